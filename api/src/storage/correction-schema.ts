import type { CorrectionForm } from "@nev/contract";
import { sql } from "drizzle-orm";
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
