import type { CompanyTexts } from "@nev/api/operations";
import { byteOrderMark, companyTextFields, csvLine } from "@nev/contract/desk";
import type { CompanyEdit } from "../company/edit-company.js";
import { findColumns } from "../tables/columns.js";
import { ImportError } from "../tables/import-error.js";
import { openTable } from "../tables/open-table.js";

/** What was set of the company, as CSV: a heading for each fact, and one row. Empty: the default. */
export function companyAsCsv(texts: CompanyTexts | undefined): string {
	return (
		byteOrderMark +
		csvLine(companyTextFields) +
		csvLine(companyTextFields.map((field) => texts?.[field]))
	);
}

const knownColumns = Object.fromEntries(companyTextFields.map((field) => [field, []]));

/**
 * Reads a file that `companyAsCsv` wrote, or a person. A column that is not there changes nothing, and an
 * empty cell is the default.
 *
 * @throws {ImportError} if it cannot be read, has a column that is not known, or not one row
 */
export async function readCompanyFile({
	bytes,
	name,
}: {
	readonly bytes: Buffer;
	readonly name: string;
}): Promise<CompanyEdit> {
	const { header, rows } = await openTable(bytes, {
		name,
		countKnown: (cells) => findColumns(cells, knownColumns, []).understood.length,
	});
	const columns = findColumns(header, knownColumns, []);
	if (columns.unknown.length > 0) {
		throw new ImportError(
			`${name} has columns that are not known: ${columns.unknown.join(", ")}. Known are ${companyTextFields.join(", ")}.`,
		);
	}
	const found: string[][] = [];
	for await (const { cells } of rows()) found.push([...cells]);
	const [cells = []] = found;
	if (found.length > 1)
		throw new ImportError(`${name} has more than one row. There is one company.`);
	return Object.fromEntries(
		columns.understood.map(({ field, index }) => [field, cells[index] ?? ""]),
	);
}
