import * as z from "zod/mini";
import type { Count } from "./page.js";

/** What the desk knows of the product's health. */
export const deskHealthSchema = z.object({
	/** Of the product: `1.0.0`. */
	version: z.string(),
	/** The newest migration of the database. */
	migration: z.string(),
	database: z.object({
		/** In bytes. */
		size: z.int(),
		/** PostgreSQL's version: `18.1`. */
		server: z.string(),
		/** Whether it refuses writes, as a standby does. */
		isReadOnly: z.boolean(),
	}),
	/** The requests with a lead that were refused today and yesterday, because the database did not take it. */
	refusedLeads: z.int(),
	/** Whether the search uses an index. Without, it reads every row. */
	isSearchIndexed: z.boolean(),
	mail: z.object({
		/** Whether this process knows a mail server (`SMTP_URL`). */
		isConfigured: z.boolean(),
		waiting: z.int(),
		held: z.int(),
		dead: z.int(),
		/** Why the mail server refuses every mail, in its words; null: it does not. */
		refusal: z.nullable(z.string()),
		/** How long the longest waiting mail has waited, also between attempts that fail, in seconds. */
		oldestSeconds: z.int(),
	}),
	/** Mails about listings, such as the reason of a rejection. */
	notices: z.object({
		waiting: z.int(),
		/** Their addresses are on the do-not-contact list. */
		held: z.int(),
		dead: z.int(),
		/** How long the longest waiting one has waited, in seconds. */
		oldestSeconds: z.int(),
	}),
	dealers: z.object({
		visible: z.int(),
		pending: z.int(),
		/** Visible ones that no operator has approved, which get no mail. */
		unreviewed: z.int(),
	}),
	/** Corrections of dealers that wait for review. */
	corrections: z.int(),
	newLeads: z.int(),
	/** Those that nobody has taken in time. */
	overdueLeads: z.int(),
	/** The last one of a server or `nev backup`; null: none is known. ISO 8601. */
	backup: z.nullable(z.object({ at: z.string(), file: z.string() })),
	/** How often servers make one (`BACKUP_TO`, `BACKUP_EVERY`); null: they make none, as far as this process knows. */
	backupEveryHours: z.nullable(z.number()),
	map: z.object({
		/** The operator's own map (`MAP_FILE`); null: the built-in one. */
		file: z.nullable(z.string()),
		/** Whether it can be read. */
		isReadable: z.boolean(),
	}),
});

export type DeskHealth = z.infer<typeof deskHealthSchema>;

/**
 * The dealers that visitors see outside of the detailed part of the operator's map: where it has no tile of its
 * last zoom. Those without coordinates do not count.
 */
export interface MapGaps {
	readonly count: number;
	/** The first by name. */
	readonly dealers: readonly {
		readonly id: number;
		readonly name: string;
		/** `Naples, Florida`. */
		readonly place: string;
	}[];
}

/** What every page of the desk shows. */
export interface Attention {
	/** How many corrections wait. */
	readonly corrections: Count;
	/** Why the mail server refuses every mail, in its words; null: it does not. */
	readonly mailServerRefusal: string | null;
}
