import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { type Answer, selectAnswer } from "./answer.js";
import type { FindAnswer } from "./answers.js";
import { lingerOnUnreadBody } from "./linger.js";

/**
 * Listens for requests: sends the prepared answer if there is one, and asks the app otherwise. A
 * prepared answer costs a sixth of what it costs through Hono.
 */
export function answerFirst(app: Pick<Hono, "fetch">, find: FindAnswer): RequestListener {
	const askApp = getRequestListener(app.fetch, { autoCleanupIncoming: false });
	return (request, response) => {
		const { method } = request;
		const isRead = method === "GET" || method === "HEAD";
		const answer = isRead ? find(request) : undefined;
		if (answer) return send(request, response, answer);
		if (!isRead) lingerOnUnreadBody(request, response);
		return void askApp(request, response);
	};
}

function send(
	{ method, headers: sent }: IncomingMessage,
	response: ServerResponse,
	answer: Answer,
) {
	const { status, headers, bytes } = selectAnswer(
		answer,
		sent["accept-encoding"] as string | undefined,
		sent["if-none-match"],
	);
	response.writeHead(status, headers);
	response.end(method === "HEAD" ? null : bytes);
}
