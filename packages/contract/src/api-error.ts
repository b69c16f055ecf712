import type { ErrorBody } from "./responses.js";

/**
 * A request that the API did not grant. The message is the status, a colon and the text of the
 * answer, or the status text where that is empty (specification, section 8): `"404: Not Found"`.
 */
export class ApiError extends Error {
	override readonly name = "ApiError";

	/** The HTTP status. */
	readonly status: number;
	/** The answer's body, where it was one of the API's own. */
	readonly body: ErrorBody | undefined;

	constructor(status: number, text: string, body?: ErrorBody) {
		super(`${status}: ${text}`);
		this.status = status;
		this.body = body;
	}

	/** Reads a refused answer to its end. */
	static async from(response: Response): Promise<ApiError> {
		const text = await response.text();
		return new ApiError(response.status, text || response.statusText, parseErrorBody(text));
	}
}

/** An answer that came with a success status but is not what the API promises. */
export class UnexpectedResponseError extends Error {
	override readonly name = "UnexpectedResponseError";

	constructor(url: string, cause: unknown) {
		super(`${url} gave an answer that is not of the API. Is the address of the API right?`, {
			cause,
		});
	}
}

function parseErrorBody(text: string): ErrorBody | undefined {
	try {
		const body = JSON.parse(text);
		return isErrorBody(body) ? body : undefined;
	} catch {
		return undefined;
	}
}

/** What `errorBodySchema` says, without zod: a page that has nothing to parse loads none. */
function isErrorBody({ error, fields = {} }: Record<string, unknown>): boolean {
	return [error, ...Object.values(fields as object)].every((text) => typeof text === "string");
}
