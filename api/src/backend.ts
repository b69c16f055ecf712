import type { Hono } from "hono";
import type { Logger } from "pino";
import { type Catalogue, openCatalogue } from "./catalogue/catalogue.js";
import { createApi } from "./create-api.js";
import { createPlaceIndex } from "./places/place-index.js";
import type { Settings } from "./settings/settings.js";
import { openDatabase } from "./storage/database.js";

/** Everything behind the pages: the API and what keeps it going. */
export interface Backend {
	readonly api: Hono;
	readonly catalogue: Catalogue;
	/** Ends everything that was started, in order. */
	close(): Promise<void>;
}

/**
 * Opens the database, reads the catalogue and makes the API.
 *
 * @throws {Error} where the database cannot be opened; nothing is left running then
 */
export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
	const places = createPlaceIndex();
	const database = await openDatabase(settings, log);
	const catalogue = await openCatalogue(database, places, log).catch(async (error) => {
		await database.close();
		throw error;
	});
	return {
		api: createApi({ catalogue, places, settings, log }),
		catalogue,
		async close() {
			await catalogue.stop();
			await database.close();
		},
	};
}
