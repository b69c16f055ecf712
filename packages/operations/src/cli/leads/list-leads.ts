import {
	aboutOf,
	cleanJson,
	countLeads,
	describeDeliveries,
	formatTime,
	type LeadFilter,
	leadJson,
	newestLeads,
	type Orm,
	type StoredLead,
} from "@nev/api/operations";
import type { Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { type Column, printTable } from "../output/table.js";

export interface ListOptions extends LeadFilter {
	readonly limit: number;
	readonly json?: boolean | undefined;
}

const columns: Column<StoredLead>[] = [
	{ heading: "ID", value: ({ lead }) => String(lead.id) },
	{ heading: "RECEIVED (UTC)", value: ({ lead }) => formatTime(lead.createdAt) },
	{ heading: "KIND", value: ({ lead }) => lead.kind },
	{ heading: "STAGE", value: ({ lead }) => lead.stage },
	{ heading: "NAME", value: ({ lead }) => lead.name },
	{ heading: "ABOUT", value: aboutOf },
	{ heading: "DELIVERY", value: describeDeliveries },
	{ heading: "SUSPICION", value: ({ lead }) => lead.suspicion ?? "" },
];

/** Prints the newest leads, newest first, and reports if there are more. */
export async function listLeads(
	orm: Pick<Orm, "select">,
	{ limit, json, ...filter }: ListOptions,
	output: Output,
): Promise<void> {
	const storedLeads = await newestLeads(orm, filter, limit);
	if (json) output.print(cleanJson(storedLeads.map(leadJson)));
	else if (storedLeads.length > 0) printTable(storedLeads, columns, output);
	else output.notify("No lead matches.");
	if (storedLeads.length < limit) return;
	const total = await countLeads(orm, filter);
	if (total > limit) {
		output.notify(
			`These are the newest of ${pluralize(total, "lead")}. To see all, add --limit ${total}.`,
		);
	}
}
