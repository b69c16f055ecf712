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
const few = { maxConnections: 10, proxyHops: 0 };
const quick = { headers: 100, request: 200, inactivity: 5000, checkInterval: 20 };

describe("a body that is too large", () => {
	it("is answered while it is being sent, and read to its end before the connection closes", async () => {
		const socket = (await listen(createHttpServer(listener, few)))();
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
		const socket = (await listen(createHttpServer(listener, few)))();
		socket.on("error", () => {});
		socket.write("POST /lead HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
		const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
		const write = () => socket.writable && socket.write(chunk, write);
		write();
		await new Promise((resolve) => socket.on("close", resolve));
	});

	it("of a normal size leaves the connection open", async () => {
		const socket = (await listen(createHttpServer(listener, few)))();
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
		const socket = (await listen(createHttpServer(listener, few, quick)))();
		socket.write(sent);
		expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
	});

	it("without using it is disconnected", async () => {
		const limits = { ...quick, inactivity: 100 };
		const open = await listen(createHttpServer(listener, few, limits));
		const answer = () => {
			const socket = open();
			socket.write("GET /none HTTP/1.1\r\nHost: x\r\n\r\n");
			return text(socket);
		};
		// On a busy machine the request itself may come too late.
		await expect.poll(answer).toMatch(/^HTTP\/1\.1 404 /);
	});
});

describe("connections above the maximum", () => {
	const page = "GET /none HTTP/1.1\r\nHost: x\r\n\r\n";
	/** A request that goes on until its body has come. */
	const upload = "POST /lead HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nx";

	/** Opens connections to a server, one after the other, from addresses of a test's own. */
	async function connectTo(maxConnections: number, proxyHops = 0) {
		const server = createHttpServer(listener, { maxConnections, proxyHops });
		let address = "";
		server.prependListener("connection", (socket) =>
			Object.defineProperty(socket, "remoteAddress", { value: address }),
		);
		const connectHere = await listen(server);
		async function openOne(from: string, sent: string): Promise<Socket> {
			address = from;
			const accepted = once(server, "connection");
			const socket = connectHere().on("error", () => {});
			await Promise.race([accepted, once(socket, "close")]);
			if (sent) {
				const begun = once(server, "request");
				socket.write(sent);
				await Promise.race([begun, once(socket, "close")]);
			}
			return socket;
		}
		return async (from: string, count: number, sent = "") => {
			const sockets: Socket[] = [];
			for (let index = 0; index < count; index += 1) sockets.push(await openOne(from, sent));
			return sockets;
		};
	}

	/** The status line of the answer to a request, or that the server has closed the connection. */
	async function answerOf(socket: Socket | undefined, sent = page): Promise<string> {
		if (!socket) return "no socket";
		socket.write(sent);
		const closed = once(socket, "close").then(() => "closed");
		return String(await Promise.race([once(socket, "data"), closed])).split("\r\n", 1)[0] ?? "";
	}

	const found = "HTTP/1.1 404 Not Found";

	it.each(["203.0.113.7", "127.0.0.1"])("that %s leaves idle keep nobody out", async (address) => {
		const open = await connectTo(200);
		await open(address, 220);
		for (const from of ["198.51.100.1", "127.0.0.1", address]) {
			expect([from, await answerOf((await open(from, 1))[0])]).toEqual([from, found]);
		}
	});

	it("close an idle one of the network that has most, and the newest of these", async () => {
		const open = await connectTo(4);
		const [visitor] = await open("198.51.100.1", 1);
		const [first, second, third] = await open("203.0.113.7", 3);
		await open("198.51.100.2", 1);
		await once(third as Socket, "close");
		expect(await Promise.all([visitor, first, second].map((one) => answerOf(one)))).toEqual([
			...[found, found, found],
		]);
	});

	it("are closed at once while all others are answered", async () => {
		const open = await connectTo(2);
		const [first] = await open("198.51.100.1", 2, upload);
		expect(await answerOf((await open("198.51.100.2", 1))[0])).toBe("closed");
		expect(await answerOf(first, "x")).toBe("HTTP/1.1 200 OK");
	});

	describe("of one network, which are a quarter of all", () => {
		it.each([
			["an address", () => "203.0.113.7"],
			["an IPv6 network", (index: number) => `2001:db8::${index.toString(16)}`],
		])("keep %s from more", async (_, addressOf) => {
			const open = await connectTo(200);
			for (let index = 0; index < 50; index += 1) await open(addressOf(index), 1, upload);
			expect(await answerOf((await open(addressOf(50), 1))[0])).toBe("closed");
			expect(await answerOf((await open("2001:db8:0:1::1", 1))[0])).toBe(found);
		});

		it("close the newest idle one of it, and no request in progress", async () => {
			const open = await connectTo(200);
			const busy = await open("203.0.113.7", 48, upload);
			const [older, newer] = await open("203.0.113.7", 2);
			const [next] = await open("203.0.113.7", 1);
			expect(await answerOf(newer)).toBe("closed");
			expect(await answerOf(older)).toBe(found);
			expect(await answerOf(next)).toBe(found);
			for (const one of busy) expect(await answerOf(one, "x")).toBe("HTTP/1.1 200 OK");
		});

		it.each([
			["a proxy that is trusted", "203.0.113.7", 1],
			["an address of a private network, which may be a proxy", "10.0.0.1", 0],
		])("do not bound %s", async (_, address, proxyHops) => {
			const open = await connectTo(200, proxyHops);
			await open(address, 199, upload);
			expect(await answerOf((await open(address, 1))[0])).toBe(found);
		});
	});
});
