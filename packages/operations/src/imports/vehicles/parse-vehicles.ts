import { type NewVehicle, type Problem, parseVehicle } from "../../vehicles/vehicle-schema.js";
import type { RowNote, RowReport } from "../import-report.js";
import type { CellsBySlug, VehicleEntry } from "./vehicle-file.js";

export interface ReadVehicles {
	readonly vehicles: readonly { readonly row?: number; readonly vehicle: NewVehicle }[];
	/** The rows that are not valid. */
	readonly refused: readonly RowReport[];
}

/** What matters to a file of what is stored. */
export interface StoredVehicles {
	/** The addresses of the pictures. */
	readonly pictures: ReadonlySet<string>;
	/** Without sample vehicles, since what they say is invented. */
	readonly cells: CellsBySlug;
}

/**
 * Parses the vehicles of a file, each of which needs a slug of its own. What a CSV file has no column for stays as
 * it is stored.
 */
export function parseVehicles(
	entries: readonly VehicleEntry[],
	{ pictures, cells }: StoredVehicles,
): ReadVehicles {
	const vehicles: { row?: number; vehicle: NewVehicle }[] = [];
	const refused: RowReport[] = [];
	const labelBySlug = new Map<string, string>();
	for (const entry of entries) {
		const { label, row, cell } = entry;
		const numbered = row !== undefined && { row };
		const parsed = parseVehicle(entry.read(cells), pictures);
		const problems = Array.isArray(parsed) ? parsed : checkSlug(parsed, label, labelBySlug);
		if (problems.length > 0) {
			const notes = problems.map((problem) => noteOf(entry, problem));
			const name = cell?.("name") || label;
			refused.push({ ...numbered, name, outcome: "refused", changes: [], notes });
		}
		if (!Array.isArray(parsed)) vehicles.push({ ...numbered, vehicle: parsed });
	}
	return { vehicles, refused };
}

function checkSlug(
	{ slug }: NewVehicle,
	label: string,
	labelBySlug: Map<string, string>,
): readonly Problem[] {
	const earlier = labelBySlug.get(slug);
	if (earlier) {
		return [{ column: "slug", path: "slug", message: `${slug} is the slug of ${earlier} already` }];
	}
	labelBySlug.set(slug, label);
	return [];
}

/** What is wrong, with the heading of a CSV file, or else the path of the field. */
function noteOf({ headingOf, cell }: VehicleEntry, { column, path, message }: Problem): RowNote {
	const name = headingOf?.(column) ?? path;
	return {
		kind: "refused",
		text: name ? `${name}: ${message}` : message,
		cause: `${cell?.(column) === "" ? "missing" : "unreadable"} ${column || "vehicle"}`,
		...(cell && { cell: { field: column, text: cell(column), problem: message } }),
	};
}
