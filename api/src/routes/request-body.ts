import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { fieldMessages, HttpError } from "./http-error.js";

/** More than the longest message with all other fields, in bytes. */
const largestBody = 64 * 1024;

/** Refuses a body that is too large, before it is read to its end. */
export const limitBody = bodyLimit({
	maxSize: largestBody,
	onError: () => {
		throw new HttpError(413, `The body must not be larger than ${largestBody} bytes.`);
	},
});

/**
 * Reads a JSON body against its schema.
 *
 * @throws {HttpError} 415 where it is no JSON, 400 where it is malformed, 422 with a message for each
 *   field that the schema refuses
 */
export async function readBody<Body>(
	context: Context,
	schema: z.ZodMiniType<Body, unknown>,
): Promise<Body> {
	if (!/^application\/json\b/i.test(context.req.header("content-type") ?? "")) {
		throw new HttpError(415, "Send JSON, with the content type application/json.");
	}
	const body = parseJson(await context.req.text());
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw new HttpError(400, "The body must be a JSON object.");
	}
	const { data, error } = z.safeParse(schema, body);
	if (error) throw new HttpError(422, "Some fields are not filled in right.", fieldMessages(error));
	return data;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text, (_, value) => (typeof value === "string" ? storable(value) : value));
	} catch {
		throw new HttpError(400, "The body is not valid JSON.");
	}
}

/** Text as PostgreSQL takes it: well-formed, and without the one character that it cannot hold. */
function storable(text: string): string {
	return text.toWellFormed().replaceAll("\0", "");
}
