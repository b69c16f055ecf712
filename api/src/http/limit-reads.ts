import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ErrorBody } from "@nev/contract";
import { allowOrigin } from "./allow-origin.js";
import { addressOf, isPrivate } from "./client-address.js";
import { waitText } from "./wait-text.js";

export interface ReadLimit {
	/** How many reads one client may send in a minute. */
	readonly readsPerMinute: number;
	readonly proxyHops: number;
	readonly embedOrigins: readonly string[];
}

/** Reads in the current minute. */
interface Count {
	reads: number;
	/** The connection comes from a private network: it may be a proxy, with all visitors behind it. */
	readonly isExempt: boolean;
}

const windowMs = 60_000;

/** Clients that are counted apart. Those beyond share a count, so that memory has a bound. */
const maxClients = 50_000;

/**
 * Answers 429 to the reads of a client that sends more than the limit in a minute, and lets the
 * listener answer all others. It counts in this process only and before anything else happens, because
 * a prepared answer costs little.
 */
export function limitReads(
	listener: RequestListener,
	{ readsPerMinute, proxyHops, embedOrigins }: ReadLimit,
	// A clock that is never set: otherwise a minute could last as long as the time that it is set back.
	now: () => number = () => performance.now(),
): RequestListener {
	let counts = new Map<string, Count>();
	let windowEnd = 0;

	function countOf(request: IncomingMessage): Count {
		const { remoteAddress = "" } = request.socket;
		const address = addressOf(remoteAddress, request.headers["x-forwarded-for"], proxyHops);
		const known = counts.get(address);
		if (known) return known;
		const isExempt = proxyHops === 0 && isPrivate(address);
		const key = counts.size < maxClients ? address : isExempt ? "private others" : "others";
		const count = counts.get(key) ?? { reads: 0, isExempt };
		counts.set(key, count);
		return count;
	}

	return (request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") return listener(request, response);
		const time = now();
		if (time >= windowEnd) {
			counts = new Map();
			windowEnd = time + windowMs;
		}
		const count = countOf(request);
		count.reads += 1;
		if (count.reads <= readsPerMinute || count.isExempt) return listener(request, response);
		reject(request, response, Math.max(1, Math.ceil((windowEnd - time) / 1000)), embedOrigins);
	};
}

function reject(
	{ method, headers, id }: IncomingMessage,
	response: ServerResponse,
	seconds: number,
	embedOrigins: readonly string[],
): void {
	const body: ErrorBody = { error: `Too many requests. Please try again in ${waitText(seconds)}.` };
	response.writeHead(429, {
		...allowOrigin(embedOrigins, headers.origin),
		"access-control-expose-headers": "retry-after",
		"cache-control": "no-store",
		"content-type": "application/json",
		"retry-after": String(seconds),
		"x-content-type-options": "nosniff",
		...(id && { "x-request-id": id }),
	});
	response.end(method === "HEAD" ? null : JSON.stringify(body));
}
