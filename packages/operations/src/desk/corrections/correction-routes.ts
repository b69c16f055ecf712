import { notFound, type Orm, type Settings } from "@nev/api/operations";
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
} from "../../corrections/decide-corrections.js";
import { actorOf } from "../author.js";
import { DeskError } from "../desk-error.js";
import { handleChange, handleRead } from "../handlers.js";
import { readId } from "../lists/read-id.js";
import { countWaiting, listWaiting } from "./list-corrections.js";

/** `/api/corrections` of the desk: what dealers ask to correct in their own listings. */
export function correctionRoutes(orm: Orm, { company }: Pick<Settings, "company">): Hono {
	return new Hono()
		.get(
			"/",
			handleRead(correctionQuerySchema, (query) => listWaiting(orm, query)),
		)
		.get("/count", async (context) => context.json(await countWaiting(orm)))
		.post(
			"/:id/accept",
			...handleChange(
				acceptCorrectionSchema,
				"corrections accept",
				async ({ version }, author, context) => {
					const options = { author, company, expectedVersion: version };
					return toDecided(await acceptCorrection(orm, readId(context), options));
				},
			),
		)
		.post(
			"/:id/decline",
			...handleChange(
				declineCorrectionSchema,
				"corrections decline",
				async (body, author, context) => {
					const options = { author, company, expectedVersion: body.version };
					return toDecided(await declineCorrection(orm, readId(context), body.reason, options));
				},
			),
		);
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
