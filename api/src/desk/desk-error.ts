import type { ContentfulStatusCode } from "hono/utils/http-status";

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
