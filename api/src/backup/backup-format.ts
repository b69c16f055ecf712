import { getTableName } from "drizzle-orm";
import { corrections } from "../storage/correction-schema.js";
import { leadSums, searchSums } from "../storage/insight-schema.js";
import { idempotencyKeys, leadNotes, leads } from "../storage/lead-schema.js";
import { mails } from "../storage/mail-schema.js";
import {
	changeRows,
	changes,
	columnChoices,
	companyFacts,
	dealerships,
	distinctDealerships,
	doNotContact,
	erasures,
	images,
	oneTimeTasks,
	secrets,
	states,
	vehicles,
} from "../storage/schema.js";

/*
 * A backup is gzipped lines of JSON: a header, for each table its name and its rows, and an end with
 * the checksum of all lines before it. It works without pg_dump, which the embedded server lacks, and
 * between servers of any version.
 */

/**
 * The tables of a backup. A table that references another one is after it. Rate limits, counts of
 * refused leads and the links that dealers were mailed, with their networks, are left out: a link that was used
 * must not be good again.
 */
export const backupTables: readonly string[] = [
	states,
	vehicles,
	images,
	dealerships,
	companyFacts,
	columnChoices,
	distinctDealerships,
	oneTimeTasks,
	leads,
	leadNotes,
	idempotencyKeys,
	doNotContact,
	erasures,
	secrets,
	corrections,
	mails,
	changes,
	changeRows,
	searchSums,
	leadSums,
].map((table) => getTableName(table));

export interface BackupHeader {
	readonly format: "nev-backup";
	/** When the backup was made. */
	readonly createdAt: string;
	/** The version of the product that wrote it. Early backups do not say it. */
	readonly version?: string;
	/** The newest migration. Only a database with the same schema can read the rows. */
	readonly migration: string;
}

/** The line before the rows of a table. */
export interface TableLine {
	readonly table: string;
}

export interface BackupEnd {
	/** Of all lines before, in base64url. */
	readonly sha256: string;
	/** The number of rows of each table. */
	readonly rows: Readonly<Record<string, number>>;
}
