import { and, asc, count, desc, eq, exists, gt, gte, inArray, type SQL, sql } from "drizzle-orm";
import { isLeadOf } from "../people/person.js";
import { type leadKinds, leads, outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

export type Delivery = typeof outbox.$inferSelect;

/** A lead with its mails. */
export interface StoredLead {
	readonly lead: typeof leads.$inferSelect;
	/** The name of the dealership that it is for, or that it submitted. */
	readonly dealershipName: string | null;
	readonly deliveries: readonly Delivery[];
}

/** What a lead needs: the first of these that is true of it or of one of its mails. */
export const leadStatuses = ["discarded", "dead", "held", "waiting", "sent"] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** The status of a lead. One without mails has nothing left to send. */
const leadStatus = sql<LeadStatus>`case when ${leads.discardedAt} is not null then 'discarded' else coalesce((
	select ${outbox.state} from ${outbox} where ${outbox.leadId} = ${leads.id}
	order by array_position(${sql.param([...leadStatuses])}::text[], ${outbox.state}) limit 1
), 'sent') end`;

/** Conditions that leads must meet. */
export interface LeadFilter {
	readonly ids?: readonly number[] | undefined;
	/** Sent from this email address, in any case. */
	readonly email?: string | undefined;
	/** For this dealership, or submitted by it. */
	readonly dealership?: number | undefined;
	readonly kind?: (typeof leadKinds)[number] | undefined;
	/** At least one mail has this state. */
	readonly state?: Delivery["state"] | undefined;
	readonly status?: LeadStatus | undefined;
	/** Received at this time or later. */
	readonly since?: Date | undefined;
}

type Reader = Pick<Orm, "select">;

/** Counts the leads that match. */
export async function countLeads(orm: Reader, filter: LeadFilter): Promise<number> {
	const [row] = await orm.select({ total: count() }).from(leads).where(conditionOf(orm, filter));
	return row?.total ?? 0;
}

/** The newest leads that match, newest first. */
export async function newestLeads(
	orm: Reader,
	filter: LeadFilter,
	limit: number,
): Promise<StoredLead[]> {
	const rows = await orm
		.select({ lead: leads, dealershipName: dealerships.name })
		.from(leads)
		.leftJoin(dealerships, eq(leads.dealershipId, dealerships.id))
		.where(conditionOf(orm, filter))
		.orderBy(desc(leads.id))
		.limit(limit);
	return withDeliveries(orm, rows);
}

const pageSize = 1000;

/** All leads that match, oldest first, in pages. */
export async function* allLeads(orm: Reader, filter: LeadFilter): AsyncGenerator<StoredLead[]> {
	for (let lastId = 0; ; ) {
		const rows = await orm
			.select({ lead: leads, dealershipName: dealerships.name })
			.from(leads)
			.leftJoin(dealerships, eq(leads.dealershipId, dealerships.id))
			.where(and(gt(leads.id, lastId), conditionOf(orm, filter)))
			.orderBy(asc(leads.id))
			.limit(pageSize);
		if (rows.length > 0) yield await withDeliveries(orm, rows);
		if (rows.length < pageSize) return;
		lastId = rows.at(-1)?.lead.id ?? lastId;
	}
}

async function withDeliveries(
	orm: Reader,
	rows: Omit<StoredLead, "deliveries">[],
): Promise<StoredLead[]> {
	if (rows.length === 0) return [];
	const leadIds = rows.map(({ lead }) => lead.id);
	const deliveries = await orm
		.select()
		.from(outbox)
		.where(inArray(outbox.leadId, leadIds))
		.orderBy(asc(outbox.id));
	const byLead = new Map<number, Delivery[]>();
	for (const delivery of deliveries) {
		byLead.set(delivery.leadId, [...(byLead.get(delivery.leadId) ?? []), delivery]);
	}
	return rows.map((row) => ({ ...row, deliveries: byLead.get(row.lead.id) ?? [] }));
}

function conditionOf(
	orm: Reader,
	{ ids, email, dealership, kind, state, status, since }: LeadFilter,
): SQL | undefined {
	return and(
		ids && inArray(leads.id, [...ids]),
		email === undefined ? undefined : isLeadOf(email),
		dealership === undefined ? undefined : eq(leads.dealershipId, dealership),
		kind && eq(leads.kind, kind),
		since && gte(leads.createdAt, since),
		status && eq(leadStatus, status),
		state &&
			exists(
				orm
					.select({ id: outbox.id })
					.from(outbox)
					.where(and(eq(outbox.leadId, leads.id), eq(outbox.state, state))),
			),
	);
}
