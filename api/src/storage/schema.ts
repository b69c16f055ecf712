import type { FinancingRate, RegionName, Specifications, StateName } from "@nev/contract";
import {
	dealerVisibilities,
	type LeadAddress,
	leadFormats,
	recordedTables,
} from "@nev/contract/desk";
import { and, eq, isNotNull, isNull, ne, not, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	varchar,
} from "drizzle-orm/pg-core";

const id = integer().primaryKey().generatedAlwaysAsIdentity();

/** The vehicles of the catalogue, listed by id. */
export const vehicles = pgTable("vehicles", {
	id,
	name: text().notNull(),
	slug: text().notNull().unique(),
	description: text().notNull(),
	price: numeric({ precision: 10, scale: 2, mode: "number" }).notNull(),
	range: text().notNull(),
	category: text().notNull(),
	series: text().notNull(),
	model: text().notNull(),
	imageUrl: text("image_url").notNull(),
	features: jsonb().$type<string[]>().notNull(),
	isAvailable: boolean("is_available").notNull(),
	isFeatured: boolean("is_featured").notNull(),
	externalUrl: text("external_url"),
	specifications: jsonb().$type<Specifications>().notNull(),
});

/** Pictures that the API serves, as SVG text. */
export const images = pgTable("images", {
	/** The last part of its URL: `d6-max-gt4.svg`. */
	name: text().primaryKey(),
	svg: text().notNull(),
});

/** The 50 states. Their dealer counts are computed, not stored. */
export const states = pgTable("states", {
	id,
	name: text().$type<StateName>().notNull().unique(),
	emoji: text().notNull(),
	description: text().notNull(),
});

export const dealerships = pgTable(
	"dealerships",
	{
		id,
		name: text().notNull(),
		address: text().notNull(),
		city: text().notNull(),
		state: text().$type<RegionName>().notNull(),
		zipCode: text("zip_code").notNull(),
		/** Empty if an import was allowed to lack it. */
		phone: text().notNull(),
		/** Empty if an import was allowed to lack it. Its leads are then the company's alone. */
		email: text().notNull(),
		/** Begins with `https://` or `http://`. */
		website: text(),
		/** As people write them: `Mon-Fri 8 AM-6 PM; holidays closed`. */
		openingHours: text("opening_hours"),
		/** The IANA name of its time zone; null: that of its ZIP code. */
		timeZone: text("time_zone"),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		membershipId: text("membership_id"),
		/** The operator's own id, by which an import finds it again. Visitors do not see it. */
		ref: text(),
		visibility: text({ enum: dealerVisibilities }).notNull().default("visible"),
		/** When an operator approved it. Before that, no lead is mailed to it. */
		reviewedAt: timestamp("reviewed_at", { withTimezone: true }),
		leadFormat: text("lead_format", { enum: leadFormats }).notNull().default("mail"),
		/** Where leads are mailed besides `email`. */
		leadAddresses: jsonb("lead_addresses").$type<readonly LeadAddress[]>().notNull().default([]),
		/**
		 * Until this day it is not listed and gets no new leads. The server makes it null on that day, so
		 * that a paused dealership is one that has a day here.
		 */
		pausedUntil: date("paused_until", { mode: "string" }),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		// Partial, so that no foreign key can refer to it: or a lead would wait until an import that writes
		// its dealer's ref is done.
		uniqueIndex("dealerships_ref_unique").on(table.ref).where(isNotNull(table.ref)),
		uniqueIndex("dealerships_name_and_address").on(
			sql`lower(${table.name})`,
			sql`lower(${table.address})`,
			table.zipCode,
		),
		// Few of the dealerships, and looked for again and again.
		index("dealerships_paused").on(table.pausedUntil).where(isNotNull(table.pausedUntil)),
	],
);

/**
 * What an operator has set of what pages state of the company. One row; null is the default. The texts are
 * those that pages show.
 */
export const companyFacts = pgTable(
	"company_facts",
	{
		id: integer().primaryKey().default(1),
		name: text(),
		phone: text(),
		tollFreePhone: text("toll_free_phone"),
		email: text(),
		/** `sales=shop@example.com, privacy=law@example.com` */
		mailboxes: text(),
		officeWeekdays: text("office_weekdays"),
		officeSaturday: text("office_saturday"),
		officeSunday: text("office_sunday"),
		supportWeekdays: text("support_weekdays"),
		supportTimeZone: text("support_time_zone"),
		supportEmailHours: text("support_email_hours"),
		staffHeadcount: text("staff_headcount"),
		staffTrainingHours: text("staff_training_hours"),
		/** What lenders offer through the company, in its order. Null: nothing, and the examples of `financing` are shown. */
		rates: jsonb().$type<readonly FinancingRate[]>(),
	},
	(table) => [check("company_facts_one_row", sql`${table.id} = 1`)],
);

/** Pairs of likely duplicates that an operator has told apart. */
export const distinctDealerships = pgTable(
	"distinct_dealerships",
	{
		id,
		/** The one that was added first. */
		firstId: integer("first_id")
			.notNull()
			.references(() => dealerships.id, { onDelete: "cascade" }),
		secondId: integer("second_id")
			.notNull()
			.references(() => dealerships.id, { onDelete: "cascade" }),
	},
	(table) => [
		uniqueIndex("distinct_dealerships_pair").on(table.firstId, table.secondId),
		index("distinct_dealerships_second").on(table.secondId),
	],
);

