import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { openTestBackend } from "../../test/test-backend.js";
import { cacheFirst } from "./cache-first.js";

const { api, answers, catalogue, fetch, sql, close } = await openTestBackend();
afterAll(close);

const document = (await (await fetch("/api/openapi.json")).json()) as {
	paths: Record<string, { get?: { parameters: { in: string; required: boolean }[] } }>;
};
const values: Record<string, string> = {
	slug: "florida",
	stateName: "Florida",
	name: catalogue.snapshot.images.keys().next().value ?? "",
	id: "1",
	state: "florida",
	z: "3",
	x: "1",
	y: "3",
};
/** An address of every GET route that needs no query, and some that give errors. */
const addresses = [
	...Object.entries(document.paths).flatMap(([path, { get }]) =>
		get && !get.parameters.some((parameter) => parameter.in === "query" && parameter.required)
			? [`/api${path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "1")}`]
			: [],
	),
	"/api/vehicles/d6-max-gt4",
	"/api/vehicles?gclid=1",
	"/api/openapi.json",
	"/api/docs",
	"/api/docs/start.js",
	"/api/docs/swagger-ui.css",
	"/api/docs/swagger-ui-bundle.js",
	"/api/places?q=nap",
	"/api/dealerships/near?zip=nowhere",
	"/api/vehicles/none",
	"/api/nothing",
];

let requestsToApp = 0;
const app = new Hono()
	.use(async (_, next) => {
		requestsToApp += 1;
		await next();
	})
	.route("/api", api);
const viaFront = await listen(answers.find);
const viaApp = await listen(() => undefined);

async function listen(find: typeof answers.find): Promise<number> {
	const server = createServer(cacheFirst(app, find)).listen(0, "127.0.0.1");
	await once(server, "listening");
	afterAll(() => void server.close());
	return (server.address() as AddressInfo).port;
}

async function send(port: number, path: string, method = "GET", headers = {}) {
	const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
	const [response] = await once(sent, "response");
	const body: Buffer = await buffer(response);
	const { date: _, ...received } = response.headers as Record<string, string>;
	return {
		status: response.statusCode as number,
		headers: received,
		body: body.toString("base64"),
	};
}

describe("an answer is the same in front of Hono and behind it", () => {
	it.each(addresses)("%s", async (path) => {
		const { headers } = await send(viaFront, path, "GET", { "accept-encoding": "br" });
		for (const [method, sent] of [
			["GET", {}],
			["GET", { "accept-encoding": "gzip" }],
			["GET", { "accept-encoding": "br", "if-none-match": headers.etag ?? '"none"' }],
			["GET", { "accept-encoding": "br", "if-none-match": '"other"' }],
			["GET", { range: "bytes=0-9", origin: "https://dealer.example" }],
			["HEAD", { "accept-encoding": "br" }],
			["POST", {}],
		] as const) {
			const behind = await send(viaApp, path, method, sent);
			expect(await send(viaFront, path, method, sent)).toEqual(behind);
			expect(behind.status).not.toBe(206);
		}
	});

	it("and the second request for it does not reach Hono, whatever its query", async () => {
		for (const path of ["/api/states", "/api/states/florida", "/api/docs"]) {
			await send(viaFront, path);
			const before = requestsToApp;
			expect((await send(viaFront, path)).status).toBe(200);
			expect((await send(viaFront, `${path}?gclid=1`)).status).toBe(200);
			expect(requestsToApp).toBe(before);
		}
	});

	it("and is cached for a path with escapes, and without a query where one is read", async () => {
		for (const path of ["/api/dealerships/state/New%20York", "/api/dealerships/search"]) {
			await send(viaFront, path);
			const before = requestsToApp;
			expect((await send(viaFront, path)).status).toBe(200);
			expect(requestsToApp).toBe(before);
		}
	});

	it("and is dropped once what it is made from changes, and only then", async () => {
		const read = async () => {
			const before = requestsToApp;
			const paths = ["/api/states", "/api/vehicles", "/api/dealerships", "/api/places?q=mia"];
			for (const path of paths) await send(viaFront, path);
			return requestsToApp - before;
		};
		await read();
		expect(await read()).toBe(0);
		const { vehicles, dealerships, states } = catalogue.snapshot.data;
		await sql("update dealerships set phone = '(239) 555-0199' where id = 1");
		await expect.poll(() => catalogue.snapshot.data.dealerships).not.toBe(dealerships);
		expect(await read()).toBe(1);
		expect(catalogue.snapshot.data).toMatchObject({ vehicles, states });
		await sql("delete from dealerships where id = 1");
		await expect.poll(() => catalogue.snapshot.data.states).not.toBe(states);
		expect(await read()).toBe(2);
		expect(catalogue.snapshot.data.vehicles).toBe(vehicles);
		await sql("update vehicles set price = price + 1 where id = 1");
		await expect.poll(() => catalogue.snapshot.data.vehicles).not.toBe(vehicles);
		expect(await read()).toBe(1);
	});
});

it("TRACE gives back nothing of the request", async () => {
	const { status, body } = await send(viaFront, "/api/states", "TRACE", { "x-secret": "a-secret" });
	expect(status).toBe(405);
	expect(Buffer.from(body, "base64").toString()).not.toContain("a-secret");
});

it("a health check over HTTP/1.0 needs no Host header", async () => {
	const socket = connect(viaFront, "127.0.0.1");
	socket.write("GET /api/ready HTTP/1.0\r\n\r\n");
	const response = (await buffer(socket)).toString();
	expect(response).toContain("HTTP/1.1 200 OK\r\n");
	expect(response).toContain('{"status":"ready"}');
});

const malformedHosts = [
	"a b",
	"[::1",
	"example.com:99999",
	"a.example/b",
	"me@a.example",
	"999.9",
	"a.example:",
];

it.each(malformedHosts)("the host %s is an error in JSON, cached answer or not", async (host) => {
	await send(viaFront, "/api/states");
	for (const path of ["/api/dealerships/1", "/api/states"]) {
		const { status, headers, body } = await send(viaFront, path, "GET", { host });
		expect([status, headers["content-type"]]).toEqual([400, "application/json"]);
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(Buffer.from(body, "base64").toString()).toBe(
			'{"error":"The address or the Host header is malformed.","code":"malformed-address"}',
		);
	}
});

it.each(["a.example", "A.example:80", "[::1]:3000", "127.0.0.1:65535", "xn--bcher-kva.example"])(
	"the host %s is none",
	async (host) => {
		for (const path of ["/api/dealerships/2", "/api/states"]) {
			expect((await send(viaFront, path, "GET", { host })).status).toBe(200);
		}
	},
);
