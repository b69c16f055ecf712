import { companyDay, type Orm, readCompany, requireUncodedBody } from "@nev/api/operations";
import { companyRatesEditSchema, type ReadRates } from "@nev/contract/desk";
import { Hono } from "hono";
import { editRates } from "../../company/edit-rates.js";
import { countRateColumns } from "../../imports/rates/find-rate-columns.js";
import { ratesAsCsv } from "../../imports/rates/rates-as-csv.js";
import { readRateFile } from "../../imports/rates/read-rate-file.js";
import { ImportError } from "../../tables/import-error.js";
import { MissingColumnsError } from "../../tables/missing-columns.js";
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
		const table = await openTable(bytes, { countKnown: countRateColumns });
		const { rows } = await readRateFile(table, { today, isWorkbook: isWorkbook(bytes) });
		return {
			rates: rows.flatMap(({ rate }) => rate ?? []),
			refused: rows.filter(({ rate, isSkipped }) => !rate && !isSkipped).length,
			notes: [
				...(table.notes ?? []),
				...rows.flatMap(({ row, name, notes }) =>
					notes.map(({ text }) => `Row ${row}${name && `, ${name}:`} ${text}`),
				),
			],
		};
	} catch (error) {
		// Columns are not chosen here.
		if (error instanceof MissingColumnsError) throw new DeskError(422, error.renaming);
		if (error instanceof ImportError) throw new DeskError(422, error.message);
		throw error;
	}
}
