import { type LeadFilter, leadStatuses, readSettings } from "@nev/api/operations";
import { singleLineMaxLength } from "@nev/contract";
import {
	defaultOverdueHours,
	leadKinds,
	mailStates,
	maxNoteLength,
	maxOverdueHours,
} from "@nev/contract/desk";
import { type Command, Option } from "commander";
import { discardLeads } from "../../leads/discard-leads.js";
import { addLeadNote } from "../../leads/note-leads.js";
import { releaseLeads, resendLeads, retryAll, retryLeads } from "../../leads/redeliver.js";
import { authorOf } from "../author.js";
import { CliError, UsageError } from "../cli-error.js";
import type { Context } from "../context.js";
import {
	countOption,
	emailOption,
	idOption,
	idsOption,
	lineOption,
	textOption,
	timeOption,
} from "../input/options.js";
import { pluralize } from "../output/format.js";
import { withDatabase } from "../with-database.js";
import { type ExportOptions, exportLeads } from "./export-leads.js";
import { addHandOver } from "./hand-over-command.js";
import { type ListOptions, listLeads } from "./list-leads.js";
import {
	discardMessages,
	releaseMessages,
	reportMails,
	resendMessages,
	retryMessages,
} from "./report-mails.js";
import { showLead } from "./show-lead.js";
import { testLead } from "./test-command.js";

/** `nev leads …` */
export function addLeadCommands(leads: Command, context: Context): void {
	const { output } = context;

	withFilter(leads.command("list"), context)
		.description("the newest leads and the states of their mails")
		.option("--limit <number>", "the maximum number of leads", countOption(1_000_000), 50)
		.option("--json", "prints JSON")
		.action((options: ListOptions) =>
			withDatabase(context, ({ orm }) => listLeads(orm, options, output)),
		);

	leads
		.command("show")
		.description("one lead in full, with its consent and its mails")
		.argument("<id>", "the id of a lead", idOption)
		.option("--json", "prints JSON")
		.action((id: number, options: { json?: boolean }) =>
			withDatabase(context, ({ orm }) => showLead(orm, id, options, output)),
		);

	withFilter(leads.command("export"), context)
		.description("all leads as a file; a CSV file is safe to open in a spreadsheet")
		.argument("[file]", "the file to write, or - for standard output", "-")
		.option("--csv", "as CSV")
		.option("--json", "as JSON")
		.option("--force", "replaces an existing file")
		.action((file: string, { csv, json, ...options }: ExportFlags) => {
			const format = formatOf(file, csv, json);
			return withDatabase(context, ({ orm }) =>
				exportLeads(orm, { ...options, format, file }, context),
			);
		});

	leads
		.command("retry")
		.description("sends mails now that wait for their next attempt or have failed for good")
		.argument("[id...]", "the ids of leads", idsOption)
		.option("--dead", "sends all mails that have failed for good")
		.option("--waiting", "sends all mails that wait, such as after the mail server was down")
		.action((ids: number[] | undefined, { dead, waiting }: RetryFlags) => {
			if ([dead, waiting, ids?.length].filter(Boolean).length !== 1) {
				throw new UsageError(
					"Give either the ids of leads, or --dead for all mails that have failed for good, or --waiting for all that wait.",
				);
			}
			const author = authorOf(context, "leads retry");
			return withDatabase(context, async ({ orm }) => {
				if (ids?.length) {
					return reportMails(orm, ids, await retryLeads(orm, ids, author), retryMessages, output);
				}
				const { due, held } = await retryAll(orm, dead ? "dead" : "waiting", author);
				if (due + held === 0)
					output.print(dead ? "No mail has failed for good." : "No mail waits.");
				if (due > 0) output.print(`${pluralize(due, "mail is", "mails are")} due now.`);
				if (held > 0) {
					output.print(
						`${pluralize(held, "mail is", "mails are")} held back: see nev leads list --state held.`,
					);
				}
			});
		});

	leads
		.command("release")
		.description(
			"sends mails that were held back because the lead looked suspicious, its dealer was not mailed, or its sender asked not to be contacted",
		)
		.argument("<id...>", "the ids of leads", idsOption)
		.action((ids: number[]) =>
			withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "leads release");
				const settings = readSettings(context.environment);
				const released = await releaseLeads(orm, ids, author, settings);
				await reportMails(orm, ids, released, releaseMessages, output);
			}),
		);

	leads
		.command("resend")
		.description("sends mails once more that were sent, as a dealer may not have got them")
		.argument("<id...>", "the ids of leads", idsOption)
		.action((ids: number[]) =>
			withDatabase(context, async ({ orm }) => {
				const resent = await resendLeads(orm, ids, authorOf(context, "leads resend"));
				await reportMails(orm, ids, resent, resendMessages, output);
			}),
		);

	leads
		.command("discard")
		.description("ends the mails of leads that nobody needs; the leads stay, and say why")
		.argument("<id...>", "the ids of leads", idsOption)
		.requiredOption(
			"--why <reason>",
			"why, for whoever reads the lead later",
			lineOption(maxNoteLength),
		)
		.action((ids: number[], { why }: { why: string }) =>
			withDatabase(context, async ({ orm }) => {
				const discarded = await discardLeads(orm, ids, why, authorOf(context, "leads discard"));
				await reportMails(orm, ids, discarded, discardMessages, output);
			}),
		);

	addHandOver(leads, context);

	leads
		.command("note")
		.description("writes something down about a lead, with your name and the time")
		.argument("<id>", "the id of a lead", idOption)
		.argument("<text>", "what to write down", textOption(maxNoteLength))
		.action((id: number, text: string) =>
			withDatabase(context, async ({ orm }) => {
				const note = await addLeadNote(orm, id, { text }, authorOf(context, "leads note"));
				if (note === undefined) {
					throw new CliError(`There is no lead ${id}. To see all leads, run nev leads list.`);
				}
				output.print(`${id}: noted`);
			}),
		);

	leads
		.command("test")
		.description("mails a dealership a lead that says it is a test, and prints the server's answer")
		.argument("<id>", "the id of a dealership", idOption)
		.action((id: number) =>
			withDatabase(context, ({ orm }) =>
				testLead(orm, id, readSettings(context.environment), output),
			),
		);
}

