import { existsSync } from "node:fs";
import { join } from "node:path";
import {
	createLog,
	type Database,
	openDatabase,
	readSettings,
	seedDatabase,
	useOwnZipCodes,
} from "@nev/api/operations";
import { pino } from "pino";
import { CliError } from "./cli-error.js";
import type { Context } from "./context.js";

export interface WithDatabaseOptions {
	/** Whether to migrate an existing database too. */
	readonly migrates?: boolean;
	/** Whether to create a database if there is none. What only reads needs an existing one. */
	readonly creates?: boolean;
}

/**
 * Opens the database of the settings for one action. An embedded server that does not run is started,
 * and stopped afterwards. Only a new embedded database is migrated by default.
 *
 * @throws {CliError} if there is no database, and none is to be created
 * @throws {StartError} if a setting is invalid, or the database cannot be opened or has the schema of
 *   another version
 */
export async function withDatabase<Result>(
	{ environment, output }: Pick<Context, "environment" | "output">,
	action: (database: Database) => Promise<Result>,
	{ migrates = false, creates = false }: WithDatabaseOptions = {},
): Promise<Result> {
	const settings = readSettings(environment);
	useOwnZipCodes(settings.zipCodesFile);
	const { databaseUrl, dataDirectory } = settings;
	const isNew = !databaseUrl && !existsSync(join(dataDirectory, "postgres"));
	if (isNew && !creates) {
		throw new CliError(
			`There is no database in ${dataDirectory}. Set DATA_DIR to the folder of yours, or DATABASE_URL; to create one, start the server.`,
		);
	}
	const log = createLog("error", pino.destination(2));
	const database = await openDatabase(settings, log, {
		migrates: migrates || isNew,
		seed: seedDatabase,
	});
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
