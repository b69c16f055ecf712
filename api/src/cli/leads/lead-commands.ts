import { type Command, Option } from "commander";
import { deliveryStates } from "../../storage/lead-schema.js";
import { UsageError } from "../cli-error.js";
import type { Context } from "../context.js";
import { collectIds, countUpTo, idFrom, moment } from "../input/options.js";
import { withDatabase } from "../with-database.js";
import { releaseLeads, retryDead, retryLeads } from "./deliver-again.js";
import { type ExportOptions, exportLeads } from "./export-leads.js";
import { type ListOptions, listLeads } from "./list-leads.js";
import { showLead } from "./show-lead.js";
import type { LeadFilter } from "./stored-lead.js";

/** `nev leads …` */
export function addLeadCommands(leads: Command, context: Context): void {
	const { output } = context;

	withFilter(leads.command("list"))
		.description("the newest leads and what has become of them")
		.option("--limit <number>", "how many at most", countUpTo(1_000_000), 50)
		.option("--json", "for other programs")
		.action((options: ListOptions) =>
			withDatabase(context, ({ orm }) => listLeads(orm, options, output)),
		);

	leads
		.command("show")
		.description("everything about one lead, its consent and each of its mails too")
		.argument("<id>", "of the lead", idFrom)
		.option("--json", "for other programs")
		.action((id: number, options: { json?: boolean }) =>
			withDatabase(context, ({ orm }) => showLead(orm, id, options, output)),
		);

	withFilter(leads.command("export"))
		.description("all leads as a file; a CSV file is safe to open in a spreadsheet")
		.argument("[file]", "where to; standard output without one")
		.option("--csv", "as CSV")
		.option("--json", "as JSON")
		.option("--force", "replaces a file that is there already")
		.action((file: string | undefined, { csv, json, ...options }: ExportChoice) => {
			const format = formatOf(file, csv, json);
			const path = file && context.resolvePath(file);
			return withDatabase(context, ({ orm }) =>
				exportLeads(orm, { ...options, format, file: path }, context),
			);
		});

	leads
		.command("retry")
		.description("sends the mails of leads again now that wait for their next try or were given up")
		.argument("[id...]", "of the leads", collectIds)
		.option("--dead", "all that were given up")
		.action((ids: number[] | undefined, { dead }: { dead?: boolean }) => {
			if (Boolean(dead) === Boolean(ids?.length)) {
				throw new UsageError("Give either the ids of leads, or --dead for all that were given up.");
			}
			return withDatabase(context, ({ orm }) =>
				ids?.length ? retryLeads(orm, ids, output) : retryDead(orm, output),
			);
		});

	leads
		.command("release")
		.description("sends the mails of leads that were held back because they looked suspicious")
		.argument("<id...>", "of the leads", collectIds)
		.action((ids: number[]) => withDatabase(context, ({ orm }) => releaseLeads(orm, ids, output)));
}

interface ExportChoice extends LeadFilter, Pick<ExportOptions, "force"> {
	csv?: boolean;
	json?: boolean;
}

function withFilter(command: Command): Command {
	return command
		.addOption(
			new Option("--state <state>", "only those with a mail in this state").choices(deliveryStates),
		)
		.option(
			"--since <when>",
			"only those received since: 2026-11-21, or 7d for seven days",
			(text) => moment(text),
		);
}

function formatOf(file: string | undefined, csv?: boolean, json?: boolean): "csv" | "json" {
	if (csv && json) throw new UsageError("Give either --csv or --json.");
	if (csv) return "csv";
	if (json) return "json";
	const [, ending] = /\.(csv|json)$/i.exec(file ?? "") ?? [];
	if (!ending) throw new UsageError("Say in which form: --csv or --json.");
	return ending.toLowerCase() === "csv" ? "csv" : "json";
}
