import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { limitReads, type ReadLimit } from "./limit-reads.js";

const minute = 60_000;

/** A server that allows two reads in a minute, and its clock. */
async function serveTwoReads(
	settings: Partial<ReadLimit> = {},
	/** Null: the real one. */
	clock: { time: number } | null = { time: 0 },
) {
	const limit = { readsPerMinute: 2, proxyHops: 1, embedOrigins: ["*"], ...settings };
	const listener = limitReads(
		(_, response) => void response.end("answer"),
		limit,
		...(clock ? [() => clock.time] : []),
	);
	const server = createServer(listener).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/vehicles`;
	const get = (client = "203.0.113.7", init: RequestInit = {}) =>
		fetch(address, {
			...init,
			headers: { "x-forwarded-for": client, origin: "https://dealer.example.com" },
		});
	return { clock: clock ?? { time: Number.NaN }, get };
}

it("a client with more requests than the limit gets 429, and when to try again", async () => {
	const { clock, get } = await serveTwoReads();
	for (let read = 0; read < 2; read += 1) expect(await (await get()).text()).toBe("answer");
	clock.time = minute - 12_300;
	const rejected = await get();
	expect(rejected.status).toBe(429);
	expect(rejected.headers.get("retry-after")).toBe("13");
	expect(await rejected.json()).toEqual({
		error: "Too many requests. Please try again in 13 seconds.",
		code: "too-many-requests",
	});
	// A page of a dealer may read that it is one, and how long it takes.
	expect(rejected.headers.get("access-control-allow-origin")).toBe("*");
	expect(rejected.headers.get("access-control-expose-headers")).toBe("retry-after");
	expect(rejected.headers.get("x-content-type-options")).toBe("nosniff");
	expect(rejected.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
	expect((await get("203.0.113.8")).status).toBe(200);
	clock.time = minute;
	expect((await get()).status).toBe(200);
});

it("a clock that is set ahead and back makes no minute longer", async () => {
	vi.useFakeTimers({ toFake: ["Date", "performance"] });
	onTestFinished(() => void vi.useRealTimers());
	const { get } = await serveTwoReads({}, null);
	const aYear = 365 * 24 * 60 * minute;
	vi.setSystemTime(Date.now() + aYear);
	for (let read = 0; read < 2; read += 1) expect((await get()).status).toBe(200);
	vi.setSystemTime(Date.now() - aYear);
	expect((await get()).status).toBe(429);
	vi.advanceTimersByTime(minute);
	expect((await get()).status).toBe(200);
});

it("only pages that may call the API can read the 429", async () => {
	const { get } = await serveTwoReads({ readsPerMinute: 0, embedOrigins: ["https://a.example"] });
	expect((await get()).headers.get("access-control-allow-origin")).toBeNull();
});

it("a private address has no limit unless proxies are trusted: it may be one", async () => {
	const { get } = await serveTwoReads({ proxyHops: 0 });
	for (let read = 0; read < 5; read += 1) expect((await get()).status).toBe(200);
});

it("an IPv6 client has one limit for its network", async () => {
	const { get } = await serveTwoReads();
	for (let read = 0; read < 2; read += 1) await get(`2001:db8::${read}`);
	expect((await get("2001:db8::9")).status).toBe(429);
});

it("every method counts", async () => {
	const { get } = await serveTwoReads();
	for (const method of ["POST", "PUT"]) {
		expect((await get(undefined, { method })).status).toBe(200);
	}
	for (const method of ["POST", "DELETE", "GET"]) {
		expect((await get(undefined, { method })).status).toBe(429);
	}
});

/** Says whether a request from an address is answered. */
function limitedTo(readsPerMinute: number): (remoteAddress: string) => boolean {
	let answered = 0;
	const response = { writeHead() {}, end() {} } as unknown as ServerResponse;
	const listener = limitReads(
		() => {
			answered += 1;
		},
		{ readsPerMinute, proxyHops: 0, embedOrigins: [] },
	);
	return (remoteAddress) => {
		const request = { method: "HEAD", headers: {}, socket: { remoteAddress } };
		const before = answered;
		listener(request as unknown as IncomingMessage, response);
		return answered > before;
	};
}

it("clients beyond those that are counted are let through, and the others stay limited", () => {
	const ask = limitedTo(2);
	for (let client = 0; client < 50_000; client += 1) {
		ask(`203.${client >> 16}.${(client >> 8) & 255}.${client & 255}`);
	}
	const addresses = ["10.0.0.1", "198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.3"];
	expect(addresses.map(ask)).toEqual([true, true, true, true, true]);
	expect([ask("203.0.0.1"), ask("203.0.0.1")]).toEqual([true, false]);
});

it("one with a whole IPv6 network of many keeps nobody out", () => {
	const ask = limitedTo(60);
	let answered = 0;
	for (let client = 0; client < 56_001; client += 1) {
		if (ask(`2001:db8:7:${client.toString(16)}::1`)) answered += 1;
	}
	expect(answered).toBe(240);
	expect(ask("2001:db8:8::1")).toBe(true);
	const visitor = Array.from({ length: 61 }, () => ask("198.51.100.1"));
	expect(visitor.lastIndexOf(true)).toBe(59);
});
