import {
	companyDefaults,
	limitBody,
	type Orm,
	parseBody,
	parseQuery,
	readCompany,
	type StoredCompany,
} from "@nev/api/operations";
import { companyEditSchema, type DeskCompany, historyQuerySchema } from "@nev/contract/desk";
import { Hono } from "hono";
import { editCompany, statedTexts } from "../../company/edit-company.js";
import { answerEdit } from "../answer-edit.js";
import { deskAuthor } from "../author.js";
import { readHistory } from "../changes/read-history.js";

/** The id of the row that is all there is. */
const rowId = 1;

/** `/api/company` of the desk: what pages state of the company. */
export function companyRoutes(orm: Orm): Hono {
	return new Hono()
		.get("/", async (context) => context.json(toDeskCompany(await readCompany(orm))))
		.get("/history", async (context) => {
			const { before } = parseQuery(historyQuerySchema, context.req.query());
			return context.json(await readHistory(orm, "company_facts", rowId, before));
		})
		.put("/", limitBody, async (context) => {
			const { version, values } = await parseBody(companyEditSchema, context);
			const author = deskAuthor(context, "company edit");
			const edited = await editCompany(orm, values, { author, expectedVersion: version });
			const result = answerEdit(edited, "page", toDeskCompany, (message) => `It ${message}`);
			return context.json(result, "current" in result ? 409 : 200);
		});
}

function toDeskCompany(stored: StoredCompany): DeskCompany {
	return { version: stored.version, values: statedTexts(stored), defaults: companyDefaults };
}
