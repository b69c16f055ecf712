import type { Challenge, ErrorBody } from "@nev/contract";
import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";

/** An error response, with its status and its JSON body. */
export class HttpError extends Error {
	override readonly name = "HttpError";
	readonly status: ContentfulStatusCode;
	readonly body: ErrorBody;

	/** The value of `Retry-After`, in seconds. */
	readonly retryAfter: number | undefined;

	constructor(
		status: ContentfulStatusCode,
		error: string,
		{
			fields,
			retryAfter,
			challenge,
		}: { fields?: Record<string, string>; retryAfter?: number; challenge?: Challenge } = {},
	) {
		super(error);
		this.status = status;
		this.retryAfter = retryAfter;
		this.body = { error, ...(fields && { fields }), ...(challenge && { challenge }) };
	}
}

/** Sends every error as JSON, for no cache to store: what is missing may come. An unexpected error is logged, and its reason is not sent. */
export function errorHandler(log: Logger): ErrorHandler {
	return (error, context) => {
		context.header("cache-control", "no-store");
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
