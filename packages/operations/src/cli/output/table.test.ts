import { describe, expect, it } from "vitest";
import { type Column, printTable } from "./table.js";

interface Row {
	id: number;
	name: string;
}

const columns: Column<Row>[] = [
	{ heading: "ID", value: ({ id }: Row) => String(id) },
	{ heading: "NAME", value: ({ name }: Row) => name },
];

function linesOf(rows: Row[], isTerminal: boolean, width = 80, shown = columns): string[] {
	const lines: string[] = [];
	printTable(rows, shown, {
		isTerminal,
		columns: width,
		progress: undefined,
		print: (line) => void lines.push(line),
		write: async () => {},
		notify: () => {},
		ask: undefined,
	});
	return lines;
}

describe("a table", () => {
	it("is aligned on a terminal, and truncated to its width", () => {
		const rows = [
			{ id: 1, name: "Ada" },
			{ id: 1000, name: "Augusta Ada King, Countess of Lovelace" },
		];
		expect(linesOf(rows, true)).toEqual([
			"ID    NAME",
			"1     Ada",
			"1000  Augusta Ada King, Countess of Lovelace",
		]);
		expect(linesOf(rows, true, 20)[2]).toBe("1000  Augusta Ada K…");
		expect(linesOf([{ id: 1, name: "😀".repeat(20) }], true, 14)[1]).toBe(`1   ${"😀".repeat(9)}…`);
	});

	it("omits optional columns on a narrow terminal, and never truncates some", () => {
		const all = [
			{ heading: "ID", value: ({ id }: Row) => String(id) },
			{ heading: "EXTRA", value: () => "extra", isOptional: true },
			{ heading: "CUT", value: () => "c".repeat(12) },
			{ heading: "WHOLE", value: ({ name }: Row) => name, isUntruncated: true },
		];
		const rows = [{ id: 1, name: "w".repeat(15) }];
		const complete = `1   extra  ${"c".repeat(12)}  ${"w".repeat(15)}`;
		expect(linesOf(rows, true, 40, all)[1]).toBe(complete);
		expect(linesOf(rows, true, 39, all)[1]).toBe(`1   ${"c".repeat(12)}  ${"w".repeat(15)}`);
		expect(linesOf(rows, true, 20, all)[1]).toBe(`1   ${"c".repeat(7)}…  ${"w".repeat(15)}`);
	});

	it("is not truncated elsewhere, and has tabs only between its cells", () => {
		expect(linesOf([{ id: 1, name: "Ada\tKing\nLovelace" }], false, 10)).toEqual([
			"ID\tNAME",
			"1\tAda King Lovelace",
		]);
	});
});
