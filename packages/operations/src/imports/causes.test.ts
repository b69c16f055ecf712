import { expect, it } from "vitest";
import { causesOf } from "./causes.js";
import type { RowNote, RowReport } from "./import-report.js";

const row = (number: number | undefined, ...notes: RowNote[]): RowReport => ({
	...{ name: "Gulf Carts", outcome: "added", changes: [], notes },
	...(number !== undefined && { row: number }),
});

const website = (text: string): RowNote => ({
	...{ kind: "dropped", text: `website: "${text}"`, cause: "unreadable website" },
	cell: { field: "website", text, problem: "Enter a web address" },
});

const hours: RowNote = {
	...{ kind: "dropped", text: "M-F 8-5", cause: "hours without AM or PM" },
	offer: "assumeOfficeHours",
};

it("counts the rows of each cause, by kind, the most frequent first", () => {
	const refused: RowNote = { kind: "refused", text: "no phone", cause: "missing phone number" };
	const rows = [2, 3, 4, 5, 6, 7, 8].map((number) => row(number, hours));
	// A row counts once, and a note without a cause has no others like it.
	const others = [row(9, website("/a"), website("/b")), row(10, refused), row(11)];
	const alone = row(undefined, { kind: "kept", text: "stays hidden" }, hours);
	expect(causesOf([...rows, ...others, alone])).toEqual([
		{ kind: "refused", cause: "missing phone number", rows: 1, first: [10], texts: [] },
		{
			...{ kind: "dropped", cause: "hours without AM or PM", offer: "assumeOfficeHours", rows: 8 },
			...{ offered: 8, first: [2, 3, 4, 5, 6], texts: [] },
		},
		{ kind: "dropped", cause: "unreadable website", rows: 1, first: [9], texts: [] },
	]);
});

it("counts the rows that an option settles, whichever is first", () => {
	const { offer: _, ...alone } = hours;
	expect(causesOf([row(2, alone), row(3, alone, hours, hours), row(4, hours)])).toMatchObject([
		{ rows: 3, offer: "assumeOfficeHours", offered: 2 },
	]);
	expect(causesOf([row(2, alone)])[0]).not.toHaveProperty("offer");
});

it("names the texts that several rows have in a field, the most frequent first, at most five", () => {
	const texts = "abcdefg".split("").flatMap((text, index) => Array(9 - index).fill(text));
	const rows = [...texts, "once", ""].map((text, index) => row(index + 2, website(text)));
	const [cause] = causesOf([...rows, row(90, website("")), row(91, website(""))]);
	expect(cause?.texts.map(({ text, rows }) => [text, rows])).toEqual([
		["a", 9],
		["b", 8],
		["c", 7],
		["d", 6],
		["e", 5],
	]);
	expect(cause?.texts[0]).toEqual({
		...{ field: "website", text: "a", problem: "Enter a web address", rows: 9 },
	});
});
