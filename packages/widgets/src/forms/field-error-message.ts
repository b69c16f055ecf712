import { formatMessage } from "../messages/index.js";
import type { FieldProblem } from "./form-state.js";
import type { FieldMessages } from "./messages.js";

type WordsOfFields = Readonly<Record<string, FieldMessages>>;

export interface FieldErrorMessages {
	readonly locale: string;
	/** The words for each field, in the language of the form. */
	readonly messages: { readonly tooLong: string; readonly errors: WordsOfFields };
	/** The same in English, which the API speaks. */
	readonly english: { readonly errors: WordsOfFields };
}

/** Says why a field was refused: in the words of the form, for what the schema or the API says. */
export function fieldErrorMessage(
	name: string,
	problem: FieldProblem,
	{ locale, messages, english }: FieldErrorMessages,
): string {
	const { message } = problem;
	const limit = /at most (\d+)/.exec(message)?.[1];
	if (limit) return formatMessage(locale, messages.tooLong, { limit: Number(limit) });
	const words = messages.errors[name];
	if (!words) return message;
	const invalid = words.invalid ?? words.required;
	if (problem.from === "form") return problem.code === "invalid_format" ? invalid : words.required;
	if (message === english.errors[name]?.required) return words.required;
	if (message === english.errors[name]?.invalid) return invalid;
	return words.refused ?? invalid;
}
