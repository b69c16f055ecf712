import { cleanLine } from "@nev/api/operations";
import type { DeskImport, ImportColumn } from "@nev/contract/desk";
import type { Columns } from "../../tables/columns.js";
import type { TableFile } from "../../tables/table-file.js";

/** How many rows are searched for the first texts of a column. */
const searchedRows = 50;

const sampleCount = 3;

/** No sample is longer, in characters. */
const sampleLength = 60;

/** The columns of a file as an operator sees them, each with its first texts. */
export async function describeColumns(
	file: TableFile,
	{ understood, leftOut, unknown }: Columns<string>,
): Promise<DeskImport["columns"]["inFile"]> {
	const samples = file.header.map((): string[] => []);
	let rows = 0;
	for await (const { cells } of file.rows()) {
		for (const [index, texts] of samples.entries()) {
			const text = shorten(cells[index] ?? "");
			if (texts.length < sampleCount && text !== "" && !texts.includes(text)) texts.push(text);
		}
		rows += 1;
		if (rows === searchedRows) break;
	}
	return file.header.flatMap((text, index): ImportColumn[] => {
		const heading = cleanLine(text);
		const number = index + 1;
		const field = understood.find((column) => column.index === index)?.field ?? null;
		const readInstead = leftOut.find((column) => column.number === number)?.readInstead;
		const isUnknown = field === null && !readInstead && unknown.includes(heading);
		// A spreadsheet may have many that are empty as a whole.
		if (heading === "" && samples[index]?.length === 0) return [];
		return [
			{
				...{ heading, number, samples: samples[index] ?? [], field },
				...(readInstead && { readInstead }),
				...(isUnknown && { isUnknown }),
			},
		];
	});
}

function shorten(text: string): string {
	return text.length > sampleLength ? `${text.slice(0, sampleLength)}…` : text;
}
