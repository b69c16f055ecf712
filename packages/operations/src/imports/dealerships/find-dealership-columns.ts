import { type Columns, findColumns } from "../../csv/columns.js";
import type { ChosenColumns } from "../../csv/heading-meanings.js";
import { saysNothing } from "../../csv/says-nothing.js";
import { addressLines, type DealershipField, dealershipColumns } from "./dealership-columns.js";
import {
	type Weekday,
	weekdayColumns,
	weekdayHours,
	weekdayRules,
	weekdays,
} from "./weekday-columns.js";

/** What the columns of a file of dealerships may be, to be chosen: a field, or the hours of a day. */
export const choosableColumns = { ...dealershipColumns, ...weekdayColumns };

/** Whose phone or city it is. Not `billing`: an accountant's phone is not the dealer's. */
const prefix =
	/^(store|dealership|dealer|location|shop|branch|business|company|physical|main|primary|address|coordinates|wpsl|sl)/;

/**
 * Finds the columns of a file of dealerships. Its opening hours may have a column for each day.
 *
 * @throws {ImportError} if a required column is missing
 */
export function findDealershipColumns(
	header: readonly string[],
	required: readonly DealershipField[],
	chosen?: ChosenColumns,
): Columns<DealershipField> {
	const columns = findColumns<DealershipField | Weekday>(header, choosableColumns, required, {
		...{ prefix, chosen },
		joined: { address: addressLines, ...weekdayRules },
	});
	if (!weekdays.some((day) => columns.has(day))) return columns;
	return {
		...columns,
		read(cells, field) {
			const text = columns.read(cells, field);
			if (!saysNothing(text) || field !== "openingHours") return text;
			return weekdayHours((day) => columns.read(cells, day));
		},
	};
}
