import { type Command, Option } from "commander";
import { readSettings } from "../../settings/settings.js";
import { deliveryStates } from "../../storage/lead-schema.js";
import { UsageError } from "../cli-error.js";
import type { Context } from "../context.js";
import { countOption, idOption, idsOption, timeOption } from "../input/options.js";
import { withDatabase } from "../with-database.js";
import { type ExportOptions, exportLeads } from "./export-leads.js";
import { type ListOptions, listLeads } from "./list-leads.js";
import { releaseLeads, retryDead, retryLeads } from "./redeliver.js";
import { showLead } from "./show-lead.js";
import type { LeadFilter } from "./stored-lead.js";
import { sendTestLead } from "./test-lead.js";

/** `nev leads …` */
export function addLeadCommands(leads: Command, context: Context): void {
	const { output } = context;

	withFilter(leads.command("list"))
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

	withFilter(leads.command("export"))
		.description("all leads as a file; a CSV file is safe to open in a spreadsheet")
		.argument("[file]", "the file to write; by default standard output")
		.option("--csv", "as CSV")
		.option("--json", "as JSON")
		.option("--force", "replaces an existing file")
		.action((file: string | undefined, { csv, json, ...options }: ExportFlags) => {
			const format = formatOf(file, csv, json);
			const path = file && context.resolvePath(file);
			return withDatabase(context, ({ orm }) =>
				exportLeads(orm, { ...options, format, file: path }, context),
			);
		});

	leads
		.command("retry")
		.description("sends mails now that wait for their next attempt or have failed for good")
		.argument("[id...]", "the ids of leads", idsOption)
		.option("--dead", "sends all mails that have failed for good")
		.action((ids: number[] | undefined, { dead }: { dead?: boolean }) => {
			if (Boolean(dead) === Boolean(ids?.length)) {
				throw new UsageError(
					"Give either the ids of leads, or --dead for all mails that have failed for good.",
				);
			}
			return withDatabase(context, ({ orm }) =>
				ids?.length ? retryLeads(orm, ids, output) : retryDead(orm, output),
			);
		});

	leads
		.command("release")
		.description("sends mails that were held back because the lead looked suspicious")
		.argument("<id...>", "the ids of leads", idsOption)
		.action((ids: number[]) => withDatabase(context, ({ orm }) => releaseLeads(orm, ids, output)));

	leads
		.command("test")
		.description("mails a dealership a lead that says it is a test, and prints the server's answer")
		.argument("<id>", "the id of a dealership", idOption)
		.action((id: number) =>
			withDatabase(context, ({ orm }) =>
				sendTestLead(orm, id, readSettings(context.environment), output),
			),
		);
}

interface ExportFlags extends LeadFilter, Pick<ExportOptions, "force"> {
	csv?: boolean;
	json?: boolean;
}

function withFilter(command: Command): Command {
	return command
		.addOption(
			new Option("--state <state>", "only leads with a mail in this state").choices(deliveryStates),
		)
		.option(
			"--since <when>",
			"only leads received since a time such as 2026-11-21, or 7d for the last seven days",
			(text) => timeOption(text),
		);
}

function formatOf(file: string | undefined, csv?: boolean, json?: boolean): "csv" | "json" {
	if (csv && json) throw new UsageError("Give either --csv or --json.");
	if (csv) return "csv";
	if (json) return "json";
	const [, extension] = /\.(csv|json)$/i.exec(file ?? "") ?? [];
	if (!extension) throw new UsageError("Choose a format: --csv or --json.");
	return extension.toLowerCase() === "csv" ? "csv" : "json";
}
