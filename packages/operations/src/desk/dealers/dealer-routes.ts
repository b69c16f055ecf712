import {
	type Author,
	editDealership,
	type Orm,
	type PlaceIndex,
	parseQuery,
	type Settings,
} from "@nev/api/operations";
import {
	type Dealer,
	dealerActionSchema,
	dealerEditSchema,
	dealerFilterSchema,
	dealerQuerySchema,
	distinctSchema,
	duplicateQuerySchema,
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
import { handleHistory } from "../changes/read-history.js";
import { DeskError } from "../desk-error.js";
import { handleChange, handleRead } from "../handlers.js";
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
		.get(
			"/",
			handleRead(dealerQuerySchema, (query) => listDealers(orm, query)),
		)
		.get("/export", (context) => {
			const filter = parseQuery(dealerFilterSchema, context.req.query());
			return sendCsv(context, dealershipsAsCsv(orm, matchesDealers(filter)));
		})
		.post("/", ...handleChange(newDealerSchema, "dealerships add", add, 201))
		.post(
			"/actions",
			...handleChange(
				dealerActionSchema,
				({ action }) => `dealerships ${action}`,
				(request, author) => actOnDealers(orm, request, { author, settings }),
			),
		)
		.get(
			"/duplicates",
			handleRead(duplicateQuerySchema, ({ page }) => listDuplicates(orm, page, places)),
		)
		.post(
			"/duplicates/distinct",
			...handleChange(distinctSchema, "dealerships distinct", async ({ first, second }, author) => {
				const result = await markAsDistinct(orm, first, second, author);
				if (result.kind === "not listed") {
					throw new DeskError(409, "These two are no likely duplicates any more.");
				}
				return { change: result.change } satisfies Written;
			}),
		)
		.get(
			"/place",
			handleRead(placeQuerySchema, ({ latitude = null, longitude = null, ...place }) =>
				checkPlace({ ...place, latitude, longitude }, places),
			),
		)
		.get("/:id", async (context) => context.json(await readDealer(orm, readId(context), places)))
		.get("/:id/leads", async (context) =>
			context.json(await countLeadsWhere(orm, isForDealer(readId(context)))),
		)
		.get("/:id/history", handleHistory(orm, "dealerships"))
		.put(
			"/:id",
			...handleChange(
				dealerEditSchema,
				"dealerships edit",
				async ({ version, values }, author, context) => {
					const options = { author, expectedVersion: version };
					const edited = await editDealership(orm, readId(context), values, options);
					if (edited.kind === "duplicate") return refuseDuplicate(edited);
					return answerEdit(edited, "dealer", (row) => toDealer(row, places));
				},
			),
		);

	/** The new dealer, or those that it may be: then it was not added. */
	async function add(
		{ values, distinctFrom }: z.output<typeof newDealerSchema>,
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
}

/** @throws {DeskError} 422 */
function refuseDuplicate({ field }: { readonly field: keyof typeof duplicateMessages }): never {
	return refuseFields({ [field]: duplicateMessages[field] });
}

const duplicateMessages = {
	address: "Another dealer has this name, address and ZIP code",
	ref: "Another dealer has this id",
};
