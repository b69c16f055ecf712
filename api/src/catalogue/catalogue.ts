import type { Logger } from "pino";
import type { PlaceIndex } from "../places/place-index.js";
import { listenForChanges } from "../storage/change-feed.js";
import type { Database } from "../storage/database.js";
import { readCatalogue } from "./read-catalogue.js";
import { createSnapshot, type Snapshot } from "./snapshot.js";

/** The catalogue in memory, which all reads are answered from. */
export interface Catalogue {
	/** The newest snapshot. It stays available while the database is not. */
	readonly snapshot: Snapshot;
	/** Whether the catalogue follows the changes of the database. */
	readonly isLive: boolean;
	/** Resolves when the snapshot contains everything that was committed before this call. */
	refresh(): Promise<void>;
	/** Stops following changes. Resolves when no reading is under way. */
	stop(): Promise<void>;
}

/**
 * Reads the catalogue and reads it again after each announced change.
 *
 * @throws {Error} if the first reading fails
 */
export async function openCatalogue(
	database: Database,
	places: PlaceIndex,
	log: Logger,
): Promise<Catalogue> {
	let version = 0;
	// The first reading sets it, before listenForChanges() resolves.
	let snapshot!: Snapshot;
	let current: Promise<void> | undefined;
	let next: Promise<void> | undefined;

	async function read(): Promise<void> {
		const contents = await readCatalogue(database.orm, log);
		version += 1;
		snapshot = createSnapshot(contents, places, version);
	}

	/**
	 * The current reading may have begun before the caller's change was committed, so the caller waits
	 * for the next one. All who ask meanwhile share it.
	 */
	function refresh(): Promise<void> {
		next ??= (current ?? Promise.resolve())
			.catch(() => {})
			.then(() => {
				current = next;
				next = undefined;
				return read();
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
			await (next ?? current)?.catch(() => {});
		},
	};
}
