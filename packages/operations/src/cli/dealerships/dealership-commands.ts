import {
	cleanLine,
	findDoNotContact,
	mailObstacle,
	normalizeEmail,
	readSettings,
	type StoredDealership,
} from "@nev/api/operations";
import { approvalNoticeMinutes } from "@nev/contract/desk";
import type { Command } from "commander";
import {
	approve,
	changeDealerships,
	type DealershipChange,
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
	const apply = (
		name: string,
		change: DealershipChange,
		ids: readonly number[],
		messages: Messages,
	) =>
		withDatabase(context, async ({ orm }) => {
			const author = authorOf(context, `dealerships ${name}`);
			const settings = readSettings(context.environment);
			const { outcomes, approved } = await orm.transaction(async (transaction) => {
				const done = await changeDealerships(transaction, ids, change, author);
				const { outcomes } = done;
				return {
					outcomes,
					approved: change === approve && (await tellApproved(transaction, done, settings)),
				};
			});
			const emails = outcomes.flatMap((one) =>
				one.kind === "missing" ? [] : one.dealership.email,
			);
			const blocked = await findDoNotContact(orm, emails);
			if (approved === undefined && outcomes.some(({ kind }) => kind === "changed")) {
				context.output.notify(
					"No dealer is told by mail: this command lacks SMTP_URL or PUBLIC_URL.",
				);
			}
			const told = approved ? approved.told : [];
			reportDealerships(outcomes, { blocked, told }, messages, context.output);
		});

	parent
		.command("list")
		.description("dealerships by state, city and name")
		.option("--pending", "only those that wait for review")
		.option("--unreviewed", "only visible ones that no operator has approved")
		.option("--state <name>", "only those of a state, such as Florida or FL", stateOption)
		.option("--limit <number>", "the maximum number of dealerships", countOption(1_000_000), 100)
		.option("--json", "prints JSON")
		.action((options: ListOptions) =>
			withDatabase(context, ({ orm }) => listDealerships(orm, options, context.output)),
		);

	parent
		.command("show")
		.description("one dealership in full")
		.argument("<id>", "the id of a dealership", idOption)
		.option("--json", "prints JSON")
		.action((id: number, options: { json?: boolean }) =>
			withDatabase(context, ({ orm }) => showDealership(orm, id, options, context.output)),
		);

	addEdit(parent, context);

	parent
		.command("approve")
		.description(
			"makes dealerships visible, hidden ones too, mails those with an email address their leads from now on, and tells them so",
		)
		.argument("<id...>", "the ids of dealerships", idsOption)
		.action((ids: number[]) =>
			apply("approve", approve, ids, {
				changed: (approved) => {
					const advice = adviceToMail(approved);
					return advice === undefined
						? "is approved: it is visible, and gets its leads by mail"
						: `is approved: it is visible; to mail it its leads, ${advice}`;
				},
				unchanged: (approved) => {
					const advice = adviceToMail(approved);
					return `was approved already${advice === undefined ? "" : `; to mail it its leads, ${advice}`}`;
				},
			}),
		);

	parent
		.command("hide")
		.description("hides dealerships until they are approved again")
		.argument("<id...>", "the ids of dealerships", idsOption)
		.action((ids: number[]) =>
			apply("hide", hide, ids, {
				changed: () => "is hidden until nev dealerships approve shows it again",
				unchanged: () => "was hidden already",
			}),
		);
}

/** How sentences end that begin with a dealership: `is hidden`. */
interface Messages {
	readonly changed: (dealership: Reported) => string;
	/** If nothing had to be changed. */
	readonly unchanged: (dealership: Reported) => string;
}

type Reported = Omit<StoredDealership, "version">;

/** What an operator does so that an approved dealership is mailed its leads; undefined if it is. */
function adviceToMail({ id, email, isDoNotContact }: Reported): string | undefined {
	const approved = { visibility: "visible", reviewedAt: new Date() } as const;
	return adviceAgainst(mailObstacle({ ...approved, email, isDoNotContact }), id);
}

/**
 * Reports on each dealership that a command was to change.
 *
 * @throws {ExitError} if one of them does not exist
 */
function reportDealerships(
	outcomes: readonly DealershipOutcome[],
	{
		blocked,
		told,
	}: {
		/** The addresses of those who asked not to be contacted, normalized. */
		readonly blocked: ReadonlySet<string>;
		/** The ids of those who get a mail that says it. */
		readonly told: readonly number[];
	},
	messages: Messages,
	output: Output,
): void {
	for (const outcome of outcomes) {
		if (outcome.kind === "missing") {
			output.print(`${outcome.id}: there is no such dealership`);
			continue;
		}
		const { id, name, city, state } = outcome.dealership;
		const isDoNotContact = blocked.has(normalizeEmail(outcome.dealership.email));
		const end = messages[outcome.kind]({ ...outcome.dealership, isDoNotContact });
		const mail = told.includes(id)
			? `; it is told by mail in ${approvalNoticeMinutes} minutes`
			: "";
		output.print(`${id}: ${cleanLine(name)} (${cleanLine(city)}, ${state}) ${end}${mail}`);
	}
	if (outcomes.some(({ kind }) => kind === "missing")) throw new ExitError();
}
