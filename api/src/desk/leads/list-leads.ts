import type { LeadFilter, LeadQuery, LeadRow, LeadState, Page } from "@nev/contract/desk";
import { and, eq, inArray, ne, notInArray, type SQL } from "drizzle-orm";
import { aboutOf } from "../../leads/describe-lead.js";
import { newestLeads, type StoredLead } from "../../leads/stored-lead.js";
import { leads, outbox } from "../../storage/lead-schema.js";
import type { Orm } from "../../storage/orm.js";
import { readKeysetPage } from "../lists/keyset-page.js";
import { containsWords, leadText } from "../lists/search.js";

/** A page of the leads that match. */
export async function listLeads(orm: Orm, query: LeadQuery): Promise<Page<LeadRow>> {
	const { items, ...page } = await readKeysetPage<{ id: number }>(orm, query, {
		filter: matchesLeads(orm, query),
		column: leads.id,
		idColumn: leads.id,
		hasVersion: true,
		read: (condition, order, limit) =>
			orm
				.select({ id: leads.id })
				.from(leads)
				.where(condition)
				.orderBy(...order)
				.limit(limit),
		placeOf: ({ id }) => [id, id],
	});
	const ids = items.map(({ id }) => id);
	return { ...page, items: await readLeadRows(orm, ids) };
}

/** Leads as a list shows them, in the order of their ids. */
export async function readLeadRows(
	orm: Pick<Orm, "select">,
	ids: readonly number[],
): Promise<LeadRow[]> {
	const found = await newestLeads(orm, { ids }, ids.length);
	const rows = new Map(found.map((stored) => [stored.lead.id, stored]));
	return ids.flatMap((id) => {
		const stored = rows.get(id);
		return stored ? [toLeadRow(stored)] : [];
	});
}

/** The condition for the leads of a filter. */
export function matchesLeads(
	orm: Pick<Orm, "select">,
	{ q, kind, state }: LeadFilter,
): SQL | undefined {
	return and(
		containsWords(leadText, q),
		kind && eq(leads.kind, kind),
		state && hasState(orm, state),
	);
}

/** A lead as a list shows it. */
export function toLeadRow(stored: StoredLead): LeadRow {
	const { id, version, createdAt, kind, name, email } = stored.lead;
	return {
		id,
		version,
		createdAt: createdAt.toISOString(),
		kind,
		state: stateOf(stored),
		name,
		email,
		about: aboutOf(stored),
		dealer: stored.dealership?.name ?? "",
	};
}

function stateOf({ lead: { stage }, deliveries }: StoredLead): LeadState {
	if (stage === "closed") return stage;
	if (deliveries.some(({ state }) => state === "dead")) return "dead";
	return deliveries.some(({ state }) => state === "held") ? "held" : stage;
}

/** The condition for what `stateOf` returns. */
function hasState(
	orm: Pick<Orm, "select">,
	state: NonNullable<LeadFilter["state"]>,
): SQL | undefined {
	const leadsWithMail = (...states: ("held" | "dead" | "waiting")[]) =>
		orm.select({ id: outbox.leadId }).from(outbox).where(inArray(outbox.state, states));
	const isOpen = ne(leads.stage, "closed");
	switch (state) {
		case "closed":
			return eq(leads.stage, "closed");
		case "waiting":
			return inArray(leads.id, leadsWithMail("waiting"));
		case "dead":
			return and(isOpen, inArray(leads.id, leadsWithMail("dead")));
		case "held":
			return and(
				isOpen,
				inArray(leads.id, leadsWithMail("held")),
				notInArray(leads.id, leadsWithMail("dead")),
			);
		default:
			return and(eq(leads.stage, state), notInArray(leads.id, leadsWithMail("held", "dead")));
	}
}
