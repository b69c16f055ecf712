import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import fc from "fast-check";
import { dereference } from "../../test/dereference.js";
import { createShapeCheck, type OpenApiDocument, type Received } from "./open-api.js";
import { type FuzzRequest, requestsOf } from "./requests.js";

export interface FuzzOptions {
	/** The API's origin: `http://127.0.0.1:3000` */
	readonly origin: string;
	readonly cases: number;
	/** The same seed gives the same requests. */
	readonly seed: number;
	/** Called after every thousand requests. */
	readonly onProgress?: (done: number) => void | Promise<void>;
}

export interface FuzzResult {
	/** How many responses had each status. */
	readonly statuses: Readonly<Record<string, number>>;
	/** The first requests whose response was an error of the server, missing, or not as documented. */
	readonly failures: readonly (FuzzRequest & { readonly reason: string })[];
}

const chunkSize = 1000;
const concurrency = 8;
const maxFailures = 20;

/** Sends requests made from the API's own OpenAPI document, and checks each response against it. */
export async function fuzz({ origin, cases, seed, onProgress }: FuzzOptions): Promise<FuzzResult> {
	const response = await fetch(`${origin}/api/openapi.json`);
	const document = dereference((await response.json()) as OpenApiDocument);
	const requests = requestsOf(document);
	const checkShape = createShapeCheck(document);
	const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
	const statuses: Record<string, number> = {};
	const failures: (FuzzRequest & { reason: string })[] = [];

	async function run(fuzzed: FuzzRequest): Promise<void> {
		const received = await send(origin, agent, fuzzed).catch((error: Error) => error.message);
		const reason = typeof received === "string" ? received : problemOf(fuzzed, received);
		const status = typeof received === "string" ? "none" : received.status;
		statuses[status] = (statuses[status] ?? 0) + 1;
		if (reason && failures.length < maxFailures) failures.push({ ...fuzzed, reason });
	}

	function problemOf(
		{ method, path, headers, body }: FuzzRequest,
		received: Received,
	): string | undefined {
		if (received.status >= 500) return `status ${received.status}`;
		const isCoded = body && (headers["content-encoding"] ?? "identity") !== "identity";
		if (isCoded && received.status < 300) return "a coded body was taken as it is";
		if (received.status >= 400 && received.body.includes("✖")) return "a report, and no sentence";
		const [pathname = ""] = path.split(/[?#]/, 1);
		// A path with dots may lead out of the API. Other addresses are not described.
		if (!new URL(pathname, origin).pathname.startsWith("/api/")) return undefined;
		const problem = checkShape(method, pathname, received);
		return problem && `status ${received.status}, ${problem}`;
	}

	for (let done = 0; done < cases; done += chunkSize) {
		const count = Math.min(chunkSize, cases - done);
		const waiting = fc.sample(requests, { seed: seed + done, numRuns: count });
		const workers = Array.from({ length: concurrency }, async () => {
			for (let next = waiting.pop(); next; next = waiting.pop()) await run(next);
		});
		await Promise.all(workers);
		await onProgress?.(done + count);
	}
	agent.destroy();
	return { statuses, failures };
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	deflate: inflateSync,
};

/** @throws {Error} if there is no response */
function send(
	origin: string,
	agent: Agent,
	{ method, path, headers, body }: FuzzRequest,
): Promise<Received> {
	return new Promise((resolve, reject) => {
		const sent = request(origin, {
			agent,
			method,
			path,
			headers: { ...headers, ...(body && { "content-length": body.length }) },
			timeout: 10_000,
		});
		sent.on("timeout", () => sent.destroy(new Error("no response within 10 seconds")));
		sent.on("error", reject);
		sent.on("response", (response) => {
			buffer(response)
				.then((received) => {
					const [mediaType] = (response.headers["content-type"] ?? "").split(";", 1);
					const decode = decoders[response.headers["content-encoding"] ?? ""];
					resolve({
						status: response.statusCode ?? 0,
						mediaType: mediaType?.trim(),
						body: decode && received.length > 0 ? decode(received) : received,
					});
				})
				.catch(reject);
		});
		sent.end(body);
	});
}
