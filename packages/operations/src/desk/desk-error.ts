import { isDatabaseUnavailable, isLockTimeout, toHttpError } from "@nev/api/operations";
import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";

/**
 * An error that the desk's pages show. Unlike those of the public API it has no code: the desk and its pages
 * are one program.
 */
export class DeskError extends Error {
	override readonly name = "DeskError";
	readonly status: ContentfulStatusCode;
	readonly body: { readonly error: string; readonly fields?: Readonly<Record<string, string>> };

	/** @param fields what is wrong, by the path of the field */
	constructor(
		status: ContentfulStatusCode,
		error: string,
		{ fields }: { readonly fields?: Readonly<Record<string, string>> } = {},
	) {
		super(error);
		this.status = status;
		this.body = { error, ...(fields && { fields }) };
	}
}

/** Sends every error as JSON that the desk's pages show. */
export function deskErrorHandler(log: Logger): ErrorHandler {
	return (error, context) => {
		const { status, body } = isDatabaseUnavailable(error)
			? new DeskError(503, "The database does not answer. Start it, then try again.")
			: isLockTimeout(error)
				? new DeskError(503, "An import or an undo is being written. Try again when it is done.")
				: error instanceof DeskError
					? error
					: toHttpError(error, context, log);
		return context.json(body, status);
	};
}
