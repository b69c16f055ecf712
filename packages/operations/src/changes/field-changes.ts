/** A value as a report shows it; null if there is none. */
export type ReportedValue = string | number | boolean | null;

/** How one field differs from what is stored. */
export interface FieldChange {
	readonly field: string;
	readonly old: ReportedValue;
	readonly new: ReportedValue;
}

/**
 * The fields that differ, in the given order.
 *
 * @param toReported makes a field's value comparable, and fit for a report
 */
export function changesBetween<Item>(
	before: Item,
	after: Item,
	fields: readonly (keyof Item & string)[],
	toReported: (value: Item[keyof Item & string]) => ReportedValue,
): FieldChange[] {
	return fields.flatMap((field) => {
		if (before[field] === after[field]) return [];
		const change = { field, old: toReported(before[field]), new: toReported(after[field]) };
		return change.old === change.new ? [] : [change];
	});
}
