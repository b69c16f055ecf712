import {
	aboutOf,
	cleanJson,
	countLeads,
	describeDeliveries,
	formatTime,
	newestLeads,
	type Orm,
} from "@nev/api/operations";
import type { SQL } from "drizzle-orm";
import {
	type LeadWithProblem,
	leadAndProblemJson,
	withProblems,
} from "../../leads/lead-problem.js";
import type { Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { type Column, printTable } from "../output/table.js";

export interface ListOptions {
	readonly limit: number;
	readonly json?: boolean | undefined;
}

const columns: Column<LeadWithProblem>[] = [
	{ heading: "ID", value: ({ lead }) => String(lead.id) },
	{ heading: "RECEIVED (UTC)", value: ({ lead }) => formatTime(lead.createdAt) },
	{ heading: "KIND", value: ({ lead }) => lead.kind },
	{ heading: "STAGE", value: ({ lead }) => lead.stage },
	{ heading: "PROBLEM", value: ({ problem }) => problem ?? "" },
	{ heading: "NAME", value: ({ lead }) => lead.name },
	{ heading: "ABOUT", value: aboutOf },
	{ heading: "MAILS", value: describeDeliveries },
	{ heading: "SUSPICION", value: ({ lead }) => lead.suspicion ?? "" },
];

/** Prints the newest leads, newest first, and reports if there are more. */
export async function listLeads(
	orm: Pick<Orm, "select">,
	condition: SQL | undefined,
	{ limit, json }: ListOptions,
	output: Output,
): Promise<void> {
	const found = await newestLeads(orm, condition, limit);
	const listed = await withProblems(orm, found);
	if (json) output.print(cleanJson(listed.map(leadAndProblemJson)));
	else if (listed.length > 0) printTable(listed, columns, output);
	else output.notify("No lead matches.");
	if (listed.length < limit) return;
	const total = await countLeads(orm, condition);
	if (total > limit) {
		output.notify(
			`These are the newest of ${pluralize(total, "lead")}. To see all, add --limit ${total}.`,
		);
	}
}
