import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { createLog } from "../log.js";
import { readSettings, type Settings } from "../settings/settings.js";
import { type Database, openDatabase } from "../storage/database.js";
import type { Context } from "./context.js";

/**
 * Opens the database of the settings for one command. An embedded one that runs is joined; one that
 * does not is started, and stopped again.
 *
 * @throws {StartError} where the settings are wrong or the database does not answer
 */
export async function withDatabase<Result>(
	{ environment, output }: Pick<Context, "environment" | "output">,
	use: (database: Database, settings: Settings) => Promise<Result>,
): Promise<Result> {
	const settings = readSettings(environment);
	const { databaseUrl, dataDirectory } = settings;
	const isNew = !databaseUrl && !existsSync(join(dataDirectory, "postgres"));
	const database = await openDatabase(settings, createLog("error", pino.destination(2)));
	try {
		if (isNew) {
			output.tell(
				`There was no database in ${dataDirectory}, so a new one was made there, with sample data. Set DATA_DIR where yours is elsewhere.`,
			);
		}
		return await use(database, settings);
	} finally {
		await database.close();
	}
}