/** Dealerships that an operator lets visitors see. */
export const isVisible = eq(dealerships.visibility, "visible");

/** Dealerships that an operator has approved, and lets visitors see. */
export const isApproved = and(isVisible, isNotNull(dealerships.reviewedAt));

/** Dealerships that visitors see. */
export const isListed = and(isVisible, isNull(dealerships.pausedUntil));

/** Dealerships at whose address somebody asked not to be contacted. */
export const isOnDoNotContactList = sql<boolean>`is_do_not_contact(${dealerships.email})`;

/** Whether the further addresses of a dealership include one, which is in lower case. */
export const hasFurtherAddress = (addresses: SQLWrapper, email: string | SQL): SQL =>
	sql`exists (
		select from jsonb_array_elements(${addresses}) further where lower(further->>'email') = ${email}
	)`;

/** Those of a dealership's further addresses at which somebody asked not to be contacted. */
export const declinedAddresses = sql<string[]>`array(
	select further->>'email' from jsonb_array_elements(${dealerships.leadAddresses}) further
	where is_do_not_contact(further->>'email')
)`;

/**
 * Dealerships that may be mailed: visible ones that an operator has approved, with an address that is not on
 * the do-not-contact list.
 */
export const isMailable = and(isApproved, ne(dealerships.email, ""), not(isOnDoNotContactList));

/**
 * The past: who changed dealerships, vehicles, the company's facts and the state of leads, and when. Each transaction that
 * changes a row of them is one change. Triggers write it, so that no program can forget to.
 */
export const changes = pgTable(
	"changes",
	{
		id,
		at: timestamp({ withTimezone: true }).notNull().defaultNow(),
		/** Who, and in brackets by which program: `ada (nev)`. */
		actor: text().notNull(),
		/** What was done: `dealerships edit`, or `update dealerships` if nobody said it. */
		action: text().notNull(),
		/** The change whose values it restored. No foreign key: a restore inserts changes in any order. */
		undoes: integer(),
	},
	// Whether a change was undone is asked for each one of a list.
	(table) => [index("changes_undoes").on(table.undoes).where(isNotNull(table.undoes))],
);

/** The values of a row's columns by name, as PostgreSQL's `to_jsonb` writes them in UTC. */
export type RecordedValues = Readonly<Record<string, unknown>>;

/** The rows that a change changed, with those columns only whose values differ. */
export const changeRows = pgTable(
	"change_rows",
	{
		changeId: integer("change_id")
			.notNull()
			.references(() => changes.id, { onDelete: "cascade" }),
		tableName: text("table_name", { enum: recordedTables }).notNull(),
		rowId: integer("row_id").notNull(),
		/** The values before the change; null if it inserted the row. */
		before: jsonb().$type<RecordedValues>(),
		/** The values after the change; null if it deleted the row. */
		after: jsonb().$type<RecordedValues>(),
	},
	(table) => [
		primaryKey({ columns: [table.changeId, table.tableName, table.rowId] }),
		index("change_rows_row").on(table.tableName, table.rowId),
	],
);

/** Tasks that run once in the life of a database, such as inserting the sample data. */
export const oneTimeTasks = pgTable("milestones", {
	name: text().primaryKey(),
	reachedAt: timestamp("reached_at", { withTimezone: true }).notNull().defaultNow(),
});

/** The email addresses of people who asked not to be contacted, as hashes. */
export const doNotContact = pgTable("do_not_contact", {
	emailHash: text("email_hash").primaryKey(),
	since: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What was erased at a person's request, without saying whose it was. */
export const erasures = pgTable("erasures", {
	id,
	erasedAt: timestamp("erased_at", { withTimezone: true }).notNull().defaultNow(),
	leads: integer().notNull(),
	dealerships: integer().notNull(),
});

/** When a backup of this database was made with `nev backup`, and where to. Not part of a backup. */
export const backups = pgTable("backups", {
	id,
	at: timestamp({ withTimezone: true }).notNull().defaultNow(),
	/** The path of the file, on the machine where the command ran. */
	file: text().notNull(),
});

/** Which columns an operator has chosen for a list of dealers. A list with the same headings is read so, too. */
export const columnChoices = pgTable("column_choices", {
	/** The hash of the headings, whatever their order. */
	headings: text().primaryKey(),
	/** The field by heading; empty if the column is not read. */
	fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
	chosenAt: timestamp("chosen_at", { withTimezone: true }).notNull().defaultNow(),
});

/** The secrets that all processes on this database share. Each is made when it is first needed. */
export const secrets = pgTable("secrets", {
	name: text().primaryKey(),
	value: text().notNull(),
});

/** The requests of each client in the current minute. Unlogged: after a crash it is empty. */
export const rateLimits = pgTable("rate_limits", {
	/** The limit and the client's network address. */
	key: varchar({ length: 255 }).primaryKey(),
	points: integer().notNull().default(0),
	/** In milliseconds since 1970. */
	expire: bigint({ mode: "number" }),
});
