import { changedRowsQuerySchema, changeQuerySchema, undoSchema } from "@nev/contract/desk";
import { Hono } from "hono";
import { limitBody, parseBody, parseQuery } from "../../http/parse-request.js";
import type { Orm } from "../../storage/orm.js";
import { deskAuthor } from "../author.js";
import { readId } from "../lists/read-id.js";
import { listChanges, readChangeDetail } from "./list-changes.js";
import { undo } from "./undo.js";

/** `/api/changes` of the desk. */
export function changeRoutes(orm: Orm): Hono {
	return new Hono()
		.get("/", async (context) =>
			context.json(await listChanges(orm, parseQuery(changeQuerySchema, context.req.query()))),
		)
		.get("/:id", async (context) => {
			const { after } = parseQuery(changedRowsQuerySchema, context.req.query());
			return context.json(await readChangeDetail(orm, readId(context), after));
		})
		.post("/:id/undo", limitBody, async (context) => {
			const request = await parseBody(undoSchema, context);
			const author = deskAuthor(context, "changes undo");
			return context.json(await undo(orm, readId(context), request, author));
		});
}
