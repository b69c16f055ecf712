import { type NewVehicle, type Problem, parseVehicle } from "../../vehicles/vehicle-schema.js";
import type { CellsBySlug, VehicleEntry } from "./vehicle-file.js";

/** What is wrong with one vehicle of a file. */
export interface InvalidVehicle {
	readonly entry: VehicleEntry;
	readonly problems: readonly VehicleProblem[];
}

export interface VehicleProblem extends Pick<Problem, "column"> {
	/** `MSRP: is missing`, with the heading of a CSV file, or else the path of the field. */
	readonly text: string;
	/** `is missing` */
	readonly problem: string;
}

export interface ReadVehicles {
	readonly vehicles: readonly NewVehicle[];
	/** Empty if all are valid. */
	readonly invalid: readonly InvalidVehicle[];
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
	const vehicles: NewVehicle[] = [];
	const invalid: InvalidVehicle[] = [];
	const labelBySlug = new Map<string, string>();
	for (const entry of entries) {
		const { label } = entry;
		const parsed = parseVehicle(entry.read(cells), pictures);
		const problems = Array.isArray(parsed) ? parsed : checkSlug(parsed, label, labelBySlug);
		if (problems.length > 0) {
			invalid.push({ entry, problems: problems.map((problem) => toText(entry, problem)) });
		}
		if (!Array.isArray(parsed)) vehicles.push(parsed);
	}
	return { vehicles, invalid };
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

function toText({ headingOf }: VehicleEntry, { column, path, message }: Problem): VehicleProblem {
	const name = headingOf?.(column) ?? path;
	return { column, text: name ? `${name}: ${message}` : message, problem: message };
}
