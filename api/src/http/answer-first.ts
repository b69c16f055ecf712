import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { ErrorBody } from "@nev/contract";
import type { Hono } from "hono";
import { type Answer, selectAnswer } from "./answer.js";
import type { FindAnswer } from "./answers.js";
import { lingerOnUnreadBody } from "./linger.js";

/**
 * Listens for requests: sends the prepared answer if there is one, and asks the app otherwise. A
 * prepared answer costs a sixth of what it costs through Hono.
 */
export function answerFirst(app: Pick<Hono, "fetch">, find: FindAnswer): RequestListener {
	const askApp = getRequestListener(app.fetch, {
		autoCleanupIncoming: false,
		// For HTTP/1.0 without a Host header, as the health checks of some balancers are.
		hostname: "localhost",
		errorHandler: toErrorResponse,
	});
	return (request, response) => {
		const { method } = request;
		const isRead = method === "GET" || method === "HEAD";
		const answer = isRead ? find(request) : undefined;
		if (answer) return send(request, response, answer);
		if (request.id) response.setHeader("x-request-id", request.id);
		if (!isRead) lingerOnUnreadBody(request, response);
		return void askApp(request, response);
	};
}

/** The response to a request that the app cannot be asked about: its address or its host is malformed. */
function toErrorResponse(error: unknown): Response {
	if (!(error instanceof RequestError)) return new Response(null, { status: 500 });
	const body: ErrorBody = { error: "The address or the Host header is malformed." };
	return Response.json(body, { status: 400 });
}

function send(
	{ method, id, headers: sent }: IncomingMessage,
	response: ServerResponse,
	answer: Answer,
) {
	const { status, headerList, bytes } = selectAnswer(
		answer,
		sent["accept-encoding"] as string | undefined,
		sent["if-none-match"],
	);
	// All headers at once: a header that is set before makes Node.js check and copy each of them.
	response.writeHead(status, id ? [...headerList, "x-request-id", id] : [...headerList]);
	response.end(method === "HEAD" ? null : bytes);
}
