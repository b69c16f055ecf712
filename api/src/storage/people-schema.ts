import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The email addresses of people who asked not to be contacted, as hashes. */
export const doNotContact = pgTable("do_not_contact", {
	emailHash: text("email_hash").primaryKey(),
	since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What was erased at a person's request, without saying whose it was. */
export const erasures = pgTable("erasures", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	erasedAt: timestamp("erased_at", { withTimezone: true }).notNull().defaultNow(),
	leads: integer().notNull(),
	dealerships: integer().notNull(),
});
