import {
	aboutOf,
	dealerships,
	fieldOf,
	findLeads,
	leads,
	notFound,
	type Orm,
} from "@nev/api/operations";
import type { LeadCounts, LeadPage, LeadQuery, LeadRow, NextLead } from "@nev/contract/desk";
import { and, asc, count, desc, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import { isFailed, isHeld, type LeadWithProblem, withProblems } from "../../leads/lead-problem.js";
import { readKeysetPage } from "../lists/keyset-page.js";
import { matchesLeads } from "./lead-filter.js";

/**
 * A page of the leads that match.
 *
 * @throws {HttpError} 404 if there is no such dealer
 */
export async function listLeads(orm: Orm, query: LeadQuery): Promise<LeadPage> {
	const dealer = query.dealer === undefined ? undefined : await readDealerName(orm, query.dealer);
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
	return { ...page, items: await readLeadRows(orm, ids), ...(dealer && { dealer }) };
}

async function readDealerName(orm: Orm, id: number): Promise<NonNullable<LeadPage["dealer"]>> {
	const { name } = dealerships;
	const [dealer] = await orm
		.select({ id: dealerships.id, name })
		.from(dealerships)
		.where(eq(dealerships.id, id));
	return dealer ?? notFound("There is no such dealer.");
}

/** Counts the leads that meet a condition. */
export async function countLeadsWhere(orm: Orm, condition: SQL): Promise<LeadCounts> {
	const those = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
	const [counts] = await orm
		.select({
			all: count(),
			failed: those(isFailed(orm)),
			held: those(isHeld(orm)),
			// `ne` is not true of null.
			suspicious: those(and(isHeld(orm), ne(leads.suspicion, "declined"))),
		})
		.from(leads)
		.where(condition);
	return counts ?? { all: 0, failed: 0, held: 0, suspicious: 0 };
}

/** The lead after another one, which need not match itself any more; null if that is the last one. */
export async function readNextLead(
	orm: Orm,
	id: number,
	query: LeadQuery,
): Promise<NextLead | null> {
	const [isAfter, direction] = query.order === "desc" ? [lt, desc] : [gt, asc];
	const [next] = await orm
		.select({ id: leads.id })
		.from(leads)
		.where(and(matchesLeads(orm, query), isAfter(leads.id, id)))
		.orderBy(direction(leads.id))
		.limit(1);
	return next ?? null;
}

/** Leads as a list shows them, in the order of their ids. */
export async function readLeadRows(
	orm: Pick<Orm, "select" | "execute">,
	ids: readonly number[],
): Promise<LeadRow[]> {
	const found = await withProblems(orm, await findLeads(orm, ids));
	const rows = new Map(found.map((stored) => [stored.lead.id, stored]));
	return ids.flatMap((id) => {
		const stored = rows.get(id);
		return stored ? [toLeadRow(stored)] : [];
	});
}

/** A lead as a list shows it. */
export function toLeadRow(stored: LeadWithProblem): LeadRow {
	const { id, version, createdAt, kind, stage, name, email } = stored.lead;
	return {
		id,
		version,
		createdAt: createdAt.toISOString(),
		kind,
		stage,
		problem: stored.problem,
		name,
		email,
		about: aboutOf(stored),
		dealer: stored.dealership?.name ?? "",
		zipCode: fieldOf(stored, "zipCode"),
	};
}
