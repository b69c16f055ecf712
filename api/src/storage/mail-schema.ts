import { mailRecipients, mailStates } from "@nev/contract/desk";
import { and, type Column, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import {
	boolean,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { corrections } from "./correction-schema.js";
import { leads } from "./lead-schema.js";
import { mailboxOf } from "./mailbox.js";
import { dealerships, hasFurtherAddress, isApproved, isMailable } from "./schema.js";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What a mail is: a `lead` for the company or a dealer, the same for the company's `webhook`, the `reminder` to a
 * dealer that has not taken it, the `confirmation` to its sender, what a dealer is told of its listing (`approval`,
 * `rejection`, the `decision` on a correction), or a `notice` of anything else.
 */
export const mailKinds = [
	"lead",
	"webhook",
	"reminder",
	"confirmation",
	"approval",
	"rejection",
	"decision",
	"notice",
] as const;

export type MailKind = (typeof mailKinds)[number];

/**
 * How long the confirmation of a lead is stored, in hours, sent or not: in this time its address gets no other
 * one. A later one would promise what is over.
 */
export const confirmationHours = 24;

type MailColumns = Readonly<Record<"kind" | "to" | "dealershipId" | "attempts", Column>>;

/**
 * What a mail that waits is found by: its rank, as leads are sent before everything else and confirmations last; its
 * recipient (the domain of its address, else its dealership, else its kind); and whether it is due whatever the clock
 * says, because it was never tried. An approval is not: the operator can take it back for some minutes.
 */
export const queueKeyOf = ({ kind, to, dealershipId, attempts }: MailColumns) =>
	[
		sql`(case ${kind} when 'lead' then 0 when 'webhook' then 0 when 'confirmation' then 2 else 1 end)`,
		sql`coalesce(lower(split_part(${to}, '@', -1)), ${dealershipId}::text, ${kind})`,
		sql`(${attempts} = 0 and ${kind} <> 'approval')`,
	] as const;

/**
 * The mails to send, each stored in the transaction of what it tells. Those of leads stay as long as their lead,
 * approvals and confirmations stay so that no other one follows, and all others are deleted once they are sent.
 */
export const mails = pgTable(
	"mails",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		kind: text({ enum: mailKinds }).notNull().default("lead"),
		/** The lead that it sends or confirms, or reminds of. */
		leadId: integer("lead_id").references(() => leads.id, { onDelete: "cascade" }),
		/** Of a lead: to whom. Null for all other kinds, which are sent to `to`. */
		recipient: text({ enum: mailRecipients }),
		/**
		 * The dealership that is mailed a lead, reminded of it, or told of its approval or rejection. Of a lead, null if the
		 * company is mailed, or if an early version stored the mail, which is for the lead's dealership then.
		 */
		dealershipId: integer("dealership_id").references(() => dealerships.id, {
			onDelete: "set null",
		}),
		/** The correction whose decision it tells. */
		correctionId: integer("correction_id").references(() => corrections.id, {
			onDelete: "cascade",
		}),
		/**
		 * Its address. Of a lead, one of its recipient's further addresses; null: the email address that its
		 * recipient has when it is sent.
		 */
		to: text("to_address"),
		/** What it says, if that is not written when it is sent. */
		subject: text(),
		text: text(),
		/** Tells a lead's mails to one kind of recipient apart, in their Message-IDs. */
		copy: integer().notNull().default(0),
		/** The name in the Message-ID of a mail that was stored in another table, by an earlier version. */
		messageName: text("message_name"),
		state: text({ enum: mailStates }).notNull().default("waiting"),
		/** The attempts since it became due, also through an operator. */
		attempts: integer().notNull().default(0),
		/** Raised by each claim and by a restore, and never reset, so that it names one. */
		claim: integer().notNull().default(0),
		/** Of a lead's mail that was stored before this column, when the database was migrated. */
		createdAt: moment("created_at").notNull().defaultNow(),
		dueAt: moment("due_at").notNull().defaultNow(),
		/** Since when it waits: it was stored, or an operator sent it again. A failed attempt moves `dueAt` only. */
		dueSince: moment("due_since").notNull().defaultNow(),
		/** Until then, the process that claimed it has the exclusive right to send it. */
		claimedUntil: moment("claimed_until"),
		/**
		 * The mail server may have accepted it: an attempt ended without an answer, or a backup was restored
		 * that does not know of later attempts.
		 */
		mayHaveArrived: boolean("may_have_arrived").notNull().default(false),
		lastError: text("last_error"),
		/** When an operator released it, also though its sender is on the do-not-contact list since before. */
		releasedAt: moment("released_at"),
		/** When the operator was told that it is held back. */
		toldAt: moment("told_at"),
		sentAt: moment("sent_at"),
	},
	(table) => [
		index("mails_due").on(table.dueAt).where(sql`${table.state} = 'waiting'`),
		index("mails_queue")
			.on(...queueKeyOf(table), table.dueAt)
			.where(sql`${table.state} = 'waiting'`),
		index("mails_lead").on(table.leadId),
		index("mails_dealership").on(table.dealershipId),
		index("mails_correction").on(table.correctionId).where(sql`${table.correctionId} is not null`),
		// All but leads are few, and searched for by what they are.
		index("mails_other").on(table.kind).where(sql`${table.kind} not in ('lead', 'webhook')`),
		uniqueIndex("mails_confirmed")
			.on(mailboxOf(table.to))
			.where(sql`${table.kind} = 'confirmation'`),
		// Few of the mails, and what an operator looks for.
		index("mails_troubled")
			.on(table.leadId)
			.where(sql`${table.state} in ('held', 'dead', 'returned')`),
		index("mails_untold")
			.on(table.leadId)
			.where(sql`${table.state} = 'held' and ${table.toldAt} is null`),
	],
);

export const isConfirmation = sql`(${mails.kind} = 'confirmation')`;

/** Kinds that are released, sent again and discarded with their lead. Literal, as in the index. */
const leadMailKinds = sql`('lead', 'webhook')`;

export const isLeadMail = sql`${mails.kind} in ${leadMailKinds}`;

export const isNoLeadMail = sql`${mails.kind} not in ${leadMailKinds}`;

/** The mail of a lead, or what the webhook is sent of it: it has both a lead and a recipient. */
export type LeadMail = Omit<typeof mails.$inferSelect, "leadId" | "recipient"> & {
	readonly leadId: number;
	readonly recipient: (typeof mailRecipients)[number];
};

/** The columns of a {@link LeadMail}. */
export const leadMailColumns = {
	...getTableColumns(mails),
	leadId: sql<LeadMail["leadId"]>`${mails.leadId}`,
	recipient: sql<LeadMail["recipient"]>`${mails.recipient}`,
};

/** Mails to dealerships that may be mailed at the address: their own, or a further one that they still have. */
export const isMailableAt = sql<boolean>`case when coalesce(lower(${mails.to}) = lower(${dealerships.email}), true) then ${isMailable} else ${isApproved}
	and not is_do_not_contact(${mails.to})
	and ${hasFurtherAddress(dealerships.leadAddresses, sql`lower(${mails.to})`)} end`;

/** The mails of leads, without the confirmations to their senders. */
export const isMailOf = (leadIds: readonly number[]): SQL | undefined =>
	and(isLeadMail, sql`${mails.leadId} = any(${sql.param(leadIds)})`);

/**
 * Whether a mail has not reached its recipient and may yet. Each half has an index of its own, which one list of states
 * would not use.
 */
export const isUnsent = or(
	inArray(mails.state, ["held", "dead", "returned"]),
	eq(mails.state, "waiting"),
);
