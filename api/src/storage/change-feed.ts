import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "./database.js";

/** The channel that the triggers of the catalogue's tables write to. */
const channel = "catalogue_changed";

const firstPause = 200;
const longestPause = 5000;

/** Whether changes are being heard. */
export interface ChangeFeed {
	readonly isConnected: boolean;
	stop(): Promise<void>;
}

/**
 * Calls `onChange` after every change of the catalogue, made by whatever process, and after every
 * new connection, since changes may have been missed. A lost connection is tried again for as long
 * as it takes; with an embedded database this also brings its server back.
 */
export function listenForChanges(
	database: Pick<Database, "connect">,
	onChange: () => void,
	log: Logger,
): ChangeFeed {
	const stopping = new AbortController();
	let isConnected = false;

	async function listenOnce(): Promise<void> {
		const client = await database.connect();
		const ended = once(client, "end", { signal: stopping.signal });
		try {
			client.on("notification", onChange);
			await client.query(`listen ${channel}`);
			isConnected = true;
			onChange();
			await ended;
			log.warn("the database went away; reads go on from memory");
		} finally {
			isConnected = false;
			ended.catch(() => {});
			await client.end().catch(() => {});
		}
	}

	async function listenOn(): Promise<void> {
		let wait = firstPause;
		while (!stopping.signal.aborted) {
			try {
				await listenOnce();
				wait = firstPause;
			} catch (error) {
				if (stopping.signal.aborted) return;
				log.warn({ err: error }, "the database cannot be reached");
				wait = Math.min(wait * 2, longestPause);
			}
			await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
		}
	}

	const listening = listenOn();
	return {
		get isConnected() {
			return isConnected;
		},
		async stop() {
			stopping.abort();
			await listening;
		},
	};
}
