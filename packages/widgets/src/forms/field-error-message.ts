import type { FieldIssue } from "@nev/contract";
import { formatMessage } from "../messages/index.js";
import type { FieldMessages } from "./messages.js";

/** A form's messages about invalid fields, in its language. */
export interface FieldErrorMessages {
	readonly tooLong: string;
	readonly errors: Readonly<Record<string, FieldMessages>>;
}

/**
 * Explains in the form's language why a field is invalid. The code decides, whether the form's schema or
 * the API rejects the field. Its English message is shown only for a field that the form has no texts for.
 */
export function fieldErrorMessage(
	locale: string,
	name: string,
	{ code, limit, message }: FieldIssue,
	{ tooLong, errors }: FieldErrorMessages,
): string {
	if (code === "too-big" && limit !== undefined) return formatMessage(locale, tooLong, { limit });
	const texts = errors[name];
	if (!texts) return message;
	const invalid = texts.invalid ?? texts.required;
	switch (code) {
		case "too-small":
		case "invalid-type":
		case "invalid-value":
			return texts.required;
		case "invalid-format":
			return invalid;
		default:
			return texts.refused ?? invalid;
	}
}
