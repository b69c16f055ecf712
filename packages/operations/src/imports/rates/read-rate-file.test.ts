import { expect, it } from "vitest";
import { makeWorkbook } from "../../../test/workbook.js";
import { tableOfRows } from "../../tables/memory-table.js";
import { openTable } from "../../tables/open-table.js";
import { countRateColumns } from "./find-rate-columns.js";
import { readRateFile } from "./read-rate-file.js";

const options = { today: "2026-11-29", isWorkbook: true };

const read = (rows: readonly string[][], isWorkbook = true) =>
	readRateFile(
		tableOfRows(
			[
				["min score", "lender", "term", "apr", "balloon", "conditions"],
				...rows.map((cells) => ["660", ...cells]),
			],
			(text) => text,
			{},
		),
		{ ...options, isWorkbook },
	);

it("reads the percentages of a workbook, which stores 4.99% as 0.0499", async () => {
	const { rows } = await read([
		["A", "60", "0.0499", "0.4", ""],
		["A", "72", "0", "", "New vehicles"],
	]);
	expect(rows[0]).toMatchObject({
		rate: { apr: 4.99, balloonPercent: 40 },
		notes: [
			{ kind: "mended", text: "apr 0.0499 is 4.99%" },
			{ kind: "mended", text: "balloon 0.4 is 40%" },
		],
	});
	expect(rows[1]).toMatchObject({ rate: { apr: 0 }, notes: [] });
});

it.each([
	["elsewhere", [["A", "60", "0.0499"]], false],
	[
		"among others",
		[
			["A", "60", "0.0499"],
			["A", "72", "6.74"],
		],
		true,
	],
])("asks which is meant %s", async (_, rows, isWorkbook) => {
	const [row] = (await read(rows as string[][], isWorkbook as boolean)).rows;
	expect(row).toMatchObject({
		notes: [{ kind: "refused", text: 'apr "0.0499": Write 4.99% or 0.0499%, whichever it is' }],
	});
});

it("refuses the rows of a workbook whose cells are merged with one above", async () => {
	const book = makeWorkbook(
		{
			"Read me": [["Rates"]],
			Rates: [
				["Rates of November"],
				["Bank", "Term", "APR", "Conditions"],
				["A", "60", "5%", "Members only"],
				["A", "72", "6%", ""],
				["A", "84", "7%", ""],
			],
		},
		{ "Read me": ["A1:A9"], Rates: ["A1:D1", "D3:D4"] },
	);
	const table = await openTable(book, { countKnown: countRateColumns });
	const { rows } = await readRateFile(table, options);
	expect(rows).toMatchObject([
		{ row: 3, rate: { term: 60, conditions: "Members only" } },
		{
			row: 4,
			notes: [
				{
					kind: "refused",
					text: "cells D3:D4 are merged: Unmerge them and write the value in each row",
				},
			],
		},
		{ row: 5, rate: { term: 84 } },
	]);
});

it("refuses more rates than a page can show", async () => {
	const rows = Array.from({ length: 501 }, () => ["A", "60", "5"]);
	await expect(read(rows)).rejects.toThrow(/more than 500 rates/);
});
