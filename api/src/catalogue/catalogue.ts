import type { Logger } from "pino";
import type { PlaceIndex } from "../places/place-index.js";
import { listenForChanges } from "../storage/change-feed.js";
import type { Database } from "../storage/database.js";
import { readCatalogue } from "./read-catalogue.js";
import { createSnapshot, type Snapshot } from "./snapshot.js";

/** The catalogue in memory: what every read is answered from. */
export interface Catalogue {
	/** The newest snapshot; never waits. */
	readonly snapshot: Snapshot;
	/** Whether changes are being heard; the snapshot stays where they are not. */
	readonly isLive: boolean;
	/** Resolves when the snapshot holds everything that was committed before this call. */
	refresh(): Promise<void>;
	/** Hears of no more changes; resolves when the last reading is over. */
	stop(): Promise<void>;
}

/**
 * Reads the catalogue and keeps it up to date with every change that is announced.
 *
 * @throws {Error} where the first reading fails
 */
export async function openCatalogue(
	database: Database,
	places: PlaceIndex,
	log: Logger,
): Promise<Catalogue> {
	let version = 0;
	// Set by the first reading, which the opening of the feed waits for.
	let snapshot!: Snapshot;
	let running: Promise<void> | undefined;
	let next: Promise<void> | undefined;

	async function read(): Promise<Snapshot> {
		const contents = await readCatalogue(database.orm, log);
		version += 1;
		return createSnapshot(contents, places, version);
	}

	/** A reading that is under way may have begun before the change, so the caller gets the next. */
	function refresh(): Promise<void> {
		next ??= (running ?? Promise.resolve())
			.catch(() => {})
			.then(() => {
				running = next;
				next = undefined;
				return read().then((fresh) => {
					snapshot = fresh;
				});
			});
		return next;
	}

	const feed = await listenForChanges(database, refresh, log);

	return {
		get snapshot() {
			return snapshot;
		},
		get isLive() {
			return feed.isConnected;
		},
		refresh,
		async stop() {
			await feed.stop();
			await (next ?? running)?.catch(() => {});
		},
	};
}
