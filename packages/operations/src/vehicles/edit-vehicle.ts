import {
	type Edited,
	type EditOptions,
	editRow,
	type FieldProblem,
	type Orm,
	vehicles,
	waitForImport,
} from "@nev/api/operations";
import type { Specifications } from "@nev/contract";
import type { VehicleField } from "@nev/contract/desk";
import { eq } from "drizzle-orm";
import { asRecorded, changesBetween } from "../changes/field-changes.js";
import { parseCell } from "./parse-cell.js";
import { readVehicle, type StoredVehicle } from "./stored-vehicle.js";
import { specificationNames, vehicleCells, vehicleColumns } from "./vehicle-cells.js";
import { parseVehicleValue } from "./vehicle-schema.js";

/**
 * New values of some fields, as the cells of a CSV file have them: `{ price: "$8,995" }`. An empty text
 * removes what may be missing: a specification, the features, the external address.
 */
export type VehicleEdit = Readonly<Partial<Record<VehicleField, string>>>;

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
		plan: (before) => {
			const parsed = parseEdit(edit, before.specifications);
			if ("problems" in parsed) return parsed;
			const fields = changesBetween(
				vehicleCells(before),
				vehicleCells({ ...before, ...parsed.values }),
				vehicleColumns,
				(cell) => cell || null,
			);
			return { ...parsed, fields: fields.map(asRecorded) };
		},
		write: (transaction, values) =>
			transaction.update(vehicles).set(values).where(eq(vehicles.id, id)),
	});
}

type Values = Partial<Omit<StoredVehicle, "id" | "version">>;

/** Parses the given fields only. */
export function parseEdit(
	edit: VehicleEdit,
	specifications: Specifications,
): { values: Values } | { problems: readonly FieldProblem[] } {
	const problems: FieldProblem[] = [];
	const parse = (column: string, input: unknown): unknown => {
		const parsed = parseVehicleValue(column, input);
		if ("value" in parsed) return parsed.value;
		problems.push({ field: column, message: parsed.problem });
		return undefined;
	};
	const values: Record<string, unknown> = {};
	const groups: Record<string, Record<string, unknown>> = structuredClone(specifications);
	for (const [column, text] of Object.entries(edit)) {
		const cell = text.trim();
		const group = specificationNames.find(({ name }) => name === column)?.group;
		if (group) {
			const { [column]: _, ...others } = groups[group] ?? {};
			groups[group] = cell ? { ...others, [column]: parse(column, cell) } : others;
			values.specifications = groups;
		} else {
			const isRemoved = column === "externalUrl" && cell === "";
			values[column] = isRemoved ? null : parse(column, parseCell(column, cell));
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
