import type { DecidedCorrection } from "@nev/contract/desk";
import type { Decision } from "../../corrections/review-corrections.js";
import { rejectMissing } from "../../http/http-error.js";
import { DeskError } from "../desk-error.js";

/**
 * What the desk answers to a decision.
 *
 * @throws {HttpError} 404
 * @throws {DeskError} 409 if somebody was faster, 422 if the dealer cannot be changed so
 */
export function toDecided(decision: Decision): DecidedCorrection {
	switch (decision.kind) {
		case "missing":
			return rejectMissing("The dealer has sent another correction, or taken this one back.");
		case "decided":
			throw new DeskError(409, `Somebody else has ${decision.stored.correction.state} it already.`);
		case "refused":
			return refuse(decision);
		default: {
			const { kind: state, change, stored } = decision;
			return { state, change, name: stored.listing.name, email: stored.correction.email };
		}
	}
}

function refuse({ edited }: Extract<Decision, { kind: "refused" }>): never {
	switch (edited.kind) {
		case "conflict":
			throw new DeskError(
				409,
				"Nothing was changed: somebody else has changed this dealer meanwhile. Look at the difference again.",
			);
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
