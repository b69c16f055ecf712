import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { cacheFirst } from "../../src/http/cache-first.js";
import { openTestBackend } from "../../test/test-backend.js";
import { fuzzEnvironment } from "./environment.js";
import { fuzz } from "./fuzz.js";

async function serveApi(addRoutes = (app: Hono) => app): Promise<string> {
	const { api, answers, close } = await openTestBackend({
		...fuzzEnvironment,
		LEADS_PER_MINUTE: "1000000",
	});
	const app = addRoutes(new Hono()).route("/api", api);
	const server = createServer(cacheFirst(app, answers.find)).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(async () => {
		server.close();
		server.closeAllConnections();
		await close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A busy machine takes half a minute. */
const timeout = 120_000;

it("every answer is as the OpenAPI document says, and none is an error of the server", {
	timeout,
}, async () => {
	const { statuses, failures } = await fuzz({ origin: await serveApi(), cases: 800, seed: 7 });
	expect(failures).toEqual([]);
	for (const status of [200, 201, 304, 400, 404, 415, 422])
		expect(statuses[status]).toBeGreaterThan(0);
});

it("an answer that is not as the OpenAPI document says is found", { timeout }, async () => {
	const origin = await serveApi((app) =>
		app.get("/api/health", (context) => context.json({ status: "fine" })),
	);
	const { failures } = await fuzz({ origin, cases: 500, seed: 7 });
	expect(failures.length).toBeGreaterThan(0);
	for (const { path } of failures) expect(path).toMatch(/^\/api\/health/);
});
