import { formatMessage } from "../messages/index.js";
import type { FieldIssue } from "./form-state.js";
import type { FieldMessages } from "./messages.js";

type MessagesByField = Readonly<Record<string, FieldMessages>>;

/** A form's messages about invalid fields. */
export interface FieldErrorMessages {
	/** In the form's language. */
	readonly messages: { readonly tooLong: string; readonly errors: MessagesByField };
	/** In English, the language of the API's error messages. */
	readonly english: { readonly errors: MessagesByField };
}

/** Explains in the form's language why a field is invalid. */
export function fieldErrorMessage(
	locale: string,
	name: string,
	issue: FieldIssue,
	{ messages, english }: FieldErrorMessages,
): string {
	const { message } = issue;
	const limit = /at most (\d+)/.exec(message)?.[1];
	if (limit) return formatMessage(locale, messages.tooLong, { limit: Number(limit) });
	const texts = messages.errors[name];
	if (!texts) return message;
	const invalid = texts.invalid ?? texts.required;
	if (issue.from === "form") return issue.code === "invalid_format" ? invalid : texts.required;
	if (message === english.errors[name]?.required) return texts.required;
	if (message === english.errors[name]?.invalid) return invalid;
	return texts.refused ?? invalid;
}
