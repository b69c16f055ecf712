import type { DealershipOutcome } from "../../dealerships/change-dealerships.js";
import type { dealerships } from "../../storage/schema.js";
import { cleanLine } from "../../text/clean.js";
import { ExitError } from "../cli-error.js";
import type { Output } from "../context.js";

/** How sentences end that begin with a dealership: `is hidden`. */
export interface Messages {
	readonly changed: string | MessageOf;
	/** If nothing had to be changed. */
	readonly unchanged: string | MessageOf;
}

type MessageOf = (dealership: typeof dealerships.$inferSelect) => string;

/**
 * Reports on each dealership that a command was to change.
 *
 * @throws {ExitError} if one of them does not exist
 */
export function reportDealerships(
	outcomes: readonly DealershipOutcome[],
	messages: Messages,
	output: Output,
): void {
	for (const outcome of outcomes) {
		if (outcome.kind === "missing") {
			output.print(`${outcome.id}: there is no such dealership`);
			continue;
		}
		const { id, name, city, state } = outcome.dealership;
		const message = messages[outcome.kind];
		const end = typeof message === "string" ? message : message(outcome.dealership);
		output.print(`${id}: ${cleanLine(name)} (${cleanLine(city)}, ${state}) ${end}`);
	}
	if (outcomes.some(({ kind }) => kind === "missing")) throw new ExitError();
}
