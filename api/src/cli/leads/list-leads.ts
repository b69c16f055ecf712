import type { Orm } from "../../storage/orm.js";
import type { Output } from "../context.js";
import { cleanJson } from "../output/clean.js";
import { type Column, printTable } from "../output/table.js";
import { counted, minuteOf } from "../output/wording.js";
import { aboutOf, deliveryOf, leadJson } from "./describe-lead.js";
import { countLeads, type LeadFilter, newestLeads, type StoredLead } from "./stored-lead.js";

export interface ListOptions extends LeadFilter {
	readonly limit: number;
	readonly json?: boolean | undefined;
}

const columns: Column<StoredLead>[] = [
	{ heading: "ID", value: ({ lead }) => String(lead.id) },
	{ heading: "RECEIVED (UTC)", value: ({ lead }) => minuteOf(lead.createdAt) },
	{ heading: "KIND", value: ({ lead }) => lead.kind },
	{ heading: "NAME", value: ({ lead }) => lead.name },
	{ heading: "ABOUT", value: aboutOf },
	{ heading: "DELIVERY", value: deliveryOf },
	{ heading: "SUSPICION", value: ({ lead }) => lead.suspicion ?? "" },
];

/** Prints the newest leads, newest first, and says where there are more. */
export async function listLeads(
	orm: Pick<Orm, "select">,
	{ limit, json, ...filter }: ListOptions,
	output: Output,
): Promise<void> {
	const found = await newestLeads(orm, filter, limit);
	if (json) output.print(cleanJson(found.map(leadJson)));
	else if (found.length > 0) printTable(found, columns, output);
	else output.tell("No lead matches.");
	if (found.length < limit) return;
	const total = await countLeads(orm, filter);
	if (total > limit) {
		output.tell(
			`These are the newest of ${counted(total, "lead")}; --limit ${total} shows all of them.`,
		);
	}
}
