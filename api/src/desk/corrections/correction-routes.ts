import {
	acceptCorrectionSchema,
	correctionQuerySchema,
	declineCorrectionSchema,
} from "@nev/contract/desk";
import { Hono } from "hono";
import { acceptCorrection, declineCorrection } from "../../corrections/review-corrections.js";
import { limitBody, parseBody, parseQuery } from "../../http/parse-request.js";
import type { Settings } from "../../settings/settings.js";
import type { Orm } from "../../storage/orm.js";
import { deskAuthor } from "../author.js";
import { readId } from "../lists/read-id.js";
import { toDecided } from "./decide-correction.js";
import { countWaiting, listWaiting } from "./list-corrections.js";

/** `/api/corrections` of the desk: what dealers ask to correct in their own listings. */
export function correctionRoutes(orm: Orm, { company }: Pick<Settings, "company">): Hono {
	return new Hono()
		.get("/", async (context) =>
			context.json(await listWaiting(orm, parseQuery(correctionQuerySchema, context.req.query()))),
		)
		.get("/count", async (context) => context.json(await countWaiting(orm)))
		.post("/:id/accept", limitBody, async (context) => {
			const { version } = await parseBody(acceptCorrectionSchema, context);
			const author = deskAuthor(context, "corrections accept");
			const options = { author, company, expectedVersion: version };
			return context.json(toDecided(await acceptCorrection(orm, readId(context), options)));
		})
		.post("/:id/decline", limitBody, async (context) => {
			const { reason } = await parseBody(declineCorrectionSchema, context);
			const author = deskAuthor(context, "corrections decline");
			const options = { author, company };
			return context.json(
				toDecided(await declineCorrection(orm, readId(context), reason, options)),
			);
		});
}
