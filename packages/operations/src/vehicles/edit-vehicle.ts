import {
	type Edited,
	type EditOptions,
	editRow,
	type FieldProblem,
	type Orm,
	type ParsedEdit,
	vehicles,
	waitForImport,
} from "@nev/api/operations";
import type { Specifications } from "@nev/contract";
import type { VehicleField } from "@nev/contract/desk";
import { eq } from "drizzle-orm";
import { readVehicle, type StoredVehicle } from "./stored-vehicle.js";
import { parseVehicleValue } from "./vehicle-schema.js";
import { specificationGroup } from "./vehicle-values.js";

/**
 * New values of some fields: `{ price: 8995 }`. An empty text removes what may be missing: a specification, the
 * external address.
 */
export type VehicleEdit = Readonly<Partial<Record<VehicleField, unknown>>>;

/**
 * Changes a vehicle by the rules of an import. Nothing is changed unless the result is `edited`. Values
 * that are not edited are not checked: a database may have older ones that an import would refuse.
 */
export function editVehicle(
	orm: Orm,
	id: number,
	edit: VehicleEdit,
	options: EditOptions,
): Promise<Edited<StoredVehicle>> {
	return editRow(orm, options, {
		read: async (transaction, { locks } = {}) => {
			if (locks) await waitForImport(transaction, vehicles);
			return readVehicle(transaction, id, { locks });
		},
		plan: (before) => parseEdit(edit, before.specifications),
		write: (transaction, values) =>
			transaction.update(vehicles).set(values).where(eq(vehicles.id, id)),
	});
}

type Values = Partial<Omit<StoredVehicle, "id" | "version">>;

/** Parses the given fields only. */
export function parseEdit(edit: VehicleEdit, specifications: Specifications): ParsedEdit<Values> {
	const problems: FieldProblem[] = [];
	const parse = (field: string, input: unknown): unknown => {
		const parsed = parseVehicleValue(field, input);
		if ("value" in parsed) return parsed.value;
		problems.push({ field, message: parsed.problem });
		return undefined;
	};
	const values: Record<string, unknown> = {};
	const groups: Record<string, Record<string, unknown>> = structuredClone(specifications);
	for (const [field, value] of Object.entries(edit)) {
		const isEmpty = typeof value === "string" && value.trim() === "";
		const group = specificationGroup.get(field);
		if (group) {
			const { [field]: _, ...others } = groups[group] ?? {};
			groups[group] = isEmpty ? others : { ...others, [field]: parse(field, value) };
			values.specifications = groups;
		} else {
			values[field] = field === "externalUrl" && isEmpty ? null : parse(field, value);
		}
	}
	// Drop groups that are empty now.
	if (values.specifications) {
		values.specifications = Object.fromEntries(
			Object.entries(groups).filter(([, texts]) => Object.keys(texts).length > 0),
		);
	}
	// Each value was parsed by the schema of its column.
	return problems.length > 0 ? { problems } : { values: values as Values };
}
