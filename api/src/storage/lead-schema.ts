import { sql } from "drizzle-orm";
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
import { dealerships } from "./schema.js";

const id = integer().primaryKey().generatedAlwaysAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a visitor has sent: a vehicle inquiry, a contact message, or a dealership of their own. */
export const leadKinds = ["inquiry", "contact", "dealership"] as const;

/** What makes a lead look like a machine's: a hidden field was filled, or all in no time. */
export const suspicions = ["trap", "quick"] as const;

export const leads = pgTable("leads", {
	id,
	/** Stands in the Message-ID of its mails, and so stays the same at every attempt. */
	uuid: uuid().notNull().unique().defaultRandom(),
	kind: text({ enum: leadKinds }).notNull(),
	name: text().notNull(),
	email: text().notNull(),
	phone: text().notNull(),
	/** Everything that was sent, as the contract's schema has parsed it. */
	payload: jsonb().$type<Record<string, unknown>>().notNull(),
	/** The dealership that the lead is meant for, or that it has submitted. */
	dealershipId: integer("dealership_id").references(() => dealerships.id, { onDelete: "set null" }),
	suspicion: text({ enum: suspicions }),
	createdAt: moment("created_at").notNull().defaultNow(),
});

export const recipients = ["company", "dealer"] as const;

/** Held back until an operator looks; waiting to be sent; sent; given up. */
export const deliveryStates = ["held", "waiting", "sent", "dead"] as const;

/** One mail to be sent, written together with its lead. */
export const outbox = pgTable(
	"outbox",
	{
		id,
		leadId: integer("lead_id")
			.notNull()
			.references(() => leads.id, { onDelete: "cascade" }),
		recipient: text({ enum: recipients }).notNull(),
		state: text({ enum: deliveryStates }).notNull(),
		attempts: integer().notNull().default(0),
		dueAt: moment("due_at").notNull().defaultNow(),
		/** Until then the process that has claimed it is trying. */
		claimedUntil: moment("claimed_until"),
		lastError: text("last_error"),
		sentAt: moment("sent_at"),
	},
	(table) => [index("outbox_due").on(table.dueAt).where(sql`${table.state} = 'waiting'`)],
);

/** The first answer to each idempotency key. */
export const idempotencyKeys = pgTable(
	"idempotency_keys",
	{
		/** The path that it was sent to; the same key elsewhere is another one. */
		path: text().notNull(),
		key: text().notNull(),
		bodyHash: text("body_hash").notNull(),
		answer: jsonb(),
		createdAt: moment("created_at").notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.path, table.key] })],
);
