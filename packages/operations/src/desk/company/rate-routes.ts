import { companyDay, type Orm, readCompany, requireUncodedBody } from "@nev/api/operations";
import { companyRatesEditSchema, type ReadRates } from "@nev/contract/desk";
import { Hono } from "hono";
import { editRates } from "../../company/edit-rates.js";
import { rateColumns } from "../../imports/rates/rate-columns.js";
import { ratesAsCsv } from "../../imports/rates/rates-as-csv.js";
import { readRateFile } from "../../imports/rates/read-rate-file.js";
import { findColumns } from "../../tables/columns.js";
import { ImportError } from "../../tables/import-error.js";
import { isWorkbook, openTable } from "../../tables/open-table.js";
import { answerEdit } from "../answer-edit.js";
import { DeskError } from "../desk-error.js";
import { handleChange } from "../handlers.js";
import { limitFile } from "../limit-file.js";
import { toDeskCompany } from "./desk-company.js";

/** `/api/company/rates` of the desk: the rates of lenders that visitors see. */
export function companyRateRoutes(orm: Orm): Hono {
	return new Hono()
		.put(
			"/",
			...handleChange(companyRatesEditSchema, "rates edit", async ({ version, rates }, author) => {
				const edited = await editRates(orm, rates, { author, expectedVersion: version });
				return answerEdit(edited, "page", toDeskCompany);
			}),
		)
		.post("/file", limitFile, async (context) => {
			requireUncodedBody(context);
			const bytes = Buffer.from(await context.req.arrayBuffer());
			const today = companyDay((await readCompany(orm))?.supportTimeZone);
			return context.json(await readList(bytes, today));
		})
		.get("/export.csv", async (context) =>
			context.body(ratesAsCsv((await readCompany(orm))?.rates), 200, {
				"content-type": "text/csv; charset=utf-8",
			}),
		);
}

/**
 * Reads a list, and stores nothing.
 *
 * @throws {DeskError} 422
 */
async function readList(bytes: Buffer, today: string): Promise<ReadRates> {
	try {
		const countKnown = (cells: readonly string[]) =>
			findColumns(cells, rateColumns, []).understood.length;
		const table = await openTable(bytes, { countKnown });
		const { rows, columns } = await readRateFile(table, { today, isWorkbook: isWorkbook(bytes) });
		const ignored = columns.unknown.map((heading) => `The column "${heading}" is not read.`);
		return {
			rates: rows.flatMap(({ rate }) => rate ?? []),
			refused: rows.filter(({ rate, isRepeated }) => !rate && !isRepeated).length,
			notes: [
				...(table.notes ?? []),
				...ignored,
				...rows.flatMap(({ row, name, notes }) =>
					notes.map(({ text }) => `Row ${row}, ${name}: ${text}`),
				),
			],
		};
	} catch (error) {
		if (error instanceof ImportError) throw new DeskError(422, error.message);
		throw error;
	}
}
