import { fieldIssuesOf } from "@nev/contract";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { HttpError } from "./http-error.js";

// zod/mini has no error messages of its own.
z.config(z.locales.en());

const list = new Intl.ListFormat("en-US");

/** More than the longest message with all other fields. */
const maxBodyBytes = 64 * 1024;

/** Rejects a body that is too large before all of it is read. */
export const limitBody = bodyLimit({
	maxSize: maxBodyBytes,
	onError: () => {
		throw new HttpError(
			"body-too-large",
			`The body must not be larger than ${maxBodyBytes} bytes.`,
		);
	},
});

/**
 * Parses query parameters. An empty parameter counts as absent, because a form sends its empty
 * fields too.
 *
 * @throws {HttpError} 400 with a message for each invalid parameter
 */
export function parseQuery<Query>(
	schema: z.ZodMiniType<Query>,
	query: Record<string, string>,
): Query {
	const given = withoutEmpty(query);
	const { data, error } = z.safeParse(schema, given);
	if (!error) return data;
	const issues = fieldIssuesOf(error);
	const missing = Object.keys(issues).filter(
		(name) => issues[name]?.code === "invalid-type" && !Object.hasOwn(given, name),
	);
	// The schema says what type a value has, and not that there is none.
	for (const name of missing) issues[name] = { code: "invalid-type", message: `Give ${name}` };
	const message = missing.length > 0 ? `Give ${list.format(missing)}.` : "The query is malformed.";
	throw new HttpError("malformed-query", message, { issues });
}

/**
 * Parses request headers. The schema's keys are header names in lower case. An empty header counts
 * as absent.
 *
 * @throws {HttpError} 400 with the message of the first invalid header
 */
export function parseHeaders<Headers>(
	schema: z.ZodMiniType<Headers>,
	headers: Record<string, string>,
): Headers {
	const { data, error } = z.safeParse(schema, withoutEmpty(headers));
	if (error)
		throw new HttpError("malformed-header", error.issues[0]?.message ?? "A header is malformed.");
	return data;
}

function withoutEmpty(values: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()));
}

/**
 * Requires a body that is not compressed.
 *
 * @throws {HttpError} 415, with the header that says so (RFC 9110, 15.5.16)
 */
export function requireUncodedBody(context: Context): void {
	const coding = context.req.header("content-encoding")?.trim() || "identity";
	if (coding.toLowerCase() === "identity") return;
	context.header("accept-encoding", "identity");
	throw new HttpError(
		"unsupported-media-type",
		"Send the body uncompressed, without the header Content-Encoding.",
	);
}

/**
 * Parses a JSON body.
 *
 * @throws {HttpError} 415 if it is compressed, or not JSON by its content type, 400 if it is malformed, 422 with a
 *   message for each field that the schema rejects
 */
export async function parseBody<Body>(
	schema: z.ZodMiniType<Body>,
	context: Context,
): Promise<Body> {
	requireUncodedBody(context);
	const { req } = context;
	if (!/^application\/json\b/i.test(req.header("content-type") ?? "")) {
		throw new HttpError(
			"unsupported-media-type",
			"Send JSON, with the content type application/json.",
		);
	}
	const body = parseJson(await req.text());
	if (typeof body !== "object" || body === null || Array.isArray(body)) {
		throw new HttpError("malformed-body", "The body must be a JSON object.");
	}
	const { data, error } = z.safeParse(schema, body);
	if (error) {
		throw new HttpError("invalid-fields", "Some fields are not filled in correctly.", {
			issues: fieldIssuesOf(error),
		});
	}
	return data;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text, (_, value) => (typeof value === "string" ? storable(value) : value));
	} catch {
		throw new HttpError("malformed-body", "The body is not valid JSON.");
	}
}

/** PostgreSQL rejects lone surrogates and the character U+0000. */
function storable(text: string): string {
	return text.toWellFormed().replaceAll("\0", "");
}
