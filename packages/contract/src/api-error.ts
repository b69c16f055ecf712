import { type ErrorBody, errorBodySchema } from "./error.js";

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
		return errorBodySchema.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}
