import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "./database.js";

/** The channel that the triggers of the catalogue's tables write to. */
const channel = "catalogue_changed";

/** How long to wait before a lost connection is tried again, in milliseconds; doubled each time. */
const firstPause = 200;
const longestPause = 5000;

export interface ChangeFeed {
	/** Whether changes are being heard, and all that were missed have been taken in. */
	readonly isConnected: boolean;
	/** Resolves when no more changes are heard. */
	stop(): Promise<void>;
}

interface Connection {
	client: pg.Client;
	ended: Promise<void>;
}

/**
 * Calls `takeIn` at once, then after every change of the catalogue, made by whatever process, and
 * after every new connection, since changes may have been missed. A lost connection is tried again
 * for as long as it takes; with an embedded database this also brings its server back. A change
 * that cannot be taken in counts as a lost connection.
 *
 * @throws {Error} where the first connection or the first taking in fails
 */
export async function listenForChanges(
	database: Pick<Database, "connect">,
	takeIn: () => Promise<void>,
	log: Logger,
): Promise<ChangeFeed> {
	const stopping = new AbortController();
	let connection: Connection | undefined = await listen();

	async function listen(): Promise<Connection> {
		const client = await database.connect();
		const ended = new Promise<void>((resolve) => client.once("end", resolve));
		client.on("notification", () => {
			takeIn().catch((error) => {
				log.warn({ err: error }, "a change could not be taken in");
				client.end().catch(() => {});
			});
		});
		try {
			await client.query(`listen ${channel}`);
			await takeIn();
			stopping.signal.throwIfAborted();
			return { client, ended };
		} catch (error) {
			await client.end().catch(() => {});
			throw error;
		}
	}

	async function listenAgain(): Promise<Connection | undefined> {
		const { signal } = stopping;
		for (let wait = firstPause; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
			await pause(wait, undefined, { signal }).catch(() => {});
			if (signal.aborted) break;
			try {
				return await listen();
			} catch (error) {
				if (!signal.aborted) log.warn({ err: error }, "the database cannot be reached");
			}
		}
		return undefined;
	}

	async function stayConnected(): Promise<void> {
		while (connection) {
			await connection.ended;
			connection = undefined;
			if (!stopping.signal.aborted) log.warn("the database went away; reads go on from memory");
			connection = await listenAgain();
		}
	}

	const staying = stayConnected();
	return {
		get isConnected() {
			return connection !== undefined;
		},
		async stop() {
			stopping.abort();
			await connection?.client.end().catch(() => {});
			await staying;
		},
	};
}
