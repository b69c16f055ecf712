import { pgTable, text } from "drizzle-orm/pg-core";

/** The secrets that all processes on this database share. Each is made when it is first needed. */
export const secrets = pgTable("secrets", {
	name: text().primaryKey(),
	value: text().notNull(),
});
