import type { Orm } from "@nev/api/operations";
import type { DuplicateReason } from "@nev/contract/desk";
import type { Command } from "commander";
import { rowNames } from "../../changes/row-names.js";
import { findDuplicates } from "../../dealerships/find-duplicates.js";
import { markAsDistinct } from "../../dealerships/mark-as-distinct.js";
import { authorOf } from "../author.js";
import { CliError } from "../cli-error.js";
import type { Context, Output } from "../context.js";
import { countOption, idOption } from "../input/options.js";
import { type Column, printList } from "../output/table.js";
import { withDatabase } from "../with-database.js";

interface ListOptions {
	readonly limit: number;
	readonly json?: boolean;
}

/** `nev dealerships duplicates …` */
export function addDuplicateCommands(parent: Command, context: Context): void {
	const { output } = context;

	parent
		.command("list")
		.description("dealerships that may be the same, with what they share")
		.option("--limit <number>", "the maximum number of pairs", countOption(1_000_000), 100)
		.option("--json", "prints JSON")
		.action((options: ListOptions) =>
			withDatabase(context, ({ orm }) => list(orm, options, output)),
		);

	parent
		.command("dismiss")
		.description("says that two are no duplicates: they are not listed again")
		.argument("<id>", "the id of a dealership", idOption)
		.argument("<other>", "the id of the other one", idOption)
		.action((id: number, other: number) =>
			withDatabase(context, async ({ orm }) => {
				const author = authorOf(context, "dealerships distinct");
				// The one that was added first has the smaller id.
				const result = await markAsDistinct(orm, Math.min(id, other), Math.max(id, other), author);
				if (result.kind === "not listed") {
					throw new CliError(
						`Dealerships ${id} and ${other} are no likely duplicates. To see those, run nev dealerships duplicates list.`,
					);
				}
				output.print(`Dealerships ${id} and ${other} are no duplicates.`);
				if (result.change !== null) {
					output.notify(`To take it back, run nev changes undo ${result.change}.`);
				}
			}),
		);
}

interface Pair {
	readonly sides: readonly { readonly id: number; readonly name: string }[];
	readonly reasons: readonly DuplicateReason[];
}

const reasonLabels: Readonly<Record<DuplicateReason, string>> = {
	"membership-id": "membership ID",
	phone: "phone number",
	address: "name, street and ZIP code",
};

const nameOf = (side: number) => (pair: Pair) => pair.sides[side]?.name ?? "";
const idOf = (side: number) => (pair: Pair) => `${pair.sides[side]?.id ?? ""}`;

const columns: Column<Pair>[] = [
	{ heading: "ID", value: idOf(0), isUntruncated: true },
	{ heading: "DEALER", value: nameOf(0) },
	{ heading: "ID", value: idOf(1), isUntruncated: true },
	{ heading: "OTHER", value: nameOf(1) },
	{
		heading: "SHARED",
		value: ({ reasons }) => reasons.map((reason) => reasonLabels[reason]).join(", "),
	},
];

async function list(orm: Orm, { limit, json }: ListOptions, output: Output): Promise<void> {
	const found = await findDuplicates(orm);
	const shown = found.slice(0, limit);
	const rowOf = (id: number) => ({ table: "dealerships", id }) as const;
	const name = await rowNames(
		orm,
		shown.flatMap(({ first, second }) => [rowOf(first), rowOf(second)]),
	);
	const pairs = shown.map(({ first, second, reasons }) => ({
		sides: [first, second].map((id) => ({ id, name: name(rowOf(id)) ?? "" })),
		reasons,
	}));
	printList(pairs, { columns, none: "There are no likely duplicates.", json }, output);
	if (found.length > limit) output.notify("There are more. To see them, raise --limit.");
}
