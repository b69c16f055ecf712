import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "./database.js";
import { isReadOnly } from "./database-error.js";

/** The channel that the triggers on the catalogue's tables notify. */
const channel = "catalogue_changed";

/** The delays before reconnecting, in milliseconds. Each is twice the one before. */
const minReconnectMs = 200;
const maxReconnectMs = 5000;

export interface ChangeFeed {
	/** True while the feed listens and no change is missing. */
	readonly isConnected: boolean;
	/** Stops listening and closes the connection. */
	stop(): Promise<void>;
}

interface Connection {
	client: pg.Client;
	ended: Promise<void>;
}

/**
 * Calls `onChange` at once and after every reconnection, since changes may have been missed, and with
 * what a trigger says after every change of the catalogue by any process. Reconnects until it succeeds; this restarts an
 * embedded server that is not running. If `onChange` fails, the feed reconnects too. A standby tells no
 * changes, so the feed reconnects until it is promoted.
 *
 * @throws {Error} if the first connection or the first `onChange` fails
 */
export async function listenForChanges(
	database: Pick<Database, "connect">,
	onChange: (change?: string) => Promise<void>,
	log: Logger,
): Promise<ChangeFeed> {
	const stopping = new AbortController();
	let connection: Connection | undefined = await listen().catch(async (error) => {
		if (!isReadOnly(error)) throw error;
		await onChange();
		return undefined;
	});

	async function listen(): Promise<Connection> {
		const client = await database.connect();
		const ended = new Promise<void>((resolve) => client.once("end", resolve));
		client.on("notification", ({ payload = "" }) => {
			onChange(payload).catch((error) => {
				log.warn({ err: error }, "a change of the catalogue could not be read");
				client.end().catch(() => {});
			});
		});
		try {
			await client.query(`listen ${channel}`);
			await onChange();
			stopping.signal.throwIfAborted();
			return { client, ended };
		} catch (error) {
			await client.end().catch(() => {});
			throw error;
		}
	}

	async function reconnect(): Promise<Connection | undefined> {
		const { signal } = stopping;
		for (let delay = minReconnectMs; !signal.aborted; delay = Math.min(delay * 2, maxReconnectMs)) {
			await sleep(delay, undefined, { signal }).catch(() => {});
			if (signal.aborted) break;
			try {
				return await listen();
			} catch (error) {
				if (signal.aborted || isReadOnly(error)) continue;
				log.warn({ err: error }, "the database cannot be reached");
			}
		}
		return undefined;
	}

	async function stayConnected(): Promise<void> {
		do {
			if (connection) {
				await connection.ended;
				connection = undefined;
				if (!stopping.signal.aborted) {
					log.warn("the database connection was lost; reads continue from memory");
				}
			}
			connection = await reconnect();
		} while (connection);
	}

	const running = stayConnected();
	return {
		get isConnected() {
			return connection !== undefined;
		},
		async stop() {
			stopping.abort();
			await connection?.client.end().catch(() => {});
			await running;
		},
	};
}
