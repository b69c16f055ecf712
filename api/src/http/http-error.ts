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

	/** The value of `Allow`: the methods of an address that does not have the one of the request. */
	readonly allow: string | undefined;

	constructor(
		status: ContentfulStatusCode,
		error: string,
		{
			fields,
			retryAfter,
			challenge,
			allow,
		}: {
			fields?: Record<string, string>;
			retryAfter?: number;
			challenge?: Challenge;
			allow?: string;
		} = {},
	) {
		super(error);
		this.status = status;
		this.retryAfter = retryAfter;
		this.allow = allow;
		this.body = { error, ...(fields && { fields }), ...(challenge && { challenge }) };
	}
}

/** @throws {HttpError} 404 */
export function rejectMissing(message: string): never {
	throw new HttpError(404, message);
}

/** An error as it is sent. An unexpected one is logged, and its reason is not sent. */
export function toHttpError(error: unknown, path: string, log: Logger): HttpError {
	if (error instanceof HttpError) return error;
	if (error instanceof HTTPException) {
		return new HttpError(error.status, error.message || "Bad request");
	}
	log.error({ err: error, path }, "a request failed");
	return new HttpError(500, "Something went wrong on our side. Please try again.");
}

/** Sends every error as JSON, for no cache to store: what is missing may come. */
export function errorHandler(log: Logger): ErrorHandler {
	return (error, context) => {
		const { status, body, retryAfter, allow } = toHttpError(error, context.req.path, log);
		context.header("cache-control", "no-store");
		if (retryAfter) context.header("retry-after", String(retryAfter));
		if (allow) context.header("allow", allow);
		return context.json(body, status);
	};
}
