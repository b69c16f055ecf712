import { fieldIssuesOf, type SpamSignals } from "@nev/contract";
import * as z from "zod/mini";
import type { FieldIssues } from "./controller.js";
import { type FormValues, readFormData } from "./form-values.js";

/** A submitted form: its values, and either the validated input or the errors. */
export type CheckedForm<Input> = {
	readonly values: FormValues;
	readonly spamSignals: SpamSignals;
} & (
	| { readonly input: Input; readonly errors?: undefined }
	| { readonly input?: undefined; readonly errors: FieldIssues }
);

/**
 * Validates a form on a server, for browsers without scripts. Pass `errors` and `values` of an invalid
 * form to its component, which renders the typed values with the errors.
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
	return { values, spamSignals, errors: fieldIssuesOf(result.error) };
}
