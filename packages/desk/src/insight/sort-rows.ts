/** By which column a table is sorted, by its index. */
export interface Sort {
	readonly column: number;
	readonly order: "ascending" | "descending";
}

type Value = string | number;

const collator = new Intl.Collator("en-US");

/** The order after a press on a heading: figures begin with the largest, names with A, and another press turns it around. */
export function nextSort(
	present: Sort | undefined,
	column: number,
	value: Value | undefined,
): Sort {
	const first = typeof value === "number" ? "descending" : "ascending";
	if (present?.column !== column) return { column, order: first };
	return { column, order: present.order === "ascending" ? "descending" : "ascending" };
}

/** Sorts rows by a value. Rows without one are last either way. */
export function sortRows<Row>(
	rows: readonly Row[],
	value: (row: Row) => Value,
	order: Sort["order"],
): Row[] {
	const direction = order === "ascending" ? 1 : -1;
	return rows.toSorted((one, other) => {
		const [a, b] = [value(one), value(other)];
		if (a === "" || b === "") return Number(a === "") - Number(b === "");
		const difference =
			typeof a === "number" && typeof b === "number" ? a - b : collator.compare(`${a}`, `${b}`);
		return direction * difference;
	});
}