interface RetryFlags {
	readonly dead?: boolean;
	readonly waiting?: boolean;
}

interface ExportFlags extends LeadFilter, Pick<ExportOptions, "force"> {
	csv?: boolean;
	json?: boolean;
}

/** What follows `--overdue` is taken for its hours. */
const overdueHint = "Without hours, put --overdue last: nev leads export FILE.csv --overdue.";

function withFilter(command: Command, { environment }: Context): Command {
	return command
		.addOption(
			new Option("--state <state>", "only leads with a mail in this state").choices(mailStates),
		)
		.addOption(
			new Option(
				"--status <status>",
				"only leads that were discarded, or else have a mail that has failed for good, or else one that is held back, or else one that waits, or else nothing left to send",
			).choices(leadStatuses),
		)
		.addOption(
			new Option(
				"--overdue [hours]",
				"only leads that were mailed to their dealer so many hours ago, and that nobody has taken; without hours, after LEAD_OVERDUE_HOURS",
			)
				.preset(environment.LEAD_OVERDUE_HOURS?.trim() || String(defaultOverdueHours))
				.argParser(countOption(maxOverdueHours, overdueHint)),
		)
		.addOption(new Option("--kind <kind>", "only leads of this kind").choices(leadKinds))
		.option("--email <address>", "only leads from this email address", emailOption)
		.option(
			"--campaign <name>",
			'only leads of a campaign, such as "google / cpc / Spring sale"',
			lineOption(singleLineMaxLength),
		)
		.option("--dealership <id>", "only leads that are for this dealership, or its signup", idOption)
		.option(
			"--since <when>",
			"only leads received since a time such as 2026-11-21, or 7d for the last seven days",
			(text) => timeOption(text),
		);
}

function formatOf(file: string, csv?: boolean, json?: boolean): "csv" | "json" {
	if (csv && json) throw new UsageError("Give either --csv or --json.");
	if (csv) return "csv";
	if (json) return "json";
	const [, extension] = /\.(csv|json)$/i.exec(file) ?? [];
	if (!extension) throw new UsageError("Choose a format: --csv or --json.");
	return extension.toLowerCase() === "csv" ? "csv" : "json";
}
