import { notFound, type Orm, readCompany } from "@nev/api/operations";
import { companyEditSchema } from "@nev/contract/desk";
import { Hono } from "hono";
import { editCompany } from "../../company/edit-company.js";
import { answerEdit } from "../answer-edit.js";
import { handleHistory } from "../changes/read-history.js";
import { handleChange } from "../handlers.js";
import { toDeskCompany } from "./desk-company.js";
import { companyRateRoutes } from "./rate-routes.js";

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
		.route("/rates", companyRateRoutes(orm))
		.put(
			"/",
			...handleChange(companyEditSchema, "company edit", async ({ version, values }, author) => {
				const edited = await editCompany(orm, values, { author, expectedVersion: version });
				return answerEdit(edited, "page", toDeskCompany, (message) => `It ${message}`);
			}),
		);
}
