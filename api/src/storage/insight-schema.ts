import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/*
 * Sums of a day, in UTC. They have no column for anything of a person, so a sum of one is traced to
 * nobody. A test compares the columns.
 */

/** The searches for dealers by distance, by where they were from. */
export const searchSums = pgTable(
	"search_sums",
	{
		day: date({ mode: "string" }).notNull(),
		state: text().notNull(),
		/** The first three digits of the ZIP code, or of the nearest one. */
		zip3: text().notNull(),
		searches: integer().notNull(),
		/** Those with no dealer within their radius. */
		foundNobody: integer("found_nobody").notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.state, table.zip3] })],
);

/** What leads are counted by. `all` is the day alone. */
export const leadGroupings = ["all", "state", "dealer", "host", "page", "campaign"] as const;

/**
 * The leads that are no longer stored. One lead adds to one sum of each grouping, and no sum tells two
 * of them: a dealer's sum does not say from which pages its leads came.
 */
export const leadSums = pgTable(
	"lead_sums",
	{
		day: date({ mode: "string" }).notNull(),
		groupedBy: text("grouped_by", { enum: leadGroupings }).notNull(),
		/** The state, the dealership's id, the host, the host and path, or the campaign; empty: none. */
		name: text().notNull(),
		leads: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.groupedBy, table.name] })],
);

/** The requests with a lead that were refused because the database did not take it. */
export const refusedLeads = pgTable("refused_leads", {
	/** When the database took their number. */
	day: date({ mode: "string" }).primaryKey(),
	leads: integer().notNull(),
});
