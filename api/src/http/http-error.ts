import type { IncomingMessage } from "node:http";
import {
	type Challenge,
	type ErrorBody,
	type ErrorCode,
	errorCodes,
	type FieldCode,
	type FieldIssue,
} from "@nev/contract";
import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";

/** An error response, with its JSON body and the status of its code. */
export class HttpError extends Error {
	override readonly name = "HttpError";
	readonly status: ContentfulStatusCode;
	readonly body: ErrorBody;

	/** The value of `Retry-After`, in seconds. */
	readonly retryAfter: number | undefined;

	/** The value of `Allow`: the methods of an address that does not have the one of the request. */
	readonly allow: string | undefined;

	constructor(
		code: ErrorCode,
		error: string,
		{
			issues,
			retryAfter,
			challenge,
			allow,
		}: {
			/** Why each invalid field is, by field name. */
			issues?: Readonly<Record<string, FieldIssue & { code: FieldCode }>>;
			retryAfter?: number;
			challenge?: Challenge;
			allow?: string;
		} = {},
	) {
		super(error);
		this.status = errorCodes[code].status;
		this.retryAfter = retryAfter;
		this.allow = allow;
		this.body = {
			error,
			code,
			...(issues && fieldsOf(issues)),
			...(challenge && { challenge }),
		};
	}
}

/** Messages and codes apart, because the message of each field stands in `fields`. */
function fieldsOf(issues: Readonly<Record<string, FieldIssue & { code: FieldCode }>>) {
	const entries = Object.entries(issues);
	// An assignment to the name `__proto__` would be lost.
	return {
		fields: Object.fromEntries(entries.map(([name, { message }]) => [name, message])),
		issues: Object.fromEntries(
			entries.map(([name, { code, limit }]) => [
				name,
				{ code, ...(limit !== undefined && { limit }) },
			]),
		),
	};
}

/** @throws {HttpError} 404 */
export function notFound(message: string): never {
	throw new HttpError("not-found", message);
}

/** @throws {HttpError} 404 */
export function unknownAddress(): never {
	throw new HttpError("unknown-address", "The API has no such address.");
}

/** @throws {HttpError} 405, with the methods that the path has */
export function methodNotAllowed(allowed: readonly string[]): never {
	const allow = allowed.join(", ");
	throw new HttpError("method-not-allowed", `This address takes ${allow} only.`, { allow });
}

/** The part of Hono's context that an error is logged with. A call from this process has no environment. */
interface FailedRequest {
	readonly req: { readonly path: string };
	readonly env?: unknown;
}

/** An error as it is sent. An unexpected one is logged, and its reason is not sent. */
export function toHttpError(
	error: unknown,
	{ req: { path }, env }: FailedRequest,
	log: Logger,
): HttpError {
	if (error instanceof HttpError) return error;
	const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
	// Whatever reads the body fails in its own way.
	if (incoming?.destroyed && !incoming.complete) {
		log.info({ path }, "a client broke off its request");
	} else log.error({ err: error, path }, "a request failed");
	return new HttpError("internal-error", "Something went wrong on our side. Please try again.");
}

/** Sends every error as JSON, for no cache to store: what is missing may come. */
export function errorHandler(log: Logger): ErrorHandler {
	return (error, context) => {
		const { status, body, retryAfter, allow } = toHttpError(error, context, log);
		context.header("cache-control", "no-store");
		if (retryAfter) context.header("retry-after", String(retryAfter));
		if (allow) context.header("allow", allow);
		return context.json(body, status);
	};
}
