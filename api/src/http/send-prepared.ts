import type { Context } from "hono";
import { type Answer, createAnswer, selectAnswer } from "./answer.js";
import type { PreparedResponse } from "./prepared-response.js";

/**
 * Sends a prepared response with all headers that `withHeaders` gives it, and keeps it, so that the
 * next request for it does not reach Hono.
 */
export function sendPrepared(
	context: Context,
	body: PreparedResponse,
	headers: Readonly<Record<string, string>>,
): Response {
	const answer = createAnswer(body, { ...context.get("answerHeaders"), ...headers });
	context.get("keepAnswer")?.(answer);
	return sendAnswer(context, answer);
}

/** Sends an answer in the best content coding that the client accepts, or 304 if it has it already. */
export function sendAnswer({ req }: Context, answer: Answer): Response {
	const { status, headers, bytes } = selectAnswer(
		answer,
		req.header("accept-encoding"),
		req.header("if-none-match"),
	);
	return new Response(bytes, { status, headers });
}
