import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../scripts/free-port.mjs";
import { openTestBackend, query, silent } from "../../test/test-backend.js";
import { createTestDatabase } from "../../test/test-database.js";
import { openBackend } from "../backend.js";
import { cacheFirst } from "../http/cache-first.js";
import { errorHandler } from "../http/http-error.js";
import { limitBody } from "../http/parse-request.js";
import { readSettings } from "../settings/settings.js";
import { observeRequests, routeOf } from "./observe-requests.js";

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A log, and its lines. */
function createLog() {
	const lines: string[] = [];
	return { log: pino({}, { write: (line: string) => void lines.push(line) }), lines };
}

it("gives every answer an id of its own, and logs it without what a visitor typed", async () => {
	const { log, lines } = createLog();
	const address = await serve(
		observeRequests(
			cacheFirst(new Hono(), () => undefined),
			{ log, logsAccess: true, recordsMetrics: false },
		),
	);
	const ids: (string | null)[] = [];
	for (const path of ["/contact?message=secret", "/faq"]) {
		const response = await fetch(address + path, { headers: { cookie: "secret" } });
		ids.push(response.headers.get("x-request-id"));
	}
	expect(new Set(ids).size).toBe(2);
	// Short enough for V8 to copy it.
	for (const id of ids) expect(id).toMatch(/^[\w-]{6}-[\da-z]{1,5}$/);
	await expect.poll(() => lines).toHaveLength(2);
	expect(JSON.parse(lines[0] ?? "")).toMatchObject({
		requestId: ids[0],
		method: "GET",
		path: "/contact",
		status: 404,
	});
	expect(lines.join()).not.toMatch(/secret|127\.0\.0\.1/);
});

it.each([
	["a body of a known length", "Content-Length: 9\r\n\r\nx"],
	["a body in chunks", "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"],
])("a client that breaks off %s is no error, and its request counts as 499", async (_, body) => {
	const { log, lines } = createLog();
	const app = new Hono()
		.post("/lead", limitBody, async (context) => context.text(await context.req.text()))
		.onError(errorHandler(log));
	const listener = cacheFirst(app, () => undefined);
	const observed = observeRequests(listener, { log, logsAccess: true, recordsMetrics: false });
	const server = createServer(observed).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await once(server, "listening");
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	socket.write(`POST /lead HTTP/1.1\r\nHost: localhost\r\n${body}`);
	await once(server, "request");
	socket.destroy();
	await expect.poll(() => lines).toHaveLength(2);
	const logged = lines.map((line) => JSON.parse(line));
	expect(logged.map(({ level, msg }) => [level, msg]).sort()).toEqual([
		[30, "a client broke off its request"],
		[30, "answered"],
	]);
	expect(logged.find(({ msg }) => msg === "answered")).toMatchObject({
		status: 499,
		aborted: true,
	});
});

it("groups addresses, however many visitors invent", () => {
	expect(
		["/", "/faq", "/x/y", "/api/vehicles/d6", "/api/x", "/embed/v1/a.js"].map(routeOf),
	).toEqual(["page", "page", "page", "/api/vehicles", "/api", "/embed"]);
});

it("serves metrics of requests, mails, snapshot and database on a port of their own", async () => {
	const port = await freePort();
	const backend = await openTestBackend({ METRICS_PORT: String(port), HOST: "127.0.0.1" });
	onTestFinished(backend.close);
	await backend.sql(
		"with lead as (insert into leads (kind, name, email, phone, payload, overdue_at) values ('contact', 'A', 'a@example.com', '1', '{}', now()) returning id) insert into mails (lead_id, recipient, state, due_at, due_since) select id, 'company', state, now() + interval '1 day', now() - interval '1 day' from lead, unnest(array['dead', 'waiting']) as state",
	);
	await backend.sql(
		"insert into mails (kind, to_address, subject, text, state) values ('notice', 'a@example.com', 'A', 'A', 'dead'), ('notice', 'a@example.com', 'A', 'A', 'held')",
	);
	await backend.sql(
		"with lead as (insert into leads (kind, name, email, phone, payload, suspicion) values ('contact', 'A', 'a@example.com', '1', '{}', 'frequent'), ('contact', 'A', 'a@example.com', '1', '{}', 'trap') returning id) insert into mails (lead_id, recipient, state, due_since) select id, 'company', 'held', now() - interval '1 day' from lead",
	);
	await backend.sql(
		"insert into mails (kind, to_address, subject, text, attempts, due_at, last_error) values ('notice', 'a@example.com', 'A', 'A', 1, now() + interval '10 minutes', 'Invalid login: 535 Authentication failed')",
	);
	const address = await serve(
		observeRequests((_, response) => response.writeHead(429).end(), {
			log: pino({ level: "silent" }),
			logsAccess: false,
			recordsMetrics: true,
		}),
	);
	await fetch(`${address}/api/vehicles`);
	const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	const lastBackup = /^nev_backup_last_success_timestamp_seconds /m;
	expect(await metrics()).not.toMatch(lastBackup);
	await backend.sql(
		// The first one before the clock was set back.
		"insert into backups (at, file) values (to_timestamp(4102444800), 'a'), (to_timestamp(1764471600), 'b')",
	);
	const oldest = /^nev_mails_oldest_seconds\{kind="lead"\} (\S+)$/m.exec(await metrics());
	expect(Number(oldest?.[1])).toBeGreaterThanOrEqual(86_400);
	await expect
		.poll(metrics)
		.toContain('nev_http_requests_total{method="GET",route="/api/vehicles",status="429"} 1');
	const text = await metrics();
	for (const line of [
		"nev_database_up 1",
		"nev_snapshot_version 1",
		'nev_mails{kind="lead",state="dead"} 1',
		'nev_mails{kind="lead",state="waiting"} 1',
		'nev_mails{kind="lead",state="held"} 2',
		"nev_mail_server_refuses 1",
		"nev_held_leads 1",
		"nev_overdue_leads 1",
		'nev_mails{kind="notice",state="dead"} 1',
		'nev_mails{kind="notice",state="held"} 1',
		"nev_backup_last_success_timestamp_seconds 1764471600",
	]) {
		expect(text.split("\n")).toContain(line);
	}
	expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

it("leaves no connection to the database if the port of the metrics is taken", async () => {
	const { port } = new URL(await serve(() => {}));
	const { url } = await createTestDatabase("nothing");
	const settings = readSettings({ DATABASE_URL: url, METRICS_PORT: port, HOST: "127.0.0.1" });
	await expect(openBackend(settings, silent)).rejects.toThrow("METRICS_PORT");
	const connections =
		"select count(*)::integer from pg_stat_activity where datname = current_database() and backend_type = 'client backend'";
	await expect.poll(() => query({ connectionString: url }, connections)).toEqual([{ count: 1 }]);
});
