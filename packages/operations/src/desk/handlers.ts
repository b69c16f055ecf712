import { type Author, limitBody, parseBody, parseQuery } from "@nev/api/operations";
import type { Context, Handler } from "hono";
import type * as z from "zod/mini";
import { deskAuthor } from "./author.js";

/** The handler of a GET: its query by a schema, and what it reads. */
export function handleRead<Query>(
	schema: z.ZodMiniType<Query>,
	read: (query: Query, context: Context) => object | Promise<object>,
): Handler {
	return async (context) =>
		context.json(await read(parseQuery(schema, context.req.query()), context));
}

/**
 * The handlers of what an operator changes: its body by a schema, the name that the past has, and what it does. An
 * answer with an `error` is what kept it from being done, and is sent with 409.
 *
 * @param name as `dealerships edit`; of the body, if it says what is done
 */
export function handleChange<Body>(
	schema: z.ZodMiniType<Body>,
	name: string | ((body: Body) => string),
	change: (body: Body, author: Author, context: Context) => Promise<object>,
	status: 200 | 201 = 200,
) {
	const handler: Handler = async (context) => {
		const body = await parseBody(schema, context);
		const action = typeof name === "string" ? name : name(body);
		const answer = await change(body, deskAuthor(context, action), context);
		return context.json(answer, "error" in answer ? 409 : status);
	};
	return [limitBody, handler] as const;
}
