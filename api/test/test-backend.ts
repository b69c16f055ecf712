import { rmSync } from "node:fs";
import { type ApiClient, createApiClient } from "@nev/contract";
import { Hono } from "hono";
import type pg from "pg";
import { pino } from "pino";
import { type Backend, openBackend } from "../src/backend.js";
import type { Catalogue } from "../src/catalogue/catalogue.js";
import { type ApiOptions, createApi } from "../src/create-api.js";
import { type AnswerCache, createAnswerCache } from "../src/http/answer-cache.js";
import { createDatasetVersions } from "../src/http/datasets.js";
import { createRenderQueue } from "../src/http/render-queue.js";
import type { Archive } from "../src/map/archive.js";
import { placeIndex } from "../src/places/place-index.js";
import type { RoadRules } from "../src/road-rules/road-rules.js";
import { readSettings } from "../src/settings/settings.js";
import { openEmbeddedPostgres } from "../src/storage/embedded-postgres/embedded-postgres.js";
import { query } from "./connections.js";
import { createTempDirectory } from "./temp-directory.js";
import { createTestDatabase } from "./test-database.js";

export { databaseUrl, query } from "./connections.js";

export const silent = pino({ level: "silent" });

/** An API without a database, with what a test needs of it. Leads fail. */
export function createTestApi(options: Partial<ApiOptions>): Hono {
	const submit = () => Promise.reject(new Error("secret reason"));
	return createApi({
		database: { state: "up" },
		answers: newAnswers(),
		catalogue: {} as Catalogue,
		places: placeIndex(),
		map: { archive: {} as Archive },
		roadRules: { current: {} as RoadRules },
		leadService: { submitInquiry: submit, submitContact: submit, submitDealership: submit },
		leadLimiter: { consume: async () => ({ consumedPoints: 1, remainingPoints: 1 }) },
		settings: { embedOrigins: ["*"], cdnMaxAge: 0, proxyHops: 0 },
		log: silent,
		...options,
	}).app;
}

/** Keeps answers that nothing changes. */
export function newAnswers(): AnswerCache {
	return createAnswerCache({ versions: createDatasetVersions(), queue: createRenderQueue() });
}

/** A backend with access to its API and its database. */
export interface TestBackend
	extends Pick<Backend, "api" | "answers" | "catalogue" | "clientFor" | "corrections" | "close"> {
	readonly client: ApiClient;
	/** Calls the API by its full path: `fetch("/api/vehicles")`. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Connects to its database. */
	readonly connection: pg.ClientConfig;
	/** Runs a statement in its database, on a connection of the tests. */
	sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/**
 * Opens a backend on a new database with sample data, which `close` drops. With `DATABASE_URL` it uses
 * that database, and with `DATA_DIR` an embedded server.
 */
export async function openTestBackend(
	environment: Record<string, string> = {},
): Promise<TestBackend> {
	const { DATABASE_URL, DATA_DIR } = environment;
	const database = DATABASE_URL || DATA_DIR ? undefined : await createTestDatabase("sampleData");
	const directory = createTempDirectory();
	const settings = readSettings({
		DATA_DIR: directory,
		...(database && { DATABASE_URL: database.url }),
		...environment,
	});
	const backend = await openBackend(settings, silent);
	const app = new Hono().route("/api", backend.api);
	const embedded = DATA_DIR ? await openEmbeddedPostgres(DATA_DIR, silent) : undefined;
	const connection = database?.connection ??
		embedded?.connection ?? { connectionString: settings.databaseUrl };
	return {
		api: backend.api,
		answers: backend.answers,
		catalogue: backend.catalogue,
		clientFor: backend.clientFor,
		corrections: backend.corrections,
		client: createApiClient({ api: "/api", fetch: (url, init) => app.request(url, init) }),
		fetch: async (path, init) => app.request(path, init),
		connection,
		sql: database?.sql ?? ((text, values) => query(connection, text, values)),
		async close() {
			await backend.close();
			await embedded?.stop();
			await database?.drop();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
