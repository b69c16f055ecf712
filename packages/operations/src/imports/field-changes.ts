import type { ImportChange } from "@nev/contract/desk";

/**
 * The fields that differ, in the given order.
 *
 * @param toReported makes a field's value comparable, and fit for a report
 */
export function changesBetween<Item>(
	before: Item,
	after: Item,
	fields: readonly (keyof Item & string)[],
	toReported: (value: Item[keyof Item & string]) => ImportChange["old"],
): ImportChange[] {
	return fields.flatMap((field) => {
		if (before[field] === after[field]) return [];
		const change = { field, old: toReported(before[field]), new: toReported(after[field]) };
		return change.old === change.new ? [] : [change];
	});
}
