import * as z from "zod/mini";
import { described } from "./field-descriptions.js";
import { honeypotName } from "./honeypot.js";
import { singleLineMaxLength } from "./text-fields.js";

/**
 * Hidden fields that help to recognise bots. Both are optional, and no value makes a submission
 * invalid: a suspicious lead is stored and held for the operator.
 */
export const spamSignalFields = {
	/** Value of the honeypot. Bots fill it in. */
	[honeypotName]: described(
		z.optional(
			z.pipe(
				z.string(),
				z.transform((text) => text.slice(0, singleLineMaxLength)),
			),
		),
		"A honeypot. Leave it out: forms hide this field from people, so a value marks the sender as a bot. The lead is kept and held for the operator. Only the first 200 characters are stored.",
	),
	/** Milliseconds from the form's first display to its submission. */
	fillTime: described(
		z.optional(z.number()),
		"Milliseconds from the form's first display to its submission. Less than anybody needs marks the sender as a bot. The lead is kept and held for the operator. Leave it out if it is unknown.",
	),
};

/** The values of {@link spamSignalFields}. */
export interface SpamSignals {
	website?: string | undefined;
	fillTime?: number | undefined;
}
