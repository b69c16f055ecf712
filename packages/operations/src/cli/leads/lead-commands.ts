import { type Orm, readSettings } from "@nev/api/operations";
import { singleLineMaxLength } from "@nev/contract";
import { leadKinds, leadProblemFilters, leadStages } from "@nev/contract/desk";
import { type Command, Option } from "commander";
import type { SQL } from "drizzle-orm";
import { type LeadConditions, matchesLeads } from "../../desk/leads/lead-filter.js";
import { allWithProblems } from "../../leads/lead-problem.js";
import { authorOf } from "../author.js";
import { UsageError } from "../cli-error.js";
import type { Context } from "../context.js";
import {
	countOption,
	emailOption,
	idOption,
	idsOption,
	lineOption,
	timeOption,
} from "../input/options.js";
import { withDatabase } from "../with-database.js";
import { type ExportOptions, exportLeads } from "./export-leads.js";
import { type ListOptions, listLeads } from "./list-leads.js";
import { retryAllAndReport, retryAndReport } from "./retry-leads.js";
import { showLead } from "./show-lead.js";
import { testLead } from "./test-command.js";

/** `nev leads …` */
export function addLeadCommands(leads: Command, context: Context): void {
	const { output } = context;

	withFilter(leads.command("list"))
		.description("the newest leads and the states of their mails")
		.option("--limit <number>", "the maximum number of leads", countOption(1_000_000), 50)
		.option("--json", "prints JSON")
		.action((options: FilterFlags & ListOptions) =>
			withDatabase(context, ({ orm }) =>
				listLeads(orm, conditionOf(orm, options), options, output),
			),
		);

	leads
		.command("show")
		.description("one lead in full, with its consent and its mails")
		.argument("<id>", "the id of a lead", idOption)
		.option("--json", "prints JSON")
		.action((id: number, options: { json?: boolean }) =>
			withDatabase(context, ({ orm }) => showLead(orm, id, options, output)),
		);

	withFilter(leads.command("export"))
		.description("all leads as a file; a CSV file is safe to open in a spreadsheet")
		.argument("[file]", "the file to write, or - for standard output", "-")
		.option("--csv", "as CSV")
		.option("--json", "as JSON")
		.option("--force", "replaces an existing file")
		.action((file: string, { csv, json, force, ...filter }: ExportFlags) => {
			const format = formatOf(file, csv, json);
			return withDatabase(context, ({ orm }) => {
				const condition = conditionOf(orm, filter);
				const pages = allWithProblems(orm, condition);
				return exportLeads(pages, { format, file, force }, context);
			});
		});

	const retry = leads
		.command("retry")
		.description("sends mails now that wait for their next attempt or have failed for good")
		.argument("[id...]", "the ids of leads", idsOption)
		.option("--failed", "sends all mails that have failed for good")
		.option("--waiting", "sends all mails that wait, such as after the mail server was down")
		.action((ids: number[] = [], { failed, waiting }: RetryFlags) => {
			if ([failed, waiting, ids.length].filter(Boolean).length !== 1) {
				throw new UsageError(
					"Give either the ids of leads, or --failed for all mails that have failed for good, or --waiting for all that wait.",
				);
			}
			const author = authorOf(context, "leads retry");
			const { mail } = readSettings(context.environment);
			return withDatabase(context, ({ orm }) =>
				ids.length > 0
					? retryAndReport(orm, ids, author, mail, output)
					: retryAllAndReport(orm, failed ? "dead" : "waiting", author, mail, output),
			);
		});
	refuse(retry, "--dead", "Type --failed.");

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
	readonly failed?: boolean;
	readonly waiting?: boolean;
}

interface ExportFlags extends FilterFlags, Pick<ExportOptions, "force"> {
	csv?: boolean;
	json?: boolean;
}

/** Which leads, as `nev leads list` and `nev leads export` are asked for them. */
interface FilterFlags extends Omit<LeadConditions, "q" | "dealer" | "since"> {
	readonly search?: string;
	readonly dealership?: number;
	readonly since?: Date;
}

/** What earlier versions called the filters, with what to type now. */
const formerFilters = {
	"--state <state>": "Type --stage, or --problem held, failed or waiting.",
	"--status <status>": "Type --problem held, --problem failed, or --stage closed.",
	"--overdue [hours]": "Type --problem overdue.",
};

/** Refuses an option of earlier versions. */
function refuse(command: Command, flags: string, now: string): void {
	const option = new Option(flags).hideHelp();
	command.addOption(option).on(`option:${option.name()}`, () => {
		throw new UsageError(`${option.long} is gone. ${now}`);
	});
}

function withFilter(command: Command): Command {
	for (const [flags, now] of Object.entries(formerFilters)) refuse(command, flags, now);
	return command
		.option("--search <words>", "only leads with these words in name, email address or phone")
		.addOption(new Option("--stage <stage>", "only leads of this stage").choices(leadStages))
		.addOption(
			new Option(
				"--problem <problem>",
				"only leads with a mail that failed for good or came back, that is held back or that waits, leads that nobody has taken in time, or leads with none of these problems",
			).choices(leadProblemFilters),
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

function conditionOf(
	orm: Orm,
	{ search, dealership, since, ...filter }: FilterFlags,
): SQL | undefined {
	const named = { ...filter, q: search, dealer: dealership, since: since?.toISOString() };
	return matchesLeads(orm, named);
}

function formatOf(file: string, csv?: boolean, json?: boolean): "csv" | "json" {
	if (csv && json) throw new UsageError("Give either --csv or --json.");
	if (csv) return "csv";
	if (json) return "json";
	const [, extension] = /\.(csv|json)$/i.exec(file) ?? [];
	if (!extension) throw new UsageError("Choose a format: --csv or --json.");
	return extension.toLowerCase() === "csv" ? "csv" : "json";
}
