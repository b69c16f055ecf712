import { Argument, type Command } from "commander";
import { leadFormats } from "../../storage/schema.js";
import type { Context } from "../context.js";
import { countOption, idOption, idsOption, stateOption } from "../input/options.js";
import { withDatabase } from "../with-database.js";
import {
	approve,
	changeDealerships,
	type DealershipChange,
	hide,
	reject,
	setFormat,
} from "./change-dealerships.js";
import { type ListOptions, listDealerships } from "./list-dealerships.js";

/** `nev dealerships …` */
export function addDealershipCommands(parent: Command, context: Context): void {
	const apply = (change: DealershipChange, ids: readonly number[]) =>
		withDatabase(context, ({ orm }) => changeDealerships(orm, ids, change, context.output));

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

	for (const [name, description, change] of [
		["approve", "makes dealerships visible, and mails them their leads from now on", approve],
		["reject", "refuses submitted dealerships", reject],
		["hide", "hides dealerships until they are approved again", hide],
	] as const) {
		parent
			.command(name)
			.description(description)
			.argument("<id...>", "the ids of dealerships", idsOption)
			.action((ids: number[]) => apply(change, ids));
	}

	parent
		.command("format")
		.description(
			"sets how a dealership gets its leads: as readable mail, or as ADF for its dealer system",
		)
		.argument("<id>", "the id of a dealership", idOption)
		.addArgument(new Argument("<format>", "mail or adf").choices(leadFormats))
		.action((id: number, leadFormat: (typeof leadFormats)[number]) =>
			apply(setFormat(leadFormat), [id]),
		);
}
