import type { Context } from "hono";
import { type Answer, createAnswer, selectAnswer } from "./answer.js";
import {
	type AnswerCache,
	type AnswerOrResponse,
	type AnswerRoute,
	isAnswer,
} from "./answer-cache.js";
import { canonicalQuery } from "./canonical-query.js";
import type { EncodedBody } from "./encode-body.js";

/** Completes an encoded body with all headers that `withHeaders` gives the responses to a request. */
export function completeAnswer(
	context: Context,
	body: EncodedBody,
	headers: Readonly<Record<string, string>>,
	status?: number,
): Answer {
	return createAnswer(body, { ...context.get("responseHeaders"), ...headers }, status);
}

/** Sends the cached answer to a request, or creates it; `create` gets the query that the route reads. */
export async function sendCached(
	context: Context,
	answers: AnswerCache,
	route: AnswerRoute,
	create: (search: string) => Promise<AnswerOrResponse>,
): Promise<Response> {
	const { pathname, search: sent } = new URL(context.req.url);
	const search = canonicalQuery(route.parameters, sent);
	const request = { path: pathname, search, header: (name: string) => context.req.header(name) };
	return toResponse(context, await answers.get(route, request, () => create(search)));
}

/** Sends an answer in the best content coding that the client accepts, or 304 if it has it already. */
export function toResponse({ req }: Context, result: AnswerOrResponse): Response {
	if (!isAnswer(result)) return result;
	const { status, headers, bytes } = selectAnswer(
		result,
		req.header("accept-encoding"),
		req.header("if-none-match"),
	);
	return new Response(bytes, { status, headers });
}
