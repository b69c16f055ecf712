import { Argument, type Command } from "commander";
import { leadFormats } from "../../storage/schema.js";
import type { Context } from "../context.js";
import { collectIds, countUpTo, idFrom, stateOption } from "../input/options.js";
import { withDatabase } from "../with-database.js";
import {
	approve,
	changeDealerships,
	type Decision,
	format,
	hide,
	reject,
} from "./change-dealerships.js";
import { type ListOptions, listDealerships } from "./list-dealerships.js";

/** `nev dealerships …` */
export function addDealershipCommands(parent: Command, context: Context): void {
	const decide = (ids: readonly number[], decision: Decision) =>
		withDatabase(context, ({ orm }) => changeDealerships(orm, ids, decision, context.output));

	parent
		.command("list")
		.description("dealerships by state, city and name")
		.option("--pending", "only those that wait for approval")
		.option("--unreviewed", "only those that everybody sees and nobody has approved")
		.option("--state <name>", "only those of a state: Florida, or FL", stateOption)
		.option("--limit <number>", "how many at most", countUpTo(1_000_000), 100)
		.option("--json", "for other programs")
		.action((options: ListOptions) =>
			withDatabase(context, ({ orm }) => listDealerships(orm, options, context.output)),
		);

	for (const [name, description, decision] of [
		["approve", "shows dealerships to everybody, and mails them their leads from now on", approve],
		["reject", "refuses dealerships that were submitted", reject],
		["hide", "takes dealerships down until they are approved again", hide],
	] as const) {
		parent
			.command(name)
			.description(description)
			.argument("<id...>", "of the dealerships", collectIds)
			.action((ids: number[]) => decide(ids, decision));
	}

	parent
		.command("format")
		.description("sets how a dealership gets its leads: for people, or for its dealer system")
		.argument("<id>", "of the dealership", idFrom)
		.addArgument(new Argument("<format>", "mail or adf").choices(leadFormats))
		.action((id: number, leadFormat: (typeof leadFormats)[number]) =>
			decide([id], format(leadFormat)),
		);
}
