import { type Columns, findColumns } from "../../tables/columns.js";
import {
	type ChosenColumns,
	createHeadingReader,
	normalize,
} from "../../tables/heading-meanings.js";
import { saysNothing } from "../../tables/says-nothing.js";
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

const withoutTitle = {
	...choosableColumns,
	name: choosableColumns.name.filter((name) => name !== "title"),
};

/** Of columns that name a person, normalized. */
const person = /(contact|contactperson|(first|last|full|given|family|middle|contact)name|surname)$/;

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
	const rules = { prefix, chosen, joined: { address: addressLines, ...weekdayRules } };
	const meaningOf = createHeadingReader<DealershipField | Weekday>(withoutTitle, rules);
	// Beside another name, it is what a person is: Owner, Sales Manager.
	const isOfPerson = header.some(
		(heading) => meaningOf(heading)?.field === "name" || person.test(normalize(heading)),
	);
	const known = isOfPerson ? withoutTitle : choosableColumns;
	const columns = findColumns<DealershipField | Weekday>(header, known, required, rules);
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
