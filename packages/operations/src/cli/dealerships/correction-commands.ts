import {
	cleanJson,
	cleanLine,
	describeDifference,
	formatTime,
	type Orm,
	readSettings,
} from "@nev/api/operations";
import { maxReasonLength } from "@nev/contract/desk";
import type { Command } from "commander";
import {
	acceptCorrection,
	type Decision,
	declineCorrection,
	isWaiting,
	listCorrections,
	readCorrection,
	type StoredCorrection,
} from "../../corrections/review-corrections.js";
import { authorOf } from "../author.js";
import { CliError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { countOption, idOption, lineOption } from "../input/options.js";
import { type Column, printList } from "../output/table.js";
import { withDatabase } from "../with-database.js";

interface ListOptions {
	readonly all?: boolean;
	readonly limit: number;
	readonly json?: boolean;
}

/** `nev dealerships corrections …` */
export function addCorrectionCommands(parent: Command, context: Context): void {
	const { output, environment } = context;

	parent
		.command("list")
		.description("what dealers ask to correct in their own listings")
		.option("--all", "also what is decided")
		.option("--limit <number>", "the maximum number of corrections", countOption(1_000_000), 100)
		.option("--json", "prints JSON")
		.action((options: ListOptions) =>
			withDatabase(context, ({ orm }) => list(orm, options, output)),
		);

	parent
		.command("show")
		.description("one correction: the listing as it is, and as the dealer wants it")
		.argument("<id>", "the id of a correction", idOption)
		.option("--json", "prints JSON")
		.action((id: number, { json }: { json?: boolean }) =>
			withDatabase(context, async ({ orm }) => {
				const stored = await readCorrection(orm, id);
				if (!stored) throw noSuchCorrection(id);
				if (json) output.print(cleanJson(stored));
				else show(stored, output);
			}),
		);

	parent
		.command("accept")
		.description("makes a correction live, and mails the dealer that it is")
		.argument("<id>", "the id of a correction", idOption)
		.action((id: number) =>
			withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "corrections accept");
				const { company } = readSettings(environment);
				report(id, await acceptCorrection(orm, id, { author, company }), output);
			}),
		);

	parent
		.command("decline")
		.description("leaves the listing as it is, and mails the dealer that it stays")
		.argument("<id>", "the id of a correction", idOption)
		.option(
			"--why <reason>",
			"the reason, which is mailed to the dealer",
			lineOption(maxReasonLength),
		)
		.action((id: number, { why }: { why?: string }) =>
			withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "corrections decline");
				const { company } = readSettings(environment);
				report(id, await declineCorrection(orm, id, why, { author, company }), output);
			}),
		);
}

const columns: Column<StoredCorrection>[] = [
	{ heading: "ID", value: ({ correction }) => String(correction.id) },
	{ heading: "DEALER", value: ({ listing }) => `${listing.name} (${listing.id})` },
	{ heading: "CITY", value: ({ listing }) => listing.city, isOptional: true },
	{
		heading: "FIELDS",
		value: ({ correction }) => Object.keys(correction.values).join(", "),
	},
	{ heading: "STATE", value: ({ correction }) => correction.state },
	{ heading: "SINCE (UTC)", value: ({ correction }) => formatTime(correction.createdAt) },
];

async function list(orm: Orm, { all, limit, json }: ListOptions, output: Output): Promise<void> {
	// One more, to tell whether there are more.
	const found = await listCorrections(orm, {
		where: all ? undefined : isWaiting,
		limit: limit + 1,
	});
	const shown = found.slice(0, limit);
	printList(shown, { columns, none: "No correction waits for review.", json }, output);
	if (found.length > limit) output.notify("There are more. To see them, raise --limit.");
}

function show(stored: StoredCorrection, output: Output): void {
	const { correction, listing } = stored;
	output.print(
		`Correction ${correction.id} of dealership ${listing.id}, ${cleanLine(listing.name)}: ${correction.state} since ${formatTime(correction.decidedAt ?? correction.createdAt)} UTC`,
	);
	printDifferences(stored, output);
}

function printDifferences({ differences }: StoredCorrection, output: Output): void {
	for (const difference of differences) {
		output.print(`  ${cleanLine(describeDifference(difference))}`);
	}
	if (differences.length === 0) output.print("  The listing has these values already.");
}

function report(id: number, decision: Decision, output: Output): void {
	switch (decision.kind) {
		case "missing":
			throw noSuchCorrection(id);
		case "decided":
			throw new CliError(`Correction ${id} was ${decision.stored.correction.state} already.`);
		case "outdated":
			throw new CliError("Nothing was changed. The dealership was changed meanwhile.");
		case "refused":
			throw new CliError(`Nothing was changed. ${reasonOf(decision)}`);
		case "declined":
			break;
		case "accepted":
			printDifferences(decision.stored, output);
	}
	output.print(
		decision.isTold
			? `Correction ${id} is ${decision.kind}, and the dealer is told by mail.`
			: `Correction ${id} is ${decision.kind}. Nobody is told: the dealer's address is on the do-not-contact list.`,
	);
	output.notify(`To take it back, run nev changes undo ${decision.change}.`);
}

function reasonOf({ edited }: Extract<Decision, { kind: "refused" }>): string {
	if (edited.kind === "invalid") {
		return edited.problems.map(({ field, message }) => `${field}: ${message}.`).join(" ");
	}
	return "Another dealership has this name, address and ZIP code. See nev dealerships list.";
}

function noSuchCorrection(id: number): CliError {
	return new CliError(
		`There is no correction ${id}. To see those that wait, run nev dealerships corrections list.`,
	);
}
