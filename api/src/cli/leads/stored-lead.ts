import { and, asc, count, desc, eq, exists, gt, gte, inArray, type SQL } from "drizzle-orm";
import { leads, outbox } from "../../storage/lead-schema.js";
import type { Orm } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";

export type Delivery = typeof outbox.$inferSelect;

/** A lead with what has become of it. */
export interface StoredLead {
	readonly lead: typeof leads.$inferSelect;
	/** The name of the dealership that it is meant for, or that it has submitted. */
	readonly dealershipName: string | null;
	readonly deliveries: readonly Delivery[];
}

/** Which leads are wanted. */
export interface LeadFilter {
	readonly ids?: readonly number[] | undefined;
	/** With a delivery in this state. */
	readonly state?: Delivery["state"] | undefined;
	/** Received then or later. */
	readonly since?: Date | undefined;
}

type Reader = Pick<Orm, "select">;

/** How many match a filter. */
export async function countLeads(orm: Reader, filter: LeadFilter): Promise<number> {
	const [row] = await orm.select({ total: count() }).from(leads).where(matching(orm, filter));
	return row?.total ?? 0;
}

/** The newest that match, newest first. */
export function newestLeads(orm: Reader, filter: LeadFilter, limit: number): Promise<StoredLead[]> {
	const rows = orm
		.select({ lead: leads, dealershipName: dealerships.name })
		.from(leads)
		.leftJoin(dealerships, eq(leads.dealershipId, dealerships.id))
		.where(matching(orm, filter))
		.orderBy(desc(leads.id))
		.limit(limit);
	return rows.then((found) => withDeliveries(orm, found));
}

/** How many are read at once when all are wanted. */
const page = 1000;

/** All that match, oldest first, a page at a time. */
export async function* allLeads(orm: Reader, filter: LeadFilter): AsyncGenerator<StoredLead[]> {
	for (let last = 0; ; ) {
		const rows = await orm
			.select({ lead: leads, dealershipName: dealerships.name })
			.from(leads)
			.leftJoin(dealerships, eq(leads.dealershipId, dealerships.id))
			.where(and(gt(leads.id, last), matching(orm, filter)))
			.orderBy(asc(leads.id))
			.limit(page);
		if (rows.length > 0) yield await withDeliveries(orm, rows);
		if (rows.length < page) return;
		last = rows.at(-1)?.lead.id ?? last;
	}
}

async function withDeliveries(
	orm: Reader,
	rows: Omit<StoredLead, "deliveries">[],
): Promise<StoredLead[]> {
	if (rows.length === 0) return [];
	const found = await orm
		.select()
		.from(outbox)
		.where(
			inArray(
				outbox.leadId,
				rows.map(({ lead }) => lead.id),
			),
		)
		.orderBy(asc(outbox.id));
	const byLead = new Map<number, Delivery[]>();
	for (const delivery of found) {
		byLead.set(delivery.leadId, [...(byLead.get(delivery.leadId) ?? []), delivery]);
	}
	return rows.map((row) => ({ ...row, deliveries: byLead.get(row.lead.id) ?? [] }));
}

function matching(orm: Reader, { ids, state, since }: LeadFilter): SQL | undefined {
	return and(
		ids && inArray(leads.id, [...ids]),
		since && gte(leads.createdAt, since),
		state &&
			exists(
				orm
					.select({ id: outbox.id })
					.from(outbox)
					.where(and(eq(outbox.leadId, leads.id), eq(outbox.state, state))),
			),
	);
}
