import type { LeadKind } from "@nev/contract/desk";
import {
	and,
	asc,
	count,
	desc,
	eq,
	exists,
	getTableColumns,
	gt,
	gte,
	inArray,
	isNotNull,
	isNull,
	not,
	type SQL,
	sql,
} from "drizzle-orm";
import { isLeadOf } from "../people/person.js";
import { leadNotes, leads } from "../storage/lead-schema.js";
import {
	isLeadMail,
	isMailOf,
	type LeadMail,
	leadMailColumns,
	mails,
} from "../storage/mail-schema.js";
import { type Orm, rowVersion } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { isOverdue } from "./is-overdue.js";

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

const { name, email, visibility, reviewedAt, pausedUntil } = dealerships;
const dealershipColumns = { name, email, visibility, reviewedAt, pausedUntil };

const leadColumns = { ...getTableColumns(leads), version: rowVersion(leads) };

export type LeadNote = Omit<typeof leadNotes.$inferSelect, "leadId">;

/** A lead with its mails. */
export interface StoredLead {
	readonly lead: typeof leads.$inferSelect & {
		/** Differs after each change of the lead, and not of its mails. */
		readonly version: string;
	};
	/** The dealership that it is for, or that it submitted. */
	readonly dealership: MailedDealership | null;
	readonly deliveries: readonly Delivery[];
	/** What operators wrote down, oldest first. */
	readonly notes: readonly LeadNote[];
}

/** What a lead needs: the first of these that is true of it or of one of its mails. */
export const leadStatuses = ["discarded", "dead", "held", "waiting", "sent"] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** The ids of leads with a mail in one of these states, each of which has an index. */
export const leadsWithMail = (orm: Reader, ...states: ("held" | "dead" | "waiting")[]) =>
	orm
		.select({ id: mails.leadId })
		.from(mails)
		.where(and(isLeadMail, inArray(mails.state, states)));

/** The condition for leads with a status. One without mails has nothing left to send. */
function hasStatus(orm: Reader, status: LeadStatus): SQL | undefined {
	if (status === "discarded") return isNotNull(leads.discardedAt);
	const has = (state: "held" | "dead" | "waiting") => inArray(leads.id, leadsWithMail(orm, state));
	const isTroubled = inArray(leads.id, leadsWithMail(orm, "held", "dead"));
	const conditions: Readonly<Record<typeof status, SQL | undefined>> = {
		dead: has("dead"),
		held: and(has("held"), not(has("dead"))),
		waiting: and(has("waiting"), not(isTroubled)),
		sent: and(not(has("waiting")), not(isTroubled)),
	};
	return and(isNull(leads.discardedAt), conditions[status]);
}

/** The condition for the leads that tell a campaign. */
export const isOfCampaign = (campaign: string) => sql`${leads.payload}->>'campaign' = ${campaign}`;

/** Conditions that leads must meet. */
export interface LeadFilter {
	readonly ids?: readonly number[] | undefined;
	/** Sent from this email address, in any case. */
	readonly email?: string | undefined;
	/** That tell this campaign. */
	readonly campaign?: string | undefined;
	/** For this dealership, or submitted by it. */
	readonly dealership?: number | undefined;
	readonly kind?: LeadKind | undefined;
	/** At least one mail has this state. */
	readonly state?: Delivery["state"] | undefined;
	readonly status?: LeadStatus | undefined;
	/** Mailed to its dealer so many hours ago, and not taken by anybody. */
	readonly overdue?: number | undefined;
	/** Received at this time or later. */
	readonly since?: Date | undefined;
	/** Another condition. */
	readonly condition?: SQL | undefined;
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
		.select({ lead: leadColumns, dealership: dealershipColumns })
		.from(leads)
		.leftJoin(dealerships, eq(leads.dealershipId, dealerships.id))
		.where(conditionOf(orm, filter))
		.orderBy(desc(leads.id))
		.limit(limit);
	return withMailsAndNotes(orm, rows);
}

const pageSize = 1000;

/** All leads that match, oldest first, in pages. */
export async function* allLeads(orm: Reader, filter: LeadFilter): AsyncGenerator<StoredLead[]> {
	for (let lastId = 0; ; ) {
		const rows = await orm
			.select({ lead: leadColumns, dealership: dealershipColumns })
			.from(leads)
			.leftJoin(dealerships, eq(leads.dealershipId, dealerships.id))
			.where(and(gt(leads.id, lastId), conditionOf(orm, filter)))
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

function conditionOf(
	orm: Reader,
	{ ids, email, campaign, dealership, kind, state, status, overdue, since, condition }: LeadFilter,
): SQL | undefined {
	return and(
		ids && inArray(leads.id, [...ids]),
		email === undefined ? undefined : isLeadOf(email),
		campaign === undefined ? undefined : isOfCampaign(campaign),
		dealership === undefined ? undefined : eq(leads.dealershipId, dealership),
		kind && eq(leads.kind, kind),
		since && gte(leads.createdAt, since),
		condition,
		status && hasStatus(orm, status),
		overdue === undefined ? undefined : isOverdue(orm, overdue),
		state &&
			exists(
				orm
					.select({ id: mails.id })
					.from(mails)
					.where(and(isLeadMail, eq(mails.leadId, leads.id), eq(mails.state, state))),
			),
	);
}
