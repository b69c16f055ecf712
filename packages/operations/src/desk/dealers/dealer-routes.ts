import {
	type Author,
	editDealership,
	limitBody,
	type Orm,
	type PlaceIndex,
	parseBody,
	parseQuery,
	type Settings,
} from "@nev/api/operations";
import {
	type Dealer,
	type DealerEdit,
	dealerActionSchema,
	dealerEditSchema,
	dealerFilterSchema,
	dealerQuerySchema,
	distinctSchema,
	duplicateQuerySchema,
	type EditConflict,
	historyQuerySchema,
	type LikelyDuplicates,
	newDealerSchema,
	placeQuerySchema,
	type Saved,
	type Written,
} from "@nev/contract/desk";
import { Hono } from "hono";
import type * as z from "zod/mini";
import { addDealership } from "../../dealerships/add-dealership.js";
import { markAsDistinct } from "../../dealerships/mark-as-distinct.js";
import { dealershipsAsCsv } from "../../imports/export-lists.js";
import { answerEdit, refuseFields, refuseProblems } from "../answer-edit.js";
import { deskAuthor } from "../author.js";
import { readHistory } from "../changes/read-history.js";
import { DeskError } from "../desk-error.js";
import { countLeadsWhere, isForDealer } from "../leads/list-leads.js";
import { readId } from "../lists/read-id.js";
import { sendCsv } from "../lists/send-csv.js";
import { actOnDealers } from "./act-on-dealers.js";
import { listDealers, matchesDealers } from "./list-dealers.js";
import { listDuplicates, nameDuplicates } from "./list-duplicates.js";
import { checkPlace } from "./place-doubts.js";
import { readDealer, toDealer } from "./read-dealer.js";

/** `/api/dealers` of the desk. */
export function dealerRoutes(
	orm: Orm,
	places: Pick<PlaceIndex, "byZip">,
	settings: Pick<Settings, "company" | "mail" | "publicUrl">,
): Hono {
	return new Hono()
		.get("/", async (context) =>
			context.json(await listDealers(orm, parseQuery(dealerQuerySchema, context.req.query()))),
		)
		.get("/export", (context) => {
			const filter = parseQuery(dealerFilterSchema, context.req.query());
			return sendCsv(context, dealershipsAsCsv(orm, matchesDealers(filter)));
		})
		.post("/", limitBody, async (context) => {
			const dealer = await parseBody(newDealerSchema, context);
			const author = deskAuthor(context, "dealerships add");
			const result = await addDealer(orm, dealer, places, author);
			return context.json(result, "duplicates" in result ? 422 : 201);
		})
		.post("/actions", limitBody, async (context) => {
			const request = await parseBody(dealerActionSchema, context);
			const author = deskAuthor(context, `dealerships ${request.action}`);
			const result = await actOnDealers(orm, request, { author, settings });
			return context.json(result, "error" in result ? 409 : 200);
		})
		.get("/duplicates", async (context) => {
			const { page } = parseQuery(duplicateQuerySchema, context.req.query());
			return context.json(await listDuplicates(orm, page, places));
		})
		.post("/duplicates/distinct", limitBody, async (context) => {
			const { first, second } = await parseBody(distinctSchema, context);
			const author = deskAuthor(context, "dealerships distinct");
			const result = await markAsDistinct(orm, first, second, author);
			if (result.kind === "not listed") {
				throw new DeskError(409, "These two are no likely duplicates any more.");
			}
			return context.json({ change: result.change } satisfies Written);
		})
		.get("/place", (context) => {
			const {
				latitude = null,
				longitude = null,
				...place
			} = parseQuery(placeQuerySchema, context.req.query());
			return context.json(checkPlace({ ...place, latitude, longitude }, places));
		})
		.get("/:id", async (context) => context.json(await readDealer(orm, readId(context), places)))
		.get("/:id/leads", async (context) =>
			context.json(await countLeadsWhere(orm, isForDealer(readId(context)))),
		)
		.get("/:id/history", async (context) => {
			const { before } = parseQuery(historyQuerySchema, context.req.query());
			return context.json(await readHistory(orm, "dealerships", readId(context), before));
		})
		.put("/:id", limitBody, async (context) => {
			const edit = await parseBody(dealerEditSchema, context);
			const result = await editDealer(
				orm,
				readId(context),
				edit,
				places,
				deskAuthor(context, "dealerships edit"),
			);
			return context.json(result, "current" in result ? 409 : 200);
		});
}

/**
 * Changes the edited fields of a dealer, if it still has the version that the operator saw.
 *
 * @returns the dealer as it is now, or the conflict: what it was changed to meanwhile
 * @throws {HttpError} 404
 * @throws {DeskError} 422 with a message for each refused field
 */
async function editDealer(
	orm: Orm,
	id: number,
	{ version, values }: DealerEdit,
	places: Pick<PlaceIndex, "byZip">,
	author: Author,
): Promise<Saved<Dealer> | EditConflict<Dealer>> {
	const edited = await editDealership(orm, id, values, { author, expectedVersion: version });
	if (edited.kind === "duplicate") return refuseDuplicate(edited);
	return answerEdit(edited, "dealer", (row) => toDealer(row, places));
}

/**
 * Adds a dealer.
 *
 * @returns the dealer, or those that it may be: then it was not added
 * @throws {DeskError} 422 with a message for each refused field
 */
async function addDealer(
	orm: Orm,
	{ values, distinctFrom }: z.output<typeof newDealerSchema>,
	places: Pick<PlaceIndex, "byZip">,
	author: Author,
): Promise<Saved<Dealer> | LikelyDuplicates> {
	const added = await addDealership(orm, values, { author, distinctFrom });
	switch (added.kind) {
		case "invalid":
			return refuseProblems(added.problems);
		case "duplicate":
			return refuseDuplicate(added);
		case "likely duplicate":
			return {
				error: "You may already have this dealer. Nothing was added.",
				duplicates: await nameDuplicates(orm, added.duplicates),
			};
		case "added":
			return { saved: toDealer(added.row, places), change: added.change };
	}
}

/** @throws {DeskError} 422 */
function refuseDuplicate({ field }: { readonly field: keyof typeof duplicateMessages }): never {
	return refuseFields({ [field]: duplicateMessages[field] });
}

const duplicateMessages = {
	address: "Another dealer has this name, address and ZIP code",
	ref: "Another dealer has this id",
};
