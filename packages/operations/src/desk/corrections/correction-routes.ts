import {
	limitBody,
	notFound,
	type Orm,
	parseBody,
	parseQuery,
	type Settings,
} from "@nev/api/operations";
import {
	acceptCorrectionSchema,
	correctionQuerySchema,
	type DecidedCorrection,
	declineCorrectionSchema,
} from "@nev/contract/desk";
import { Hono } from "hono";
import {
	acceptCorrection,
	type Decision,
	declineCorrection,
} from "../../corrections/review-corrections.js";
import { actorOf, deskAuthor } from "../author.js";
import { DeskError } from "../desk-error.js";
import { readId } from "../lists/read-id.js";
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
			const { reason, version } = await parseBody(declineCorrectionSchema, context);
			const author = deskAuthor(context, "corrections decline");
			const options = { author, company, expectedVersion: version };
			return context.json(
				toDecided(await declineCorrection(orm, readId(context), reason, options)),
			);
		});
}

/**
 * What the desk answers to a decision.
 *
 * @throws {HttpError} 404
 * @throws {DeskError} 409 if somebody was faster, 422 if the dealer cannot be changed so
 */
function toDecided(decision: Decision): DecidedCorrection {
	switch (decision.kind) {
		case "missing":
			return notFound("The dealer has sent another correction, or taken this one back.");
		case "decided":
			throw new DeskError(
				409,
				`${actorOf(decision.by)} has ${decision.stored.correction.state} it already.`,
			);
		case "outdated":
			throw new DeskError(
				409,
				`${actorOf(decision.by)} has changed this dealer meanwhile. Nothing was decided: look at the difference again.`,
			);
		case "refused":
			return refuse(decision);
		default: {
			const { kind: state, change, stored, isTold } = decision;
			const email = isTold ? stored.correction.email : null;
			return { state, change, name: stored.listing.name, email };
		}
	}
}

function refuse({ edited }: Extract<Decision, { kind: "refused" }>): never {
	switch (edited.kind) {
		case "invalid":
			throw new DeskError(
				422,
				`Nothing was changed. ${edited.problems.map(({ message }) => `${message}.`).join(" ")}`,
			);
		default:
			throw new DeskError(
				422,
				"Nothing was changed: another dealer has this name, address and ZIP code.",
			);
	}
}
