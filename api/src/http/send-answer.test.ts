import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { encodeBody } from "./encode-body.js";
import { completeAnswer, toResponse } from "./send-answer.js";

const text = "The same words again and again. ".repeat(40);
const long = await encodeBody(text, "text/plain; charset=utf-8");
const short = await encodeBody("Hello", "text/plain; charset=utf-8");

const app = new Hono()
	.get("/long", (context) =>
		toResponse(context, completeAnswer(context, long, { "cache-control": "no-cache" })),
	)
	.get("/short", (context) => toResponse(context, completeAnswer(context, short, {})));

async function get(path: string, headers: Record<string, string> = {}) {
	return await app.request(path, { headers });
}

async function etagOf(acceptEncoding: string): Promise<string> {
	return (await get("/long", { "accept-encoding": acceptEncoding })).headers.get("etag") ?? "";
}

describe("the content coding of an answer", () => {
	it.each([
		["br", "br"],
		["gzip", "gzip"],
		["gzip, deflate, br", "br"],
		["gzip, deflate, br, zstd", "br"],
		["GZIP", "gzip"],
		["br;q=0.5, gzip;q=0.8", "gzip"],
		["gzip;q=0.5, br;q=0.5", "br"],
		["gzip; q=0.001", "gzip"],
		["br;q=0, gzip", "gzip"],
		["br; q=0.0, gzip;q=0.000", null],
		["*", "br"],
		["*;q=0.1, gzip", "gzip"],
		["br;q=0, *", "gzip"],
		["br;q=0, gzip;q=0, *", null],
		["*;q=0", null],
		["identity", null],
		["identity, gzip;q=0.5", null],
		["identity;q=0.5, gzip", "gzip"],
		["deflate, zstd", null],
		["", null],
		["gzip;q=high", null],
	])("for Accept-Encoding %j is %j", async (accepted, coding) => {
		const response = await get("/long", { "accept-encoding": accepted });
		expect(response.headers.get("content-encoding")).toBe(coding);
	});

	it("is none without Accept-Encoding, or for a short response", async () => {
		expect((await get("/long")).headers.get("content-encoding")).toBeNull();
		const response = await get("/short", { "accept-encoding": "br, gzip" });
		expect(response.headers.get("content-encoding")).toBeNull();
		expect(await response.text()).toBe("Hello");
	});

	it("decodes to the same bytes", async () => {
		const bytes = async (coding: string) =>
			Buffer.from(await (await get("/long", { "accept-encoding": coding })).arrayBuffer());
		expect((await bytes("identity")).toString()).toBe(text);
		expect(gunzipSync(await bytes("gzip")).toString()).toBe(text);
		expect(brotliDecompressSync(await bytes("br")).toString()).toBe(text);
	});

	it("always comes with the same Vary header", async () => {
		for (const accepted of ["br", "gzip", "identity"]) {
			const response = await get("/long", { "accept-encoding": accepted });
			expect(response.headers.get("vary")).toBe("Accept-Encoding");
			expect(response.headers.get("cache-control")).toBe("no-cache");
			expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
		}
	});
});

describe("the ETag of an answer", () => {
	it("is strong and differs for each content coding", async () => {
		const etags = await Promise.all(["br", "gzip", "identity"].map(etagOf));
		expect(new Set(etags).size).toBe(3);
		for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
	});

	it("depends on the bytes alone", async () => {
		const again = await encodeBody(text, "text/plain; charset=utf-8");
		const other = await encodeBody(`${text}!`, "text/plain; charset=utf-8");
		expect(again.variants.br?.etag).toBe(await etagOf("br"));
		expect(other.variants.br?.etag).not.toBe(await etagOf("br"));
	});

	it.each([
		["alone", (etag: string) => etag],
		["in a list", (etag: string) => `"other", ${etag} , "another"`],
		["as a weak tag", (etag: string) => `W/${etag}`],
		["as *", () => "*"],
	])("gives 304 if the client has it %s", async (_, header) => {
		const etag = await etagOf("br");
		const response = await get("/long", {
			"accept-encoding": "br",
			"if-none-match": header(etag),
		});
		expect(response.status).toBe(304);
		expect(await response.text()).toBe("");
		expect(response.headers.get("etag")).toBe(etag);
		expect(response.headers.get("vary")).toBe("Accept-Encoding");
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expect(response.headers.get("content-type")).toBeNull();
	});

	it("of another content coding gives 200", async () => {
		const response = await get("/long", {
			"accept-encoding": "br",
			"if-none-match": await etagOf("gzip"),
		});
		expect(response.status).toBe(200);
	});
});
