import { and, asc, count, desc, eq, getTableColumns, gt, inArray, type SQL } from "drizzle-orm";
import { leadNotes, leads } from "../storage/lead-schema.js";
import { isMailOf, type LeadMail, leadMailColumns, mails } from "../storage/mail-schema.js";
import { type Orm, rowVersion } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { givenBackName } from "./give-back.js";

/** A mail of a lead. */
export type Delivery = LeadMail & {
	/** The dealership that is mailed. */
	readonly dealership: MailedDealership | null;
};

/** What tells a dealership, and whether it can be mailed. */
export type MailedDealership = Pick<
	typeof dealerships.$inferSelect,
	keyof typeof dealershipColumns
>;

const { name, email, leadAddresses, visibility, reviewedAt, pausedUntil } = dealerships;
const dealershipColumns = { name, email, leadAddresses, visibility, reviewedAt, pausedUntil };

const leadColumns = { ...getTableColumns(leads), version: rowVersion(leads), givenBackName };

export type LeadNote = Omit<typeof leadNotes.$inferSelect, "leadId">;

/** A lead with its mails. */
export interface StoredLead {
	readonly lead: typeof leads.$inferSelect & {
		/** Differs after each change of the lead, and not of its mails. */
		readonly version: string;
		/** The dealership that has given it back. */
		readonly givenBackName: string | null;
	};
	/** The dealership that it is for, or that it submitted. */
	readonly dealership: MailedDealership | null;
	readonly deliveries: readonly Delivery[];
	/** What operators wrote down, oldest first. */
	readonly notes: readonly LeadNote[];
}

type Reader = Pick<Orm, "select">;

/** Counts the leads that meet a condition. */
export async function countLeads(orm: Reader, condition: SQL | undefined): Promise<number> {
	const [row] = await orm.select({ total: count() }).from(leads).where(condition);
	return row?.total ?? 0;
}

/** The newest leads that meet a condition, newest first. */
export async function newestLeads(
	orm: Reader,
	condition: SQL | undefined,
	limit: number,
): Promise<StoredLead[]> {
	const rows = await orm
		.select({ lead: leadColumns, dealership: dealershipColumns })
		.from(leads)
		.leftJoin(dealerships, eq(leads.dealershipId, dealerships.id))
		.where(condition)
		.orderBy(desc(leads.id))
		.limit(limit);
	return withMailsAndNotes(orm, rows);
}

/** These leads, newest first, without those that do not exist. */
export function findLeads(orm: Reader, ids: readonly number[]): Promise<StoredLead[]> {
	return newestLeads(orm, inArray(leads.id, [...ids]), ids.length);
}

const pageSize = 1000;

/** All leads that meet a condition, oldest first, in pages. */
export async function* allLeads(
	orm: Reader,
	condition: SQL | undefined,
): AsyncGenerator<StoredLead[]> {
	for (let lastId = 0; ; ) {
		const rows = await orm
			.select({ lead: leadColumns, dealership: dealershipColumns })
			.from(leads)
			.leftJoin(dealerships, eq(leads.dealershipId, dealerships.id))
			.where(and(gt(leads.id, lastId), condition))
			.orderBy(asc(leads.id))
			.limit(pageSize);
		if (rows.length > 0) yield await withMailsAndNotes(orm, rows);
		if (rows.length < pageSize) return;
		lastId = rows.at(-1)?.lead.id ?? lastId;
	}
}

async function withMailsAndNotes(
	orm: Reader,
	rows: Omit<StoredLead, "deliveries" | "notes">[],
): Promise<StoredLead[]> {
	if (rows.length === 0) return [];
	const leadIds = rows.map(({ lead }) => lead.id);
	const [deliveries, notes] = await Promise.all([
		orm
			.select({ mail: leadMailColumns, dealership: dealershipColumns })
			.from(mails)
			.leftJoin(dealerships, eq(mails.dealershipId, dealerships.id))
			.where(isMailOf(leadIds))
			.orderBy(asc(mails.id)),
		orm
			.select()
			.from(leadNotes)
			.where(inArray(leadNotes.leadId, leadIds))
			.orderBy(asc(leadNotes.id)),
	]);
	const deliveriesOf = byLead(deliveries.map(({ mail, dealership }) => ({ ...mail, dealership })));
	const notesOf = byLead(notes);
	return rows.map((row) => ({
		...row,
		deliveries: deliveriesOf.get(row.lead.id) ?? [],
		notes: (notesOf.get(row.lead.id) ?? []).map(({ leadId: _, ...note }) => note),
	}));
}

function byLead<Row extends { readonly leadId: number }>(
	rows: readonly Row[],
): ReadonlyMap<number, Row[]> {
	const groups = new Map<number, Row[]>();
	for (const row of rows) {
		const group = groups.get(row.leadId);
		if (group) group.push(row);
		else groups.set(row.leadId, [row]);
	}
	return groups;
}
