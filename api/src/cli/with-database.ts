import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { createLog } from "../log.js";
import { readSettings } from "../settings/settings.js";
import { type Database, openDatabase } from "../storage/database.js";
import type { Context } from "./context.js";

export interface WithDatabaseOptions {
	/** Whether to migrate an existing database too. */
	readonly migrates?: boolean;
}

/**
 * Opens the database of the settings for one action. An embedded server that does not run is started,
 * and stopped afterwards. Only a new embedded database is migrated by default.
 *
 * @throws {StartError} if a setting is invalid, or the database cannot be opened or has the schema of
 *   another version
 */
export async function withDatabase<Result>(
	{ environment, output }: Pick<Context, "environment" | "output">,
	action: (database: Database) => Promise<Result>,
	{ migrates = false }: WithDatabaseOptions = {},
): Promise<Result> {
	const settings = readSettings(environment);
	const { databaseUrl, dataDirectory } = settings;
	const isNew = !databaseUrl && !existsSync(join(dataDirectory, "postgres"));
	const log = createLog("error", pino.destination(2));
	const database = await openDatabase(settings, log, { migrates: migrates || isNew });
	try {
		if (isNew) {
			output.notify(
				`There was no database in ${dataDirectory}, so a new one with sample data was created. If yours is elsewhere, set DATA_DIR.`,
			);
		}
		return await action(database);
	} finally {
		await database.close();
	}
}
