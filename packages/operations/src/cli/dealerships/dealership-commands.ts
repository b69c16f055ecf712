import { cleanLine, mailObstacle, readSettings, type StoredDealership } from "@nev/api/operations";
import { approvalNoticeMinutes } from "@nev/contract/desk";
import type { Command } from "commander";
import {
	approve,
	changeDealerships,
	type DealershipOutcome,
	hide,
} from "../../dealerships/change-dealerships.js";
import { tellApproved } from "../../dealerships/tell-approved.js";
import { authorOf } from "../author.js";
import { ExitError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { countOption, idOption, idsOption, stateOption } from "../input/options.js";
import { withDatabase } from "../with-database.js";
import { adviceAgainst } from "./describe-obstacle.js";
import { addEdit } from "./edit-command.js";
import { type ListOptions, listDealerships } from "./list-dealerships.js";
import { showDealership } from "./show-dealership.js";

/** `nev dealerships …` */
export function addDealershipCommands(parent: Command, context: Context): void {
	const { output } = context;
	parent
		.command("list")
		.description("dealerships by state, city and name")
		.option("--pending", "only those that wait for review")
		.option("--unreviewed", "only visible ones that no operator has approved")
		.option("--state <name>", "only those of a state, such as Florida or FL", stateOption)
		.option("--limit <number>", "the maximum number of dealerships", countOption(1_000_000), 100)
		.option("--json", "prints JSON")
		.action((options: ListOptions) =>
			withDatabase(context, ({ orm }) => listDealerships(orm, options, output)),
		);

	parent
		.command("show")
		.description("one dealership in full")
		.argument("<id>", "the id of a dealership", idOption)
		.option("--json", "prints JSON")
		.action((id: number, options: { json?: boolean }) =>
			withDatabase(context, ({ orm }) => showDealership(orm, id, options, output)),
		);

	addEdit(parent, context);

	parent
		.command("approve")
		.description(
			"makes dealerships visible, hidden ones too, mails those with an email address their leads from now on, and tells them so",
		)
		.argument("<id...>", "the ids of dealerships", idsOption)
		.action((ids: number[]) =>
			withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "dealerships approve");
				const settings = readSettings(context.environment);
				const { outcomes, approved } = await orm.transaction(async (transaction) => {
					const done = await changeDealerships(transaction, ids, approve, author);
					return { ...done, approved: await tellApproved(transaction, done, settings) };
				});
				if (!approved && outcomes.some(({ kind }) => kind === "changed")) {
					output.notify("No dealer is told by mail: this command lacks SMTP_URL or PUBLIC_URL.");
				}
				reportOutcomes(outcomes, approvedText, output, approved?.told);
			}),
		);

	parent
		.command("hide")
		.description("hides dealerships until they are approved again")
		.argument("<id...>", "the ids of dealerships", idsOption)
		.action((ids: number[]) =>
			withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "dealerships hide");
				const { outcomes } = await changeDealerships(orm, ids, hide, author);
				reportOutcomes(outcomes, hiddenText, output);
			}),
		);
}

/** How a sentence ends that begins with a dealership: `is hidden`. */
type EndOf = (isChanged: boolean, dealership: StoredDealership) => string;

const hiddenText: EndOf = (isChanged) =>
	isChanged ? "is hidden until nev dealerships approve shows it again" : "was hidden already";

/** With what an operator does so that it is mailed its leads, if it is not. */
const approvedText: EndOf = (isChanged, { id, email, isDoNotContact }) => {
	const approved = { visibility: "visible", reviewedAt: new Date() } as const;
	const advice = adviceAgainst(mailObstacle({ ...approved, email, isDoNotContact }), id);
	const text = isChanged ? "is approved: it is visible" : "was approved already";
	if (advice) return `${text}; to mail it its leads, ${advice}`;
	return isChanged ? `${text}, and gets its leads by mail` : text;
};

/**
 * Reports on each dealership that a command was to change.
 *
 * @param told the ids of those who get a mail that says it
 * @throws {ExitError} if one of them does not exist
 */
function reportOutcomes(
	outcomes: readonly DealershipOutcome[],
	endOf: EndOf,
	output: Output,
	told: readonly number[] = [],
): void {
	for (const outcome of outcomes) {
		if (outcome.kind === "missing") {
			output.print(`${outcome.id}: there is no such dealership`);
			continue;
		}
		const { id, name, city, state } = outcome.dealership;
		const end = endOf(outcome.kind === "changed", outcome.dealership);
		const mail = told.includes(id)
			? `; it is told by mail in ${approvalNoticeMinutes} minutes`
			: "";
		output.print(`${id}: ${cleanLine(name)} (${cleanLine(city)}, ${state}) ${end}${mail}`);
	}
	if (outcomes.some(({ kind }) => kind === "missing")) throw new ExitError();
}
