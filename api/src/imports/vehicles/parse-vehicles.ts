import type { VehicleEntry } from "./vehicle-file.js";
import { type NewVehicle, type Problem, parseVehicle } from "./vehicle-schema.js";

/** What is wrong with one vehicle of a file. */
export interface InvalidVehicle {
	/** Its position in the file: `row 3` or `vehicle 3`. */
	readonly label: string;
	readonly problems: readonly Problem[];
}

export interface ReadVehicles {
	readonly vehicles: readonly NewVehicle[];
	/** Empty if all are valid. */
	readonly invalid: readonly InvalidVehicle[];
}

/** Parses the vehicles of a file, each of which needs a slug of its own. */
export function parseVehicles(entries: readonly VehicleEntry[]): ReadVehicles {
	const vehicles: NewVehicle[] = [];
	const invalid: InvalidVehicle[] = [];
	const labelBySlug = new Map<string, string>();
	for (const { label, input } of entries) {
		const parsed = parseVehicle(input);
		const problems = Array.isArray(parsed) ? parsed : checkSlug(parsed, label, labelBySlug);
		if (problems.length > 0) invalid.push({ label, problems });
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
	if (earlier) return [`slug: ${slug} is the slug of ${earlier} already`];
	labelBySlug.set(slug, label);
	return [];
}
