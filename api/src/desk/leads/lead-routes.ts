import { leadQuerySchema, leadStageEditSchema } from "@nev/contract/desk";
import { Hono } from "hono";
import { limitBody, parseBody, parseQuery } from "../../http/parse-request.js";
import type { Orm } from "../../storage/orm.js";
import { deskAuthor } from "../author.js";
import { readId } from "../lists/read-id.js";
import { listLeads } from "./list-leads.js";
import { readDeskLead, setLeadStage } from "./read-lead.js";

/** `/api/leads` of the desk. */
export function deskLeadRoutes(orm: Orm): Hono {
	return new Hono()
		.get("/", async (context) =>
			context.json(await listLeads(orm, parseQuery(leadQuerySchema, context.req.query()))),
		)
		.get("/:id", async (context) => context.json(await readDeskLead(orm, readId(context))))
		.put("/:id/stage", limitBody, async (context) => {
			const edit = await parseBody(leadStageEditSchema, context);
			const author = deskAuthor(context, "leads stage");
			return context.json(await setLeadStage(orm, readId(context), edit, author));
		});
}
