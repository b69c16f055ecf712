import type { ErrorBody } from "@nev/contract";
import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import * as z from "zod/mini";

// zod/mini brings no messages of its own.
z.config(z.locales.en());

/** A request that is not granted, with what the caller is told. */
export class HttpError extends Error {
	override readonly name = "HttpError";
	readonly status: ContentfulStatusCode;
	readonly body: ErrorBody;

	/** After how many seconds it may be tried again. */
	readonly retryAfter: number | undefined;

	constructor(
		status: ContentfulStatusCode,
		error: string,
		fields?: Record<string, string>,
		{ retryAfter }: { retryAfter?: number } = {},
	) {
		super(error);
		this.status = status;
		this.retryAfter = retryAfter;
		this.body = { error, ...(fields && { fields }) };
	}
}

/** Every error leaves the API as JSON; what is our fault is logged and not described. */
export function answerError(log: Logger): ErrorHandler {
	return (error, context) => {
		if (error instanceof HttpError) {
			if (error.retryAfter) context.header("retry-after", String(error.retryAfter));
			return context.json(error.body, error.status);
		}
		if (error instanceof HTTPException) {
			return context.json({ error: error.message || "Bad request" }, error.status);
		}
		log.error({ err: error, path: context.req.path }, "a request failed");
		return context.json(
			{ error: "Something went wrong on our side. Please try again." } satisfies ErrorBody,
			500,
		);
	};
}

/**
 * Reads a query string against its schema. A parameter without a value counts as not given, as
 * where a form sends a field that is left empty.
 *
 * @throws {HttpError} 400 with a message for each parameter that does not fit
 */
export function parseQuery<Schema extends z.ZodMiniType>(
	schema: Schema,
	query: Record<string, string>,
): z.output<Schema> {
	const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value.trim()));
	const { data, error } = z.safeParse(schema, given);
	if (error) throw new HttpError(400, "The query is malformed.", fieldMessages(error));
	return data;
}

/** The first message for each field, by its name. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
	return fields;
}
