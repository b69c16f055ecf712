import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ErrorBody } from "@nev/contract";
import {
	addressOfClient,
	isPrivate,
	sitePrefixFactor,
	sitePrefixOf,
} from "../http/client-address.js";
import { crossOriginHeaders, securityHeaders } from "../http/response-headers.js";
import { waitText } from "./limit-rate.js";

export interface ReadLimit {
	/** How many requests one client may send in a minute. */
	readonly readsPerMinute: number;
	readonly proxyHops: number;
	readonly embedOrigins: readonly string[];
}

/** The requests of a network in the current minute. */
interface Count {
	requests: number;
	readonly limit: number;
}

const windowMs = 60_000;

/** Networks that are counted. Those beyond have no limit, so that memory has a bound and nobody is kept out. */
const maxNetworks = 50_000;

/**
 * Answers 429 to a client that sends more requests than the limit in a minute, and lets the listener
 * answer all others. It counts in this process only and before anything else happens, because a
 * cached answer costs little. A connection from a private network may be a proxy, with all visitors
 * behind it, so it has no limit unless proxies are trusted.
 */
export function limitReads(
	listener: RequestListener,
	{ readsPerMinute, proxyHops, embedOrigins }: ReadLimit,
	// A clock that is never set: otherwise a minute could last as long as the time that it is set back.
	now: () => number = () => performance.now(),
): RequestListener {
	let counts = new Map<string, Count>();
	let windowEnd = 0;

	function isOverLimit(network: string, limit: number): boolean {
		let count = counts.get(network);
		if (!count) {
			if (counts.size >= maxNetworks) return false;
			count = { requests: 0, limit: proxyHops === 0 && isPrivate(network) ? Infinity : limit };
			counts.set(network, count);
		}
		count.requests += 1;
		return count.requests > count.limit;
	}

	return (request, response) => {
		const time = now();
		if (time >= windowEnd) {
			counts = new Map();
			windowEnd = time + windowMs;
		}
		const { remoteAddress = "" } = request.socket;
		const address = addressOfClient(remoteAddress, request.headers["x-forwarded-for"], proxyHops);
		const sitePrefix = sitePrefixOf(address);
		// The prefix first: one that is over its limit adds no more networks to be counted.
		const isOver =
			(sitePrefix !== undefined && isOverLimit(sitePrefix, sitePrefixFactor * readsPerMinute)) ||
			isOverLimit(address, readsPerMinute);
		if (!isOver) return listener(request, response);
		reject(request, response, Math.max(1, Math.ceil((windowEnd - time) / 1000)), embedOrigins);
	};
}

function reject(
	{ method, headers, id }: IncomingMessage,
	response: ServerResponse,
	seconds: number,
	embedOrigins: readonly string[],
): void {
	const body: ErrorBody = {
		error: `Too many requests. Please try again in ${waitText(seconds)}.`,
		code: "too-many-requests",
	};
	response.writeHead(429, {
		...crossOriginHeaders(embedOrigins, headers.origin),
		"cache-control": "no-store",
		"content-type": "application/json",
		"retry-after": String(seconds),
		...securityHeaders,
		...(id && { "x-request-id": id }),
	});
	response.end(method === "HEAD" ? null : JSON.stringify(body));
}
