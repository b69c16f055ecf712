import {
	aboutOf,
	dealerships,
	isLeadOf,
	isOfCampaign,
	isOverdue,
	leads,
	leadsWithMail,
	newestLeads,
	notFound,
	type Orm,
	type StoredLead,
} from "@nev/api/operations";
import type {
	LeadCounts,
	LeadFilter,
	LeadPage,
	LeadQuery,
	LeadRow,
	LeadState,
	NextLead,
} from "@nev/contract/desk";
import {
	and,
	asc,
	count,
	desc,
	eq,
	gt,
	inArray,
	lt,
	ne,
	notInArray,
	type SQL,
	sql,
} from "drizzle-orm";
import { readKeysetPage } from "../lists/keyset-page.js";
import { matchesLeadWords } from "../lists/search.js";

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

/** The condition for the leads of a dealer. One that does not exist has none. */
export const isForDealer = (dealer: number) => eq(leads.dealershipId, dealer);

/** Counts the leads that meet a condition. */
export async function countLeadsWhere(orm: Orm, condition: SQL): Promise<LeadCounts> {
	const those = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
	const isHeld = hasState(orm, "held");
	const [counts] = await orm
		.select({
			all: count(),
			dead: those(hasState(orm, "dead")),
			held: those(isHeld),
			// `ne` is not true of null.
			suspicious: those(and(isHeld, ne(leads.suspicion, "declined"))),
		})
		.from(leads)
		.where(condition);
	return counts ?? { all: 0, dead: 0, held: 0, suspicious: 0 };
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
	{ q, kind, state, overdue, dealer, email, campaign }: LeadFilter,
): SQL | undefined {
	return and(
		matchesLeadWords(q),
		kind && eq(leads.kind, kind),
		state && hasState(orm, state),
		overdue === undefined ? undefined : isOverdue(orm, overdue),
		dealer === undefined ? undefined : isForDealer(dealer),
		email ? isLeadOf(email) : undefined,
		campaign ? isOfCampaign(campaign) : undefined,
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
	const isOpen = ne(leads.stage, "closed");
	switch (state) {
		case "closed":
			return eq(leads.stage, "closed");
		case "waiting":
			return inArray(leads.id, leadsWithMail(orm, "waiting"));
		case "dead":
			return and(isOpen, inArray(leads.id, leadsWithMail(orm, "dead")));
		case "held":
			return and(
				isOpen,
				inArray(leads.id, leadsWithMail(orm, "held")),
				notInArray(leads.id, leadsWithMail(orm, "dead")),
			);
		default:
			return and(eq(leads.stage, state), notInArray(leads.id, leadsWithMail(orm, "held", "dead")));
	}
}
