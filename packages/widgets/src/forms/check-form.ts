import type { SpamSignals } from "@nev/contract";
import * as z from "zod/mini";
import type { FieldErrors, FormValues } from "./form-state.js";
import { readFormData } from "./form-values.js";

/** A form that a server was sent: what it holds, and either what is wrong with it or what it means. */
export type CheckedForm<Input> = {
	readonly values: FormValues;
	readonly spamSignals: SpamSignals;
} & (
	| { readonly input: Input; readonly errors?: undefined }
	| { readonly input?: undefined; readonly errors: FieldErrors }
);

/**
 * Checks a form that was sent without scripts. Where it is refused, its component takes `errors` and
 * `values`, and renders what was typed with what is wrong.
 *
 * @example
 * const { input, spamSignals, errors, values } = checkForm(contactFormSchema, await request.formData());
 * if (!input) return { errors, values };
 * await client.send(commands.contact, contactMessageOf(input, spamSignals));
 */
export function checkForm<Input>(
	schema: z.ZodMiniType<Input, unknown>,
	data: FormData,
): CheckedForm<Input> {
	const { values, website } = readFormData(data);
	const spamSignals = { ...(website && { website }) };
	const result = z.safeParse(schema, values);
	if (result.success) return { values, spamSignals, input: result.data };
	const errors: Record<string, string> = {};
	for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
	return { values, spamSignals, errors };
}
