import type { ImportKind, ImportOptions } from "@nev/contract/desk";
import { type Columns, findColumns } from "../tables/columns.js";
import type { ChosenColumns } from "../tables/heading-meanings.js";
import { choosableColumns, findDealershipColumns } from "./dealerships/find-dealership-columns.js";
import { requiredOf } from "./dealerships/read-rows.js";
import { knownColumns } from "./vehicles/vehicle-cells.js";
import { requiredVehicleColumns } from "./vehicles/vehicle-file.js";

/** The columns of a kind of list. */
interface ListColumns {
	/** What a column may be. */
	readonly fields: readonly string[];
	required(options: Pick<ImportOptions, "allowMissing">): readonly string[];
	/** Finds those that a file has. None is required. */
	find(header: readonly string[], chosen?: ChosenColumns): Columns<string>;
	/** How many of them some cells name. */
	countKnown(cells: readonly string[]): number;
}

export const listColumns: Readonly<Record<ImportKind, ListColumns>> = {
	dealers: listOf(Object.keys(choosableColumns), requiredOf, (header, chosen) =>
		findDealershipColumns(header, [], chosen),
	),
	vehicles: listOf(
		Object.keys(knownColumns),
		() => requiredVehicleColumns,
		(header, chosen) => findColumns<string>(header, knownColumns, [], { chosen }),
	),
};

function listOf(
	fields: readonly string[],
	required: ListColumns["required"],
	find: ListColumns["find"],
): ListColumns {
	return { fields, required, find, countKnown: (cells) => find(cells).understood.length };
}
