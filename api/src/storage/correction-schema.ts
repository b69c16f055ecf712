import type { CorrectionForm } from "@nev/contract";
import { type Column, isNotNull, sql } from "drizzle-orm";
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { leads } from "./lead-schema.js";
import { dealerships } from "./schema.js";

const id = integer().primaryKey().generatedAlwaysAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The links that were mailed to dealers, each with the session that it opened. Tokens are stored as
 * hashes. No foreign key: backups leave this table out, and a restore replaces the dealerships.
 */
export const correctionLinks = pgTable(
	"correction_links",
	{
		id,
		dealershipId: integer("dealership_id").notNull(),
		/** The address that it was mailed to. Without effect once the dealership has another one. */
		email: text().notNull(),
		/** The network that asked for it, as far as its links are counted; null: a server of an earlier version stored it. */
		askedFrom: text("asked_from"),
		/** The dealer had opened a link from there. Such links are counted apart. */
		isFromDealer: boolean("is_from_dealer").notNull().default(false),
		tokenHash: text("token_hash").notNull().unique(),
		createdAt: moment("created_at").notNull().defaultNow(),
		expiresAt: moment("expires_at").notNull(),
		spentAt: moment("spent_at"),
		sessionHash: text("session_hash").unique(),
		sessionExpiresAt: moment("session_expires_at"),
		/** When a correction was last sent in this session. */
		savedAt: moment("saved_at"),
	},
	(table) => [index("correction_links_dealership").on(table.dealershipId, table.createdAt)],
);

/**
 * The networks from which dealers have opened their links lately. What is stored of each is a keyed hash of
 * the dealership, its address and the network, so that it ends with the address.
 */
export const dealerNetworks = pgTable("dealer_networks", {
	hash: text().primaryKey(),
	openedAt: moment("opened_at").notNull().defaultNow(),
});

export const correctionStates = ["waiting", "accepted", "declined"] as const;

/** What dealers ask to correct, where an operator reviews it first. At most one of a dealership waits. */
export const corrections = pgTable(
	"corrections",
	{
		id,
		/** No foreign key: what is left of a deleted dealership is deleted with other expired data. */
		dealershipId: integer("dealership_id").notNull(),
		/** The address that the dealer had when it asked, which is told the decision. */
		email: text().notNull(),
		/** The new values of the fields that differed. */
		values: jsonb().$type<Partial<CorrectionForm>>().notNull(),
		state: text({ enum: correctionStates }).notNull().default("waiting"),
		createdAt: moment("created_at").notNull().defaultNow(),
		/** Means nothing while it waits. */
		decidedAt: moment("decided_at"),
	},
	(table) => [
		uniqueIndex("corrections_waiting")
			.on(table.dealershipId)
			.where(sql`${table.state} = 'waiting'`),
	],
);

/**
 * `held`: its address is on the do-not-contact list. `dead`: failed for good. An operator sends it again, or
 * discards it. `sent`: a confirmation or an approval, which is kept so that no other one follows.
 */
export const noticeStates = ["waiting", "held", "dead", "sent"] as const;

/**
 * How long the confirmation of a lead is stored, in hours, sent or not: in this time its address gets no other
 * one. A later one would promise what is over.
 */
export const confirmationHours = 24;

/**
 * What tells one mailbox from another: an address in any case, without the tag of `ada+carts@example.com`, and without
 * the dots of one at Gmail, which ignores them.
 */
export const mailboxOf = (address: Column) =>
	sql`regexp_replace(regexp_replace(lower(${address}), '[+][^@]*@', '@'), '[.](?=[^@]*@(gmail|googlemail)[.]com$)', '', 'g')`;

/** Whether a notice is the confirmation of a lead. */
export const isConfirmation = sql`(lead_id is not null)`;

/**
 * Mails about listings, each until it is sent: then its row is deleted, but for approvals. And confirmations
 * of leads.
 */
export const notices = pgTable(
	"notices",
	{
		id,
		to: text("recipient").notNull(),
		subject: text().notNull(),
		text: text().notNull(),
		/** The dealership whose approval it tells, to its address of then. Null: it tells something else. */
		approvedId: integer("approved_id").references(() => dealerships.id, { onDelete: "cascade" }),
		/** The dealership whose rejection it tells. Null: it tells something else. */
		rejectedId: integer("rejected_id").references(() => dealerships.id, { onDelete: "cascade" }),
		/** The correction whose decision it tells, in the transaction of which it was stored. Null: it tells something else. */
		correctionId: integer("correction_id").references(() => corrections.id, {
			onDelete: "cascade",
		}),
		/** The lead that it confirms to its sender, if it does. Its text is then written anew when it is sent. */
		leadId: integer("lead_id").references(() => leads.id, { onDelete: "cascade" }),
		createdAt: moment("created_at").notNull().defaultNow(),
		state: text({ enum: noticeStates }).notNull().default("waiting"),
		attempts: integer().notNull().default(0),
		/** Why the last attempt failed. */
		lastError: text("last_error"),
		/** While a server sends it, when that server's time for it is over. */
		dueAt: moment("due_at").notNull().defaultNow(),
		/** Since when it waits: it was stored, or an operator sent it again. */
		dueSince: moment("due_since").notNull().defaultNow(),
	},
	(table) => [
		// In the order in which they are sent.
		index("notices_due").on(isConfirmation, table.dueAt).where(sql`${table.state} = 'waiting'`),
		index("notices_approved").on(table.approvedId).where(isNotNull(table.approvedId)),
		index("notices_rejected").on(table.rejectedId).where(isNotNull(table.rejectedId)),
		index("notices_correction").on(table.correctionId).where(isNotNull(table.correctionId)),
		index("notices_lead").on(table.leadId).where(isNotNull(table.leadId)),
		uniqueIndex("notices_confirmed").on(mailboxOf(table.to)).where(isNotNull(table.leadId)),
	],
);
