import { rmSync } from "node:fs";
import { type ApiClient, createApiClient } from "@nev/contract";
import { Hono } from "hono";
import type pg from "pg";
import { pino } from "pino";
import { type Backend, openBackend } from "../src/backend.js";
import { type Answers, createAnswers } from "../src/http/answers.js";
import { createPartVersions } from "../src/http/parts.js";
import { createRenderQueue } from "../src/http/render-queue.js";
import { readSettings } from "../src/settings/settings.js";
import { openEmbeddedPostgres } from "../src/storage/embedded-postgres/index.js";
import { withClient } from "../src/storage/with-client.js";
import { createTempDirectory } from "./temp-directory.js";

export const silent = pino({ level: "silent" });

/** Keeps answers that nothing changes. */
export function newAnswers(): Answers {
	return createAnswers({ versions: createPartVersions(), queue: createRenderQueue() });
}

/** A backend with access to its API and its database. */
export interface TestBackend
	extends Pick<Backend, "api" | "answers" | "catalogue" | "clientFor" | "close"> {
	readonly client: ApiClient;
	/** Calls the API by its full path: `fetch("/api/vehicles")`. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Connects to its database. */
	readonly connection: pg.ClientConfig;
	/** Runs a statement in its database, on another connection. */
	sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** Opens a backend, by default in a new data directory, which `close` removes. */
export async function openTestBackend(
	environment: Record<string, string> = {},
): Promise<TestBackend> {
	const directory = createTempDirectory();
	const settings = readSettings({ DATA_DIR: directory, ...environment });
	const backend = await openBackend(settings, silent);
	const app = new Hono().route("/api", backend.api);
	const embedded = settings.databaseUrl
		? undefined
		: await openEmbeddedPostgres(settings.dataDirectory, silent);
	const connection = embedded?.connection ?? { connectionString: settings.databaseUrl };
	return {
		api: backend.api,
		answers: backend.answers,
		catalogue: backend.catalogue,
		clientFor: backend.clientFor,
		client: createApiClient({ api: "/api", fetch: (url, init) => app.request(url, init) }),
		fetch: async (path, init) => app.request(path, init),
		connection,
		sql: (text, values) => query(connection, text, values),
		async close() {
			await backend.close();
			await embedded?.stop();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}

/** Runs a statement on a new connection. */
export function query(
	connection: pg.ClientConfig,
	text: string,
	values?: unknown[],
): Promise<Record<string, unknown>[]> {
	return withClient(connection, async (client) => (await client.query(text, values)).rows);
}

/** The URL of a database on a server, for `DATABASE_URL`. */
export function databaseUrl({ user, password, host }: pg.ClientConfig, database: string): string {
	return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`;
}
