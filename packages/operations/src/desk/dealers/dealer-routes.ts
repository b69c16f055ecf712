import {
	editDealership,
	type Orm,
	type PlaceIndex,
	parseQuery,
	type Settings,
} from "@nev/api/operations";
import {
	dealerActionSchema,
	dealerEditSchema,
	dealerFilterSchema,
	dealerQuerySchema,
	distinctSchema,
	duplicateQuerySchema,
	newDealerSchema,
	placeQuerySchema,
	receiverQuerySchema,
} from "@nev/contract/desk";
import { Hono } from "hono";
import { dealershipsAsCsv } from "../../imports/export-lists.js";
import { answerEdit } from "../answer-edit.js";
import { handleHistory } from "../changes/read-history.js";
import { handleChange, handleRead } from "../handlers.js";
import { isForDealer } from "../leads/lead-filter.js";
import { countLeadsWhere } from "../leads/list-leads.js";
import { readId } from "../lists/read-id.js";
import { sendCsv } from "../lists/send-csv.js";
import { actOnDealers } from "./act-on-dealers.js";
import { addDealer, refuseDuplicate } from "./add-dealer.js";
import { findReceivers } from "./find-receivers.js";
import { listDealers, matchesDealers } from "./list-dealers.js";
import { listDuplicates } from "./list-duplicates.js";
import { markAsDistinct } from "./mark-as-distinct.js";
import { checkPlace } from "./place-doubts.js";
import { readDealer, toDealer } from "./read-dealer.js";

/** `/api/dealers` of the desk. */
export function dealerRoutes(
	orm: Orm,
	places: Pick<PlaceIndex, "byZip" | "read">,
	settings: Pick<Settings, "mail" | "publicUrl">,
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
		.post(
			"/",
			...handleChange(
				newDealerSchema,
				"dealerships add",
				(dealer, author) => addDealer(orm, dealer, places, author),
				201,
			),
		)
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
			...handleChange(distinctSchema, "dealerships distinct", (pair, author) =>
				markAsDistinct(orm, pair, author),
			),
		)
		.get(
			"/place",
			handleRead(placeQuerySchema, ({ latitude = null, longitude = null, ...place }) =>
				checkPlace({ ...place, latitude, longitude }, places),
			),
		)
		.get(
			"/receivers",
			handleRead(receiverQuerySchema, (query) => findReceivers(orm, places, query)),
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
					if (edited.kind === "duplicate") return refuseDuplicate(edited.field);
					return answerEdit(edited, "dealer", (row) => toDealer(row, places));
				},
			),
		);
}
