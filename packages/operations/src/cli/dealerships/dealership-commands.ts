import {
	cleanLine,
	findDoNotContact,
	mailObstacle,
	normalizeEmail,
	readSettings,
	type StoredDealership,
} from "@nev/api/operations";
import { approvalNoticeMinutes, type LeadFormat, leadFormats } from "@nev/contract/desk";
import { Argument, type Command } from "commander";
import {
	approve,
	changeDealerships,
	type DealershipChange,
	type DealershipOutcome,
	hide,
	reject,
	setFormat,
	unhide,
} from "../../dealerships/change-dealerships.js";
import { tellApproved } from "../../dealerships/tell-approved.js";
import { authorOf } from "../author.js";
import { ExitError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { countOption, idOption, idsOption, stateOption } from "../input/options.js";
import { withDatabase } from "../with-database.js";
import { addCorrectionCommands } from "./correction-commands.js";
import { adviceAgainst } from "./describe-obstacle.js";
import { addDuplicateCommands } from "./duplicate-commands.js";
import { addEdit } from "./edit-command.js";
import { type ListOptions, listDealerships } from "./list-dealerships.js";
import { showDealership, showHistory } from "./show-dealership.js";

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

	parent
		.command("history")
		.description("who changed a dealership, when, and from what to what")
		.argument("<id>", "the id of a dealership", idOption)
		.option("--json", "prints JSON")
		.action((id: number, options: { json?: boolean }) =>
			withDatabase(context, ({ orm }) => showHistory(orm, id, options, context.output)),
		);

	addEdit(parent, context);
	addCorrectionCommands(
		parent.command("corrections").description("what dealers ask to correct in their own listings"),
		context,
	);
	addDuplicateCommands(
		parent.command("duplicates").description("dealerships that may be the same"),
		context,
	);

	for (const [name, description, change, messages] of [
		[
			"approve",
			"makes dealerships visible, mails those with an email address their leads from now on, and tells them so",
			approve,
			{
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
			},
		],
		[
			"reject",
			"refuses submitted dealerships",
			reject,
			{ changed: "is rejected: it is not visible", unchanged: "was rejected already" },
		],
		[
			"hide",
			"hides dealerships until unhide shows them again",
			hide,
			{
				changed: "is hidden until nev dealerships unhide shows it again",
				unchanged: "was hidden already",
			},
		],
		[
			"unhide",
			"shows hidden dealerships again",
			unhide,
			{ changed: "is visible again", unchanged: "was not hidden" },
		],
	] satisfies [string, string, DealershipChange, Messages][]) {
		parent
			.command(name)
			.description(description)
			.argument("<id...>", "the ids of dealerships", idsOption)
			.action((ids: number[]) => apply(name, change, ids, messages));
	}

	parent
		.command("format")
		.description(
			"sets how a dealership gets its leads: as readable mail, or as ADF for its dealer system",
		)
		.argument("<id>", "the id of a dealership", idOption)
		.addArgument(new Argument("<format>", "mail or adf").choices(leadFormats))
		.action((id: number, leadFormat: LeadFormat) => {
			const format = leadFormat === "adf" ? "ADF for its dealer system" : "readable mails";
			return apply("format", setFormat(leadFormat), [id], {
				changed: `gets its leads as ${format}`,
				unchanged: `gets its leads as ${format} already`,
			});
		});
}

/** How sentences end that begin with a dealership: `is hidden`. */
interface Messages {
	readonly changed: string | MessageOf;
	/** If nothing had to be changed. */
	readonly unchanged: string | MessageOf;
}

type MessageOf = (dealership: Reported) => string;

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
		const message = messages[outcome.kind];
		const isDoNotContact = blocked.has(normalizeEmail(outcome.dealership.email));
		const end =
			typeof message === "string" ? message : message({ ...outcome.dealership, isDoNotContact });
		const mail = told.includes(id)
			? `; it is told by mail in ${approvalNoticeMinutes} minutes`
			: "";
		output.print(`${id}: ${cleanLine(name)} (${cleanLine(city)}, ${state}) ${end}${mail}`);
	}
	if (outcomes.some(({ kind }) => kind === "missing")) throw new ExitError();
}
