import { once } from "node:events";
import type { IncomingMessage, RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { cert, key } from "../../../test/test-certificate.js";
import { downloadList } from "./download-list.js";

let answer: RequestListener;
let asked: IncomingMessage[];
const server = createServer({ cert, key }, (request, response) => {
	asked.push(request);
	answer(request, response);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => {
	server.closeAllConnections();
	server.close();
});
beforeEach(() => {
	asked = [];
});

/** A name server by which all hosts have these addresses. */
const nameServer = (...addresses: string[]) =>
	((_: string, __: object, done: (error: null, found: object[]) => void) =>
		done(
			null,
			addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
		)) as never;

type Options = Partial<Parameters<typeof downloadList>[1]>;

const download = (host: string, options: Options = {}) =>
	downloadList(host.includes("://") ? host : `https://${host}:${port}/list.csv?key=secret`, {
		allowsPrivate: true,
		signal: new AbortController().signal,
		resolve: nameServer("127.0.0.1"),
		ca: cert,
		...options,
	});

const errorOf = (host: string, options?: Options) =>
	download(host, options).then(
		() => "none",
		(error: Error) => error.message,
	);

const redirect =
	(location: string): RequestListener =>
	({ url }, response) =>
		url === "/list.csv?key=secret"
			? response.writeHead(307, { location }).end()
			: response.end("name");

describe("a list at an address", () => {
	it("is downloaded, and messages do not name what may be secret", async () => {
		answer = (_, response) => response.end("name,city");
		const { name, bytes } = await download("lists.example.com");
		expect([name, bytes.toString()]).toEqual([
			`https://lists.example.com:${port}/list.csv`,
			"name,city",
		]);
		expect(asked[0]?.headers.host).toBe(`lists.example.com:${port}`);
	});

	it.each([
		["example.com", "/other"],
		["example.com", "https://www.example.com:PORT/other"],
		["www.example.com", "https://example.com:PORT/other"],
		["docs.google.com", "https://doc-1.googleusercontent.com:PORT/other"],
	])("of %s is followed to %s", async (host, location) => {
		answer = redirect(location.replace("PORT", `${port}`));
		expect((await download(host)).bytes.toString()).toBe("name");
	});

	it.each([
		[
			"docs.google.com",
			"https://accounts.google.com/signin",
			/leads to another site, accounts\.google\.com\. Let/,
		],
		["lists.example.com", "https://other.example.com/", /another site, other\.example\.com/],
		["example.com", "https://badexample.com/", /another site/],
		[
			"example.com",
			"http://example.com/",
			/leads to http:\/\/example\.com, which is not https\. Give/,
		],
		["example.com", "http://other.com/", /another site/],
		["example.com", "https://", /another site/],
		["example.com", "/list.csv?key=secret", /leads on and on/],
	])("of %s is not followed to %s", async (host, location, error) => {
		answer = redirect(location);
		expect(await errorOf(host)).toMatch(error);
	});

	it.each([
		["http://example.com/list.csv", /^Give an address that begins with https:\/\//],
		["ftp://example.com/list.csv", /^Give an address that begins with https:\/\//],
		["https://", /^Give an address that begins with https:\/\//],
	])("is refused at %s", async (address, error) => {
		expect(await errorOf(address)).toMatch(error);
	});

	it.each([
		...["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254"],
	])("is not asked for at %s, which is in a private network", async (host) => {
		answer = (_, response) => response.end("secret");
		const error = await errorOf(host, { allowsPrivate: false });
		expect(error).toMatch(/is in a private network\. Set IMPORT_PRIVATE_NETWORK=true/);
		expect(asked).toEqual([]);
	});

	it.each([["10.0.0.7"], ["127.0.0.1"], ["::ffff:127.0.0.1"], ["93.184.216.34", "127.0.0.1"]])(
		"is not asked for where the host is at %s",
		async (...addresses) => {
			answer = (_, response) => response.end("secret");
			const options = { allowsPrivate: false, resolve: nameServer(...addresses) };
			expect(await errorOf("lists.example.com", options)).toMatch(/is in a private network/);
			expect(asked).toEqual([]);
		},
	);

	it("that is too large, too slow, cut off or not there is refused", async () => {
		answer = (_, response) => response.end("x".repeat(2000));
		const limits = { bytes: 1000, time: 60_000 };
		expect(await errorOf("example.com", { limits })).toMatch(/is larger than 0\.001 MB/);
		answer = (_, response) => response.write("x");
		const hurried = { bytes: 1000, time: 50 };
		expect(await errorOf("example.com", { limits: hurried })).toMatch(/took more than 0\.05 s/);
		answer = (_, response) =>
			response
				.writeHead(200, { "content-length": 100 })
				.write("name\nGulf", () => response.destroy());
		expect(await errorOf("example.com")).toMatch(/list\.csv was cut off before its end\. Check/);
		answer = (_, response) => response.writeHead(403).end();
		expect(await errorOf("example.com")).toMatch(/answers with status 403\. Check/);
		expect(await errorOf("example.com", { ca: undefined } as never)).toMatch(/self-signed/);
	});

	it("is no longer waited for when the operator stops the command", async () => {
		const stop = new AbortController();
		answer = () => stop.abort(new Error("stopped"));
		await expect(download("example.com", { signal: stop.signal })).rejects.toThrow("stopped");
	});
});
