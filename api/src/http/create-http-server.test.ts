import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { cacheFirst } from "./cache-first.js";
import { createHttpServer } from "./create-http-server.js";
import { limitBody } from "./parse-request.js";

const app = new Hono()
	.post("/lead", limitBody, async (context) => context.text(await context.req.text()))
	.onError((_, context) => context.text("too large", 413));

async function listen(server: Server): Promise<() => Socket> {
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return () => connect((server.address() as AddressInfo).port, "127.0.0.1");
}

const listener = cacheFirst(app, () => undefined);
const quick = { headers: 100, request: 200, inactivity: 5000, checkInterval: 20 };

describe("a body that is too large", () => {
	it("is answered while it is being sent, and read to its end before the connection closes", async () => {
		const socket = (await listen(createHttpServer(listener, 10)))();
		const size = 800_000;
		socket.write(`POST /lead HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
		socket.write("x".repeat(70_000));
		const [first] = await once(socket, "data");
		expect(String(first)).toMatch(/^HTTP\/1\.1 413 /);
		expect(String(first)).toMatch(/connection: close/i);
		// On a connection that was reset, this would fail with EPIPE or ECONNRESET.
		socket.write("x".repeat(size - 70_000));
		await text(socket);
		expect(socket.errored).toBeNull();
	});

	it("is not read without end", async () => {
		const socket = (await listen(createHttpServer(listener, 10)))();
		socket.on("error", () => {});
		socket.write("POST /lead HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
		const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
		const write = () => socket.writable && socket.write(chunk, write);
		write();
		await new Promise((resolve) => socket.on("close", resolve));
	});

	it("of a normal size leaves the connection open", async () => {
		const socket = (await listen(createHttpServer(listener, 10)))();
		for (const body of ["one", "two"]) {
			socket.write(`POST /lead HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n${body}`);
			const [response] = await once(socket, "data");
			expect(String(response)).toMatch(new RegExp(`keep-alive[\\s\\S]*${body}`, "i"));
		}
	});
});

describe("a client that holds a connection", () => {
	it.each([
		["with headers that never end", "GET / HTTP/1.1\r\nHost: x\r\n"],
		["with a body that never ends", "POST /lead HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx"],
	])("%s gets 408 and is disconnected", async (_, sent) => {
		const socket = (await listen(createHttpServer(listener, 10, quick)))();
		socket.write(sent);
		expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
	});

	it("without using it is disconnected", async () => {
		const limits = { ...quick, inactivity: 100 };
		const open = await listen(createHttpServer(listener, 10, limits));
		const answer = () => {
			const socket = open();
			socket.write("GET /none HTTP/1.1\r\nHost: x\r\n\r\n");
			return text(socket);
		};
		// On a busy machine the request itself may come too late.
		await expect.poll(answer).toMatch(/^HTTP\/1\.1 404 /);
	});

	it("above the maximum is disconnected at once", async () => {
		const open = await listen(createHttpServer(listener, 1));
		const first = open();
		first.write("GET /none HTTP/1.1\r\nHost: x\r\n\r\n");
		await once(first, "data");
		const second = open();
		second.on("error", () => {});
		await new Promise((resolve) => second.on("close", resolve));
		first.write("GET /none HTTP/1.1\r\nHost: x\r\n\r\n");
		expect(String((await once(first, "data"))[0])).toMatch(/^HTTP\/1\.1 404 /);
	});
});
