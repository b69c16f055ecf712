import { leadKinds, leadStages, mailRecipients, mailStates, suspicions } from "@nev/contract/desk";
import { eq, inArray, or, sql } from "drizzle-orm";
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import { dealerships } from "./schema.js";

const id = integer().primaryKey().generatedAlwaysAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const leads = pgTable(
	"leads",
	{
		id,
		/** Part of the Message-ID of its mails, which is therefore the same at every attempt. */
		uuid: uuid().notNull().unique().defaultRandom(),
		kind: text({ enum: leadKinds }).notNull(),
		name: text().notNull(),
		email: text().notNull(),
		phone: text().notNull(),
		/** Everything that was sent, as parsed by the contract's schema. */
		payload: jsonb().$type<Record<string, unknown>>().notNull(),
		/** The dealership that the lead is for, or that it submitted. */
		dealershipId: integer("dealership_id").references(() => dealerships.id, {
			onDelete: "set null",
		}),
		suspicion: text({ enum: suspicions }),
		stage: text({ enum: leadStages }).notNull().default("new"),
		createdAt: moment("created_at").notNull().defaultNow(),
		/** When an operator discarded it: its mails are not sent any more. */
		discardedAt: moment("discarded_at"),
		/** Why, in the operator's words. Means nothing while `discardedAt` is null. */
		discardReason: text("discard_reason"),
	},
	(table) => [
		index("leads_created").on(table.createdAt),
		index("leads_dealership").on(table.dealershipId),
		index("leads_email").on(sql`lower(${table.email})`),
		// With the id, so that leads are counted and listed by stage from the index alone.
		index("leads_stage").on(table.stage, table.id),
	],
);

/** What an operator wrote down about a lead, for who reads it later. Deleted with it. */
export const leadNotes = pgTable(
	"lead_notes",
	{
		id,
		leadId: integer("lead_id")
			.notNull()
			.references(() => leads.id, { onDelete: "cascade" }),
		at: moment("at").notNull().defaultNow(),
		/** Who, and in brackets by which program: `ada (desk)`. */
		author: text().notNull(),
		text: text().notNull(),
	},
	(table) => [index("lead_notes_lead").on(table.leadId)],
);

/** The mails to send, each inserted in the transaction of its lead. */
export const outbox = pgTable(
	"outbox",
	{
		id,
		leadId: integer("lead_id")
			.notNull()
			.references(() => leads.id, { onDelete: "cascade" }),
		recipient: text({ enum: mailRecipients }).notNull(),
		/**
		 * The dealership that is mailed. Null if the company is, or if a server of an earlier version stored
		 * the mail, which is for the lead's dealership then.
		 */
		dealershipId: integer("dealership_id").references(() => dealerships.id, {
			onDelete: "set null",
		}),
		/** Tells a lead's mails to one kind of recipient apart, in their Message-IDs. */
		copy: integer().notNull().default(0),
		state: text({ enum: mailStates }).notNull(),
		/** The attempts since it became due, also through an operator. */
		attempts: integer().notNull().default(0),
		/** Raised by each claim and by a restore, and never reset, so that it names one. */
		claim: integer().notNull().default(0),
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
		index("outbox_due").on(table.dueAt).where(sql`${table.state} = 'waiting'`),
		index("outbox_lead").on(table.leadId),
		index("outbox_dealership").on(table.dealershipId),
		// Few of the mails, and what an operator looks for.
		index("outbox_troubled").on(table.leadId).where(sql`${table.state} in ('held', 'dead')`),
		index("outbox_untold")
			.on(table.leadId)
			.where(sql`${table.state} = 'held' and ${table.toldAt} is null`),
	],
);

/** Whether a mail is neither sent nor discarded. Each half has an index of its own, which one list of states would not use. */
export const isUnsent = or(inArray(outbox.state, ["held", "dead"]), eq(outbox.state, "waiting"));

/** The first response to each idempotency key. */
export const idempotencyKeys = pgTable(
	"idempotency_keys",
	{
		/** The path of the request. Keys of different paths are independent. */
		path: text().notNull(),
		/** A hash of the sender's key and email address. */
		key: text().notNull(),
		bodyHash: text("body_hash").notNull(),
		answer: jsonb(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.path, table.key] }),
		index("idempotency_keys_created").on(table.createdAt),
	],
);
