import { rmSync } from "node:fs";
import { type ApiClient, createApiClient } from "@nev/contract";
import { Hono } from "hono";
import type pg from "pg";
import { pino } from "pino";
import { type Backend, openBackend } from "../src/backend.js";
import { readSettings } from "../src/settings/settings.js";
import { openEmbeddedPostgres } from "../src/storage/embedded-postgres/index.js";
import { withClient } from "../src/storage/with-client.js";
import { makeFolder } from "./make-folder.js";

export const silent = pino({ level: "silent" });

/** A backend with what a test needs to look at it from outside. */
export interface TestBackend extends Pick<Backend, "catalogue" | "close"> {
	readonly client: ApiClient;
	/** Asks the API by its whole path: `fetch("/api/vehicles")`. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** How another program connects to the database. */
	readonly connection: pg.ClientConfig;
	/** Runs plain SQL as another program would. */
	sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** Opens a backend, in a new folder where the settings name none; that folder goes when it closes. */
export async function openTestBackend(
	environment: Record<string, string> = {},
): Promise<TestBackend> {
	const folder = makeFolder();
	const settings = readSettings({ DATA_DIR: folder, ...environment });
	const backend = await openBackend(settings, silent);
	const app = new Hono().route("/api", backend.api);
	const connection = settings.databaseUrl
		? { connectionString: settings.databaseUrl }
		: (await openEmbeddedPostgres(settings.dataDirectory, silent)).connection;
	return {
		catalogue: backend.catalogue,
		client: createApiClient({ api: "/api", fetch: (url, init) => app.request(url, init) }),
		fetch: async (path, init) => app.request(path, init),
		connection,
		sql: (text, values) => query(connection, text, values),
		async close() {
			await backend.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Runs one statement on a connection of its own. */
export function query(
	connection: pg.ClientConfig,
	text: string,
	values?: unknown[],
): Promise<Record<string, unknown>[]> {
	return withClient(connection, async (client) => (await client.query(text, values)).rows);
}

/** The address of a server, as an operator would set it in `DATABASE_URL`. */
export function databaseUrl({ user, password, host }: pg.ClientConfig, database: string): string {
	return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`;
}
