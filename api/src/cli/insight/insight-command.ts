import { join } from "node:path";
import { byteOrderMark, type Insight } from "@nev/contract/desk";
import type { Command } from "commander";
import { readInsight } from "../../insight/read-insight.js";
import { readSettings } from "../../settings/settings.js";
import { cleanCsvLine, cleanJson } from "../../text/clean.js";
import type { Context, Output } from "../context.js";
import { countOption } from "../input/options.js";
import { printTable } from "../output/table.js";
import { makeFolder, writeFileOnce } from "../output/write-file.js";
import { withDatabase } from "../with-database.js";
import { insightTables } from "./insight-tables.js";

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
		.action(({ days, csv, force, json }: InsightOptions) =>
			withDatabase(context, async ({ orm }) => {
				const { hasInsight } = readSettings(context.environment);
				const insight = await readInsight(orm, hasInsight, { days });
				if (json) context.output.print(cleanJson(insight));
				else if (!insight.isOn) context.output.notify("Insight is off (INSIGHT=false).");
				else if (csv !== undefined) await writeTables(insight, csv, force, context);
				else printTables(insight, context.output);
			}),
		);
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
	{ output, resolvePath }: Context,
): Promise<void> {
	const folder = resolvePath(name);
	await makeFolder(folder);
	for (const { file, columns, rows } of insightTables(insight)) {
		const path = join(folder, `${file}.csv`);
		const lines = [columns.map(({ heading }) => heading), ...rows];
		await writeFileOnce(path, force, (write) =>
			write(byteOrderMark + lines.map((line) => cleanCsvLine(line)).join("")),
		);
		output.print(path);
	}
}
