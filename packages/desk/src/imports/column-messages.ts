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
		`Left out, because column ${number}${heading && `, ${heading},`} means the same.`,
	notChecked: "Not checked yet.",
	check: "Check again with these columns",
	hoursOn: (day: string) => `Hours on ${day}`,
	missing: "Choose the columns",
	missingFields: (labels: string, others: readonly string[]) =>
		`Not found in the file: ${labels}. Choose a column for each below${others.join("")}, then check again.`,
	orTick: (fields: string) => `, or tick below that dealers may lack ${fields}`,
	orSheet: ", or choose another sheet of the workbook",
	wholeAddress: "Street, city and ZIP code need a column each.",
	byHeadings: "Read them by their headings",
};
