import { limitBody, notFound, type Orm, parseBody, parseQuery } from "@nev/api/operations";
import {
	historyQuerySchema,
	type LeadAction,
	leadActionSchema,
	leadFilterSchema,
	leadNoteSchema,
	leadQuerySchema,
	leadStageEditSchema,
} from "@nev/contract/desk";
import { type Context, Hono } from "hono";
import { leadsAsCsv } from "../../leads/lead-csv.js";
import { allWithProblems } from "../../leads/lead-problem.js";
import { addLeadNote, removeLeadNote } from "../../leads/note-leads.js";
import { deskAuthor } from "../author.js";
import { readId } from "../lists/read-id.js";
import { sendCsv } from "../lists/send-csv.js";
import { type ActOnLeadsOptions, actOnLeads } from "./act-on-leads.js";
import { matchesLeads } from "./lead-filter.js";
import { readLeadHistory } from "./lead-history.js";
import { listLeads, readNextLead } from "./list-leads.js";
import { readDeskLead, setLeadStage } from "./read-lead.js";
import { returnMail } from "./return-mail.js";

/** The names of the actions in the past. */
const actionNames: Readonly<Record<LeadAction, string>> = {
	retry: "leads retry",
	resend: "leads resend",
	release: "leads release",
	discard: "leads discard",
	handOver: "leads hand-over",
};

/** `/api/leads` of the desk. */
export function deskLeadRoutes(orm: Orm, settings: ActOnLeadsOptions["settings"]): Hono {
	async function act(context: Context, isPreview: boolean): Promise<Response> {
		const request = await parseBody(leadActionSchema, context);
		const author = deskAuthor(context, actionNames[request.action]);
		const options = { author, settings, isPreview };
		const result = await actOnLeads(orm, request, options);
		return context.json(result, "error" in result ? 409 : 200);
	}

	return new Hono()
		.get("/", async (context) =>
			context.json(await listLeads(orm, parseQuery(leadQuerySchema, context.req.query()))),
		)
		.get("/export", (context) => {
			const filter = parseQuery(leadFilterSchema, context.req.query());
			const condition = matchesLeads(orm, filter);
			return sendCsv(context, leadsAsCsv(allWithProblems(orm, condition)));
		})
		.post("/actions", limitBody, (context) => act(context, false))
		.post("/actions/preview", limitBody, (context) => act(context, true))
		.get("/:id", async (context) => context.json(await readDeskLead(orm, readId(context))))
		.get("/:id/history", async (context) => {
			const { before } = parseQuery(historyQuerySchema, context.req.query());
			return context.json(await readLeadHistory(orm, readId(context), before));
		})
		.get("/:id/next", async (context) => {
			const query = parseQuery(leadQuerySchema, context.req.query());
			return context.json(await readNextLead(orm, readId(context), query));
		})
		.put("/:id/stage", limitBody, async (context) => {
			const edit = await parseBody(leadStageEditSchema, context);
			const author = deskAuthor(context, "leads stage");
			return context.json(await setLeadStage(orm, readId(context), edit, author));
		})
		.put("/:id/mails/:mail/returned", async (context) => {
			const ids = { lead: readId(context), mail: readId(context, "mail") };
			const author = deskAuthor(context, "leads mail-returned");
			return context.json(await returnMail(orm, ids, author));
		})
		.post("/:id/notes", limitBody, async (context) => {
			const body = await parseBody(leadNoteSchema, context);
			const id = readId(context);
			const note = await addLeadNote(orm, id, body, deskAuthor(context, "leads note"));
			if (note === undefined) return notFound("There is no such lead.");
			return context.json(await readDeskLead(orm, id), 201);
		})
		.delete("/:id/notes/:note", async (context) => {
			const id = readId(context);
			// Whoever removed it before has done the same.
			await removeLeadNote(orm, id, readId(context, "note"));
			return context.json(await readDeskLead(orm, id));
		});
}
