import type { Context } from "hono";
import { type Answer, createAnswer, selectAnswer } from "./answer.js";
import { type AnswerRoute, type Answers, isAnswer, type Made } from "./answers.js";
import type { PreparedResponse } from "./prepared-response.js";
import { readSearch } from "./read-search.js";

/** Completes a prepared body with all headers that `withHeaders` gives the responses to a request. */
export function answerTo(
	context: Context,
	body: PreparedResponse,
	headers: Readonly<Record<string, string>>,
	status?: number,
): Answer {
	return createAnswer(body, { ...context.get("answerHeaders"), ...headers }, status);
}

/** Sends the kept answer to a request, or makes it; `make` gets the parameters that the route reads. */
export async function sendKept(
	context: Context,
	answers: Answers,
	route: AnswerRoute,
	make: (search: string) => Promise<Made>,
): Promise<Response> {
	const { pathname, search: sent } = new URL(context.req.url);
	const search = readSearch(route.parameters, sent);
	const request = { path: pathname, search, header: (name: string) => context.req.header(name) };
	return sendMade(context, await answers.get(route, request, () => make(search)));
}

/** Sends an answer in the best content coding that the client accepts, or 304 if it has it already. */
export function sendMade({ req }: Context, made: Made): Response {
	if (!isAnswer(made)) return made;
	const { status, headers, bytes } = selectAnswer(
		made,
		req.header("accept-encoding"),
		req.header("if-none-match"),
	);
	return new Response(bytes, { status, headers });
}
