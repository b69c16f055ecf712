import type { vehicles } from "@nev/api/operations";
import { type Specifications, specificationDefaults } from "@nev/contract";
import { type VehicleValues, vehicleFields } from "@nev/contract/desk";

/** The group of each specification. */
export const specificationGroup: ReadonlyMap<string, keyof Specifications> = new Map(
	Object.entries(specificationDefaults).flatMap(([group, names]) =>
		Object.keys(names).map((name) => [name, group as keyof Specifications] as const),
	),
);

/** What an operator edits of a vehicle, by field. */
export function vehicleValues(vehicle: typeof vehicles.$inferInsert): VehicleValues {
	const { specifications, ...columns } = vehicle;
	const known = Object.assign({}, ...Object.values(specifications), columns);
	// Each field is a column or a specification.
	return Object.fromEntries(
		vehicleFields.map((field) => [field, known[field] ?? ""]),
	) as unknown as VehicleValues;
}
