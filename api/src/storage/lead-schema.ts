import { giveBackReasons } from "@nev/contract";
import { leadKinds, leadStages, suspicions } from "@nev/contract/desk";
import { type SQL, sql } from "drizzle-orm";
import {
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import { mailboxOf } from "./mailbox.js";
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
		/** When it became its dealership's or the company's, or its mail was sent again; null: when it came. */
		ownedSince: moment("owned_since"),
		/** When its owner should have taken it; null until a server has computed it. */
		overdueAt: moment("overdue_at"),
		/** When its dealership was reminded of it. */
		remindedAt: moment("reminded_at"),
		/** From when on the company is told that nobody has taken it. */
		escalatesAt: moment("escalates_at"),
		/** The last dealership that has said that the lead is not for it, when, and why. */
		givenBackBy: integer("given_back_by").references(() => dealerships.id, {
			onDelete: "set null",
		}),
		givenBackAt: moment("given_back_at"),
		giveBackReason: text("give_back_reason", { enum: giveBackReasons }),
		/** In the dealer's words; empty if there are none. */
		giveBackNote: text("give_back_note"),
	},
	(table) => [
		index("leads_created").on(table.createdAt),
		index("leads_dealership").on(table.dealershipId),
		index("leads_email").on(sql`lower(${table.email})`),
		// With the time, so that the other leads of a sender's day are found from the index alone.
		index("leads_mailbox").on(mailboxOf(table.email), table.createdAt),
		// With the id, so that leads are counted and listed by stage from the index alone.
		index("leads_stage").on(table.stage, table.id),
		// Few of the leads, also of those without a time yet.
		index("leads_overdue").on(table.overdueAt, table.id).where(sql`${table.stage} = 'new'`),
		index("leads_given_back").on(table.givenBackBy).where(sql`${table.givenBackBy} is not null`),
	],
);

/** Leads that nobody has taken. Written as in the index. */
export const isNew = sql`${leads.stage} = 'new'`;

/**
 * What differs after each change of a lead that an operator sees. That it is overdue, or its owner was reminded, is
 * none: it would refuse what the operator does with a lead that they have just opened.
 */
export const leadVersion: SQL<string> = sql<string>`md5(row(
	${leads.stage}, ${leads.dealershipId}, ${leads.suspicion}, ${leads.discardedAt}, ${leads.ownedSince}
)::text)`;

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
