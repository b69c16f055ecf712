import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { ErrorBody } from "@nev/contract";
import type { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { type Answer, selectAnswer } from "./answer.js";
import type { FindAnswer } from "./answer-cache.js";
import { discardUnreadBody } from "./discard-body.js";
import { securityHeaders } from "./response-headers.js";

const malformed: ErrorBody = {
	error: "The address or the Host header is malformed.",
	code: "malformed-address",
};

/**
 * Listens for requests: sends the cached answer if there is one, and asks the app otherwise. A cached
 * answer costs a sixth of what it costs through Hono.
 */
export function cacheFirst(app: Pick<Hono, "fetch">, find: FindAnswer): RequestListener {
	const askApp = getRequestListener(app.fetch, {
		autoCleanupIncoming: false,
		// For HTTP/1.0 without a Host header, as the health checks of some balancers are.
		hostname: "localhost",
		errorHandler: toErrorResponse,
	});
	return (request, response) => {
		const { method, headers } = request;
		if (headers.host && !validHosts.memo(headers.host)) return rejectHost(request, response);
		const isRead = method === "GET" || method === "HEAD";
		const answer = isRead ? find(request) : undefined;
		if (answer) return send(request, response, answer);
		if (request.id) response.setHeader("x-request-id", request.id);
		if (!isRead) discardUnreadBody(request, response);
		return void askApp(request, response);
	};
}

/** The response to a request that the app cannot be asked about, because its address is malformed. */
function toErrorResponse(error: unknown): Response {
	if (!(error instanceof RequestError)) return new Response(null, { status: 500 });
	return Response.json(malformed, { status: 400, headers: securityHeaders });
}

/** Browsers send few different ones. */
const validHosts = new LRUCache<string, boolean>({ max: 1000, memoMethod: isHost });

/** Whether a `Host` header is a host and a port, and nothing that an address could hide in it. */
function isHost(host: string): boolean {
	const address = `http://${host}`;
	if (!URL.canParse(address)) return false;
	return new URL(address).hostname === host.replace(/:\d+$/, "").toLowerCase();
}

function rejectHost({ method, id }: IncomingMessage, response: ServerResponse): void {
	response.writeHead(400, {
		...securityHeaders,
		"content-type": "application/json",
		connection: "close",
		...(id && { "x-request-id": id }),
	});
	response.end(method === "HEAD" ? null : JSON.stringify(malformed));
}

function send(
	{ method, id, headers: sent }: IncomingMessage,
	response: ServerResponse,
	answer: Answer,
) {
	const { status, headers, bytes } = selectAnswer(
		answer,
		sent["accept-encoding"] as string | undefined,
		sent["if-none-match"],
	);
	// All headers at once: a header that is set before makes Node.js check and copy each of them.
	response.writeHead(status, id ? { ...headers, "x-request-id": id } : headers);
	response.end(method === "HEAD" ? null : bytes);
}
