import type { ReceivedErrorBody } from "./error-body.js";

/**
 * The API answered with an error status. The message is the status, a colon and the response body,
 * or the status text if the body is empty (specification, section 8): `"404: Not Found"`.
 */
export class ApiError extends Error {
	override readonly name = "ApiError";

	/** The HTTP status. */
	readonly status: number;
	/** The parsed body, if it has the API's error format. */
	readonly body: ReceivedErrorBody | undefined;
	/** The API's code, such as `"unknown-zip"`; empty if the answer has none, as a proxy's. */
	readonly code: string;
	/** After how many seconds to try again, by `Retry-After`; 0 without it, and NaN if it is a date. */
	readonly retryAfter: number;

	constructor(status: number, text: string, body = parseErrorBody(text), retryAfter = 0) {
		super(`${status}: ${text}`);
		this.status = status;
		this.body = body;
		this.code = body?.code ?? "";
		this.retryAfter = retryAfter;
	}

	/** By name: the package of the widgets contains a copy of this class, so a program may have two. */
	static override [Symbol.hasInstance](value: unknown): boolean {
		return value instanceof Error && value.name === "ApiError";
	}

	/** Creates the error from a response. Consumes the response's body. */
	static async from(response: Response): Promise<ApiError> {
		const text = await response.text();
		return new ApiError(
			response.status,
			text || response.statusText,
			undefined,
			Number(response.headers.get("retry-after")),
		);
	}
}

/** A response with a success status whose body does not match the expected schema. */
export class UnexpectedResponseError extends Error {
	override readonly name = "UnexpectedResponseError";

	constructor(url: string, cause: unknown) {
		super(`${url} did not return a valid API response. Check the API's address.`, {
			cause,
		});
	}
}

/** A read that took longer than the client's `readTimeoutMs`. The request was aborted. */
export class TimeoutError extends Error {
	override readonly name = "TimeoutError";

	constructor(url: string, timeoutMs: number) {
		super(`${url} did not answer within ${timeoutMs / 1000} seconds.`);
	}
}

/** Some items of a response could not be read and are not shown; the others are. */
export class OmittedItemsError extends Error {
	override readonly name = "OmittedItemsError";

	/** How many items are left out. */
	readonly omitted: number;

	constructor(omitted: number) {
		super(`${omitted} items of the API could not be read and are left out.`);
		this.omitted = omitted;
	}
}

function parseErrorBody(text: string): ReceivedErrorBody | undefined {
	try {
		const body = JSON.parse(text);
		return isErrorBody(body) ? body : undefined;
	} catch {
		return undefined;
	}
}

/** Checks the same shape as `errorBodyReader`, without adding zod to a page that parses nothing. */
function isErrorBody({ error, code = "", fields = {} }: Record<string, unknown>): boolean {
	const texts = [error, code, ...Object.values(fields as object)];
	return texts.every((text) => typeof text === "string");
}
