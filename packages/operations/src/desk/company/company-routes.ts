import {
	companyDefaults,
	limitBody,
	notFound,
	type Orm,
	parseBody,
	parseQuery,
	readCompany,
	type StoredCompany,
} from "@nev/api/operations";
import {
	companyEditSchema,
	companyTextFields,
	type DeskCompany,
	historyQuerySchema,
} from "@nev/contract/desk";
import { Hono } from "hono";
import { editCompany } from "../../company/edit-company.js";
import { answerEdit } from "../answer-edit.js";
import { deskAuthor } from "../author.js";
import { readHistory } from "../changes/read-history.js";

/** The id of the row that is all there is. */
const rowId = 1;

/** `/api/company` of the desk: what pages state of the company. */
export function companyRoutes(orm: Orm): Hono {
	return new Hono()
		.get("/", async (context) => {
			const stored = await readCompany(orm);
			if (!stored)
				return notFound("The table company_facts has no row. Insert one with its defaults.");
			return context.json(toDeskCompany(stored));
		})
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

/** What pages state: what was set, and else the defaults. */
function toDeskCompany({ version, ...texts }: StoredCompany): DeskCompany {
	const stated = companyTextFields.map((field) => [field, texts[field] ?? companyDefaults[field]]);
	return { version, values: Object.fromEntries(stated), defaults: companyDefaults };
}
