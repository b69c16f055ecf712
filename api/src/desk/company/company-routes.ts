import {
	companyEditSchema,
	type DeskCompany,
	type EditConflict,
	historyQuerySchema,
	type Saved,
} from "@nev/contract/desk";
import { Hono } from "hono";
import type { Author } from "../../changes/author.js";
import { companyDefaults } from "../../company/company-facts.js";
import { type CompanyEdit, editCompany, statedTexts } from "../../company/edit-company.js";
import { readCompany, type StoredCompany } from "../../company/stored-company.js";
import { limitBody, parseBody, parseQuery } from "../../http/parse-request.js";
import type { Orm } from "../../storage/orm.js";
import { deskAuthor } from "../author.js";
import { readHistory } from "../changes/read-history.js";
import { DeskError } from "../desk-error.js";

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
			const result = await saveCompany(orm, values, version, author);
			return context.json(result, "current" in result ? 409 : 200);
		});
}

/** @throws {DeskError} 422 with a message for each refused field */
async function saveCompany(
	orm: Orm,
	edit: CompanyEdit,
	expectedVersion: string,
	author: Author,
): Promise<Saved<DeskCompany> | EditConflict<DeskCompany>> {
	const edited = await editCompany(orm, edit, { author, expectedVersion });
	switch (edited.kind) {
		case "invalid": {
			const fields = edited.problems.map(({ field, message }) => [field, `It ${message}`]);
			throw new DeskError(422, "Some fields are not filled in right.", {
				fields: Object.fromEntries(fields),
			});
		}
		case "conflict":
			return {
				error: "Somebody else has changed this page meanwhile.",
				current: toDeskCompany(edited.company),
			};
		case "unchanged":
			return { saved: toDeskCompany(edited.company), change: null };
		case "edited":
			return { saved: toDeskCompany(edited.company), change: edited.change };
	}
}

function toDeskCompany(stored: StoredCompany): DeskCompany {
	return { version: stored.version, values: statedTexts(stored), defaults: companyDefaults };
}
