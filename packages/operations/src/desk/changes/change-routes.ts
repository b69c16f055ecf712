import { limitBody, notFound, type Orm, parseBody } from "@nev/api/operations";
import {
	type Change,
	changedRowsQuerySchema,
	changeQuerySchema,
	type ListedChange,
	undoSchema,
} from "@nev/contract/desk";
import { Hono } from "hono";
import { deskAuthor } from "../author.js";
import { handleRead } from "../handlers.js";
import { readId } from "../lists/read-id.js";
import type { Runner } from "../runner.js";
import { listChanges, readChangeDetail } from "./list-changes.js";
import { createUndos } from "./undo.js";

/** `/api/changes` of the desk. A long undo goes on after its answer, and is polled. */
export function changeRoutes(orm: Orm, runner: Runner): Hono {
	const undos = createUndos(orm, runner);
	const withUndo = <One extends Change>(change: One): One & Pick<ListedChange, "undo"> => {
		const undo = undos.stateOf(change.id);
		return { ...change, ...(undo && { undo }) };
	};

	return new Hono()
		.get(
			"/",
			handleRead(changeQuerySchema, async (query) => {
				const page = await listChanges(orm, query);
				return { ...page, items: page.items.map(withUndo) };
			}),
		)
		.get(
			"/:id",
			handleRead(changedRowsQuerySchema, async ({ after }, context) =>
				withUndo(await readChangeDetail(orm, readId(context), after)),
			),
		)
		.get("/:id/undo", (context) =>
			context.json(
				undos.stateOf(readId(context)) ??
					notFound("The desk was stopped meanwhile. See in the changes what became of the undo."),
			),
		)
		.post("/:id/undo", limitBody, async (context) => {
			const request = await parseBody(undoSchema, context);
			const author = deskAuthor(context, "changes undo");
			const state = await undos.undo(readId(context), request, author);
			return context.json(state, state.kind === "undoing" ? 202 : 200);
		});
}
