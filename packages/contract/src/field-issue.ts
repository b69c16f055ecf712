import type * as z from "zod/mini";
import type { ApiError } from "./api-error.js";
import type { FieldCode } from "./error-codes.js";

/** Why a field is invalid. */
export interface FieldIssue {
	/** One of the `FieldCode`s; from an API of another version another one, or none. */
	readonly code?: string | undefined;
	/** The limit that the value exceeds or falls short of: a number, or characters of a text. */
	readonly limit?: number | undefined;
	/** In English. */
	readonly message: string;
}

/**
 * The issue of a field that a schema rejects, with the contract's code.
 *
 * @example fieldIssueOf(error.issues[0]) // { code: "too-big", limit: 200, message: "Please use …" }
 */
export function fieldIssueOf(issue: z.core.$ZodIssue): FieldIssue & { code: FieldCode } {
	const { message } = issue;
	switch (issue.code) {
		case "too_big":
			return { code: "too-big", limit: Number(issue.maximum), message };
		case "too_small":
			return { code: "too-small", limit: Number(issue.minimum), message };
		case "invalid_format":
			return { code: "invalid-format", message };
		case "invalid_type":
			return { code: "invalid-type", message };
		default:
			return { code: "invalid-value", message };
	}
}

/** The first issue of each field that a schema rejects, by field name. */
export function fieldIssuesOf({ issues }: z.core.$ZodError) {
	const fields: Record<string, FieldIssue & { code: FieldCode }> = {};
	for (const issue of issues) fields[issue.path.join(".")] ??= fieldIssueOf(issue);
	return fields;
}

/** Why the API rejects each invalid field, by field name. */
export function fieldIssuesOfError({ body }: Pick<ApiError, "body">) {
	const { fields = {}, issues = {} } = body ?? {};
	return Object.fromEntries(
		Object.entries(fields).map(([name, message]): [string, FieldIssue] => [
			name,
			{ ...issues[name], message },
		]),
	);
}
