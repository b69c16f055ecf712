import type { NumberedColumn } from "@nev/contract/desk";

export const columnMessages = {
	title: "Columns",
	hint: "Choose what each column of the file is. An address may have several, such as its second line, and so may the hours of a day.",
	chosenAt: (time: string) => `Read as chosen for an earlier file with these headings, on ${time}.`,
	number: (n: number) => `Column ${n}`,
	samples: (heading: string) => `First cells of ${heading}`,
	empty: "No text in the first rows",
	notImported: "Not imported",
	unknown: "This heading is not known.",
	leftOut: ({ heading, number }: NumberedColumn) =>
		`Left out, because column ${number}, ${heading}, means the same.`,
	notChecked: "Not checked yet.",
	check: "Check again with these columns",
	hoursOn: (day: string) => `Hours on ${day}`,
	missing: "Choose the columns",
	missingFields: (labels: string) =>
		`Not found in the file: ${labels}. Choose a column for each below, then check again.`,
};
