import { cleanLine, type StoredDealership } from "@nev/api/operations";
import type { Command } from "commander";
import { type HandedOverLead, handOverLeads } from "../../leads/hand-over-leads.js";
import { authorOf } from "../author.js";
import { CliError, ExitError } from "../cli-error.js";
import type { Context } from "../context.js";
import { adviceAgainst } from "../dealerships/describe-obstacle.js";
import { idOption, idsOption } from "../input/options.js";
import { withDatabase } from "../with-database.js";

interface HandOverFlags {
	readonly to: number;
	readonly tell?: boolean;
}

/** `nev leads hand-over 12 --to 7` */
export function addHandOver(leads: Command, context: Context): void {
	const { output } = context;
	leads
		.command("hand-over")
		.description("gives leads to another dealership, and mails it them")
		.argument("<id...>", "the ids of leads", idsOption)
		.requiredOption("--to <id>", "the id of the dealership", idOption)
		.option(
			"--tell",
			"mails the former dealership that the lead is not theirs any more, unless it gets ADF",
		)
		.action((ids: number[], { to, tell }: HandOverFlags) =>
			withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "leads hand-over");
				const result = await handOverLeads(orm, ids, to, { author, tellsFormer: tell });
				if (result.kind === "no dealership") {
					throw new CliError(
						`There is no visible dealership ${to} that takes leads, so nothing was changed. See nev dealerships list.`,
					);
				}
				const { dealership, outcomes } = result;
				for (const outcome of outcomes) {
					output.print(`${outcome.id}: ${describe(outcome, dealership)}`);
				}
				if (outcomes.some(({ mail }) => mail === "held") && !dealership.reviewedAt) {
					const advice = adviceAgainst("not approved", to);
					output.notify(`It gets the mails once you ${advice} and nev leads release.`);
				}
				if (outcomes.some(({ kind }) => kind !== "handed over" && kind !== "unchanged")) {
					throw new ExitError();
				}
			}),
		);
}

function describeMail(
	{ id, mail }: HandedOverLead,
	{ isDoNotContact }: Pick<StoredDealership, "isDoNotContact">,
): string {
	switch (mail) {
		case "due":
			return "and mailed to it";
		case "held":
			return "and the mail to it is held back";
		case "declined":
			return `and the mail to it is held back, because its sender is on the do-not-contact list; to send it all the same, run nev leads release ${id}`;
		case "none":
			return `and not mailed, because ${isDoNotContact ? "its email address is on the do-not-contact list" : "it has no email address"}`;
	}
}

const formers: Readonly<Record<HandedOverLead["former"], string>> = {
	told: "; its former dealership is told",
	"gets ADF": "; its former dealership is not told: it gets ADF",
	"not mailed": "; its former dealership is not told: it is not mailed",
	nobody: "",
};

function describe(outcome: HandedOverLead, dealership: StoredDealership): string {
	const { kind, former } = outcome;
	const name = cleanLine(dealership.name);
	switch (kind) {
		case "handed over":
			return `is handed to ${name} ${describeMail(outcome, dealership)}${formers[former]}`;
		case "unchanged":
			return `is for ${name} already`;
		case "missing":
			return "there is no such lead";
		case "submission":
			return "is the submission of a dealership, and for nobody else";
		case "discarded":
			return "was discarded";
		case "being sent":
			return "is being mailed to its dealership; run this again in a minute";
	}
}
