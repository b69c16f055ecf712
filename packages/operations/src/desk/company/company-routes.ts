import {
	companyDefaults,
	notFound,
	type Orm,
	readCompany,
	type StoredCompany,
} from "@nev/api/operations";
import { companyEditSchema, companyTextFields, type DeskCompany } from "@nev/contract/desk";
import { Hono } from "hono";
import { editCompany } from "../../company/edit-company.js";
import { answerEdit } from "../answer-edit.js";
import { handleHistory } from "../changes/read-history.js";
import { handleChange } from "../handlers.js";

/** The id of the row that is all there is. */
const rowId = 1;

/** `/api/company` of the desk: what pages state of the company. */
export function companyRoutes(orm: Orm): Hono {
	return new Hono()
		.get("/", async (context) => {
			const stored = await readCompany(orm);
			if (!stored) {
				return notFound("The table company_facts has no row. Insert one with its defaults.");
			}
			return context.json(toDeskCompany(stored));
		})
		.get(
			"/history",
			handleHistory(orm, "company_facts", () => rowId),
		)
		.put(
			"/",
			...handleChange(companyEditSchema, "company edit", async ({ version, values }, author) => {
				const edited = await editCompany(orm, values, { author, expectedVersion: version });
				return answerEdit(edited, "page", toDeskCompany, (message) => `It ${message}`);
			}),
		);
}

/** What pages state: what was set, and else the defaults. */
function toDeskCompany({ version, ...texts }: StoredCompany): DeskCompany {
	const stated = companyTextFields.map((field) => [field, texts[field] ?? companyDefaults[field]]);
	return { version, values: Object.fromEntries(stated), defaults: companyDefaults };
}
