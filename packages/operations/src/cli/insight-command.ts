import { join } from "node:path";
import { cleanCsvLine, cleanJson, readSettings } from "@nev/api/operations";
import { type AreaSearches, byteOrderMark, type Insight, type LeadCount } from "@nev/contract/desk";
import type { Command } from "commander";
import { readInsight } from "../insight/read-insight.js";
import { UsageError } from "./cli-error.js";
import type { Context, Output } from "./context.js";
import { countOption } from "./input/options.js";
import { type Column, printTable } from "./output/table.js";
import { makeFolder, writeFileOnce } from "./output/write-file.js";
import { withDatabase } from "./with-database.js";

/** Rows that are printed of a table. The file has all. */
const printedRows = 20;

interface InsightOptions {
	readonly days: number;
	readonly csv?: string;
	readonly force?: boolean;
	readonly json?: boolean;
}

/** `nev insight` */
export function addInsight(program: Command, context: Context): void {
	program
		.command("insight")
		.description("where leads come from, and where a dealer is missing, as sums per day")
		.option("--days <number>", "of the last days, in UTC", countOption(3660), 30)
		.option("--csv <folder>", "writes each table to a .csv file in this folder")
		.option("--force", "replaces existing files")
		.option("--json", "prints JSON")
		.action(({ days, csv, force, json }: InsightOptions) => {
			if (json && csv !== undefined) throw new UsageError("Give either --csv or --json.");
			return withDatabase(context, async ({ orm }) => {
				const { hasInsight } = readSettings(context.environment);
				const insight = await readInsight(orm, hasInsight, days);
				if (json) context.output.print(cleanJson(insight));
				else if (!insight.isOn) context.output.notify("Insight is off (INSIGHT=false).");
				else if (csv !== undefined) await writeTables(insight, csv, force, context);
				else printTables(insight, context.output);
			});
		});
}

function printTables(insight: Insight, output: Output): void {
	output.notify(`${insight.from} to ${insight.to}, in days of UTC.`);
	for (const { title, file, columns, rows } of insightTables(insight)) {
		// The newest days are the last ones; of everything else the most is first.
		const shown = file === "leads-by-day" ? rows.slice(-printedRows) : rows.slice(0, printedRows);
		output.notify(
			`\n${title}${shown.length < rows.length ? `, ${shown.length} of ${rows.length}` : ""}`,
		);
		if (rows.length === 0) output.notify("Nothing was counted yet.");
		else printTable(shown, columns, output);
	}
}

async function writeTables(
	insight: Insight,
	name: string,
	force: boolean | undefined,
	context: Context,
): Promise<void> {
	const folder = makeFolder(context, name);
	for (const { file, columns, rows } of insightTables(insight)) {
		const path = join(folder, `${file}.csv`);
		const lines = [columns.map(({ heading }) => heading), ...rows];
		await writeFileOnce(context, path, force, (write) =>
			write(byteOrderMark + lines.map((line) => cleanCsvLine(line)).join("")),
		);
		context.output.print(path);
	}
}

/** Figures under a title, which are printed, and saved as a file. */
interface InsightTable {
	readonly title: string;
	/** Without `.csv`. */
	readonly file: string;
	readonly columns: readonly Column<readonly (string | number)[]>[];
	readonly rows: readonly (readonly (string | number)[])[];
}

/** The tables of a period. */
function insightTables({ leads, searches }: Insight): InsightTable[] {
	return [
		leadTable("Leads by day", "leads-by-day", "DAY", leads.days),
		leadTable("Leads by state", "leads-by-state", "STATE", named(leads.states, "Not known")),
		leadTable(
			"Leads by dealer",
			"leads-by-dealer",
			"DEALER",
			leads.dealers.map(({ id, name, leads: n }) => ({
				name: id === null ? "The company" : name || `Dealer ${id}, removed`,
				leads: n,
			})),
		),
		leadTable("Leads by host", "leads-by-host", "HOST", named(leads.hosts, "Not known")),
		leadTable("Leads by page", "leads-by-page", "PAGE", named(leads.pages, "Not known")),
		leadTable("Leads by campaign", "leads-by-campaign", "CAMPAIGN", named(leads.campaigns, "None")),
		{
			title: "Searches by ZIP area",
			file: "searches-by-zip-area",
			columns: columnsOf("ZIP CODES", "STATE", "SEARCHES", "FOUND NOBODY"),
			rows: searches.map(cellsOf),
		},
	];
}

const named = (counts: readonly LeadCount[], unknown: string) =>
	counts.map(({ name, leads }) => ({ name: name || unknown, leads }));

const cellsOf = ({ zip3, state, searches, foundNobody }: AreaSearches) => [
	`${zip3}xx`,
	state,
	searches,
	foundNobody,
];

function leadTable(
	title: string,
	file: string,
	heading: string,
	counts: readonly LeadCount[],
): InsightTable {
	return {
		title,
		file,
		columns: columnsOf(heading, "LEADS"),
		rows: counts.map(({ name, leads }) => [name, leads]),
	};
}

function columnsOf(...headings: string[]): InsightTable["columns"] {
	return headings.map((heading, index) => ({
		heading,
		value: (row) => String(row[index] ?? ""),
	}));
}
