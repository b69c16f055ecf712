import { cleanJson, formatTime, type Orm, rollBackIf } from "@nev/api/operations";
import type { Command } from "commander";
import { changedRows, newestChanges, readChange } from "../../changes/read-changes.js";
import { type Undone, undoChange } from "../../changes/undo-change.js";
import type { Conflict } from "../../changes/undo-rows.js";
import { authorOf } from "../author.js";
import { CliError, ExitError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { countOption, idOption } from "../input/options.js";
import { pluralize } from "../output/format.js";
import { type Column, printList } from "../output/table.js";
import { withDatabase } from "../with-database.js";
import {
	describeChange,
	describeCounts,
	describeField,
	describeRow,
	describeValue,
} from "./describe-change.js";

interface JsonOption {
	readonly json?: boolean;
}

/** `nev changes …` */
export function addChangeCommands(changes: Command, context: Context): void {
	const { output } = context;

	changes
		.command("list")
		.description("the newest changes, with who made them")
		.option("--limit <number>", "the maximum number of changes", countOption(1_000_000), 50)
		.option("--json", "prints JSON")
		.action(({ limit, json }: JsonOption & { limit: number }) =>
			withDatabase(context, ({ orm }) => listChanges(orm, limit, json, output)),
		);

	changes
		.command("show")
		.description("one change, with the old and the new values of each row")
		.argument("<id>", "the id of a change", idOption)
		.option("--json", "prints JSON")
		.action((id: number, { json }: JsonOption) =>
			withDatabase(context, ({ orm }) => showChange(orm, id, json, output)),
		);

	changes
		.command("undo")
		.description("restores the values of before a change where they are still those it wrote")
		.argument("<id>", "the id of a change", idOption)
		.option("--dry-run", "reports what the undo would do, and changes nothing", false)
		.option("--json", "prints the report as JSON")
		.action((id: number, { dryRun, json }: JsonOption & { dryRun: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "changes undo");
				const undone = await rollBackIf(orm, dryRun, (transaction) =>
					undoChange(transaction, id, author),
				);
				if (!undone) throw noSuchChange(id);
				if (json) output.print(cleanJson({ ...undone, dryRun }));
				else reportUndo(undone, id, dryRun, output);
				if (undone.conflicts.length > 0) throw new ExitError();
			}),
		);
}

type Listed = Awaited<ReturnType<typeof newestChanges>>[number];

const columns: Column<Listed>[] = [
	{ heading: "ID", value: ({ id }) => String(id) },
	{ heading: "AT (UTC)", value: ({ at }) => formatTime(at) },
	{ heading: "BY", value: ({ actor }) => actor },
	{ heading: "WHAT", value: ({ action }) => action },
	{ heading: "CHANGED", value: ({ rows }) => describeCounts(rows) },
	{
		heading: "UNDO",
		value: ({ undoes, undoneBy }) =>
			[
				...(undoes === null ? [] : [`undoes ${undoes}`]),
				...(undoneBy === null ? [] : [`undone by ${undoneBy}`]),
			].join(", "),
	},
];

async function listChanges(
	orm: Orm,
	limit: number,
	json: boolean | undefined,
	output: Output,
): Promise<void> {
	// One more, to tell whether there are more.
	const found = await newestChanges(orm, limit + 1);
	const shown = found.slice(0, limit);
	printList(shown, { columns, none: "Nothing was changed yet.", json }, output);
	if (found.length > limit) output.notify("There are older ones. To see more, raise --limit.");
}

async function showChange(
	orm: Orm,
	id: number,
	json: boolean | undefined,
	output: Output,
): Promise<void> {
	const change = await readChange(orm, id);
	if (!change) throw noSuchChange(id);
	if (json) {
		const rows = [];
		for await (const page of changedRows(orm, id)) rows.push(...page);
		output.print(cleanJson({ ...change, rows }));
		return;
	}
	output.print(`Change ${id}: ${describeChange(change)}`);
	for await (const page of changedRows(orm, id)) {
		for (const { table, id: row, kind, fields } of page) {
			output.print(`${describeRow(table, row)} was ${kind}`);
			for (const field of fields) output.print(`  ${describeField(field)}`);
		}
	}
}

function reportUndo(
	{ change, restored, conflicts }: Undone,
	id: number,
	isDryRun: boolean,
	output: Output,
): void {
	for (const conflict of conflicts) output.print(describeConflict(conflict));
	const rows = pluralize(restored, "row");
	if (isDryRun) {
		output.print(`This was a dry run, so nothing was changed. The undo would change ${rows}.`);
	} else if (restored === 0) {
		output.print(
			`Nothing of change ${id} ${conflicts.length > 0 ? "was undone" : "is left to undo"}.`,
		);
	} else {
		output.print(`Change ${id} is undone by change ${change}, in ${rows}.`);
	}
	if (conflicts.length > 0) {
		output.notify(`${pluralize(conflicts.length, "conflict")}: what is listed stays as it is.`);
	}
}

const reasons = {
	gone: "was deleted since",
	exists: "exists again",
	taken: "cannot be restored: another one has its name, or what it refers to is gone",
	"has leads":
		"stays, because leads are addressed to it; it can be hidden with nev dealerships hide",
	"being sent": "is being sent",
	"do not contact":
		"is not restored, because its earlier email address is on the do-not-contact list",
	discarded: "stays closed, because it is discarded; that can be undone",
} as const;

function describeConflict(conflict: Conflict): string {
	const row = describeRow(conflict.table, conflict.id);
	if (conflict.kind === "row") return `${row} ${reasons[conflict.reason]}`;
	const { field, recorded, present } = conflict;
	return `${row}, ${field}: recorded ${describeValue(recorded)}, now ${describeValue(present)}`;
}

function noSuchChange(id: number): CliError {
	return new CliError(`There is no change ${id}. To see the changes, run nev changes list.`);
}
