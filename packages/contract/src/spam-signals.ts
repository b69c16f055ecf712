import * as z from "zod/mini";
import { singleLineMaxLength } from "./text-fields.js";

/** Name of the honeypot, a field that people do not see, in every form and payload. */
export const honeypotName = "website";

/**
 * Hidden fields that help to recognise bots. Both are optional, and no value makes a submission
 * invalid: a suspicious lead is stored and held for the operator.
 */
export const spamSignalFields = {
	/** Value of the honeypot. Bots fill it in. */
	[honeypotName]: z.optional(
		z.pipe(
			z.string(),
			z.transform((text) => text.slice(0, singleLineMaxLength)),
		),
	),
	/** Milliseconds from the form's first display to its submission. */
	fillTime: z.optional(z.number()),
};

/** The values of {@link spamSignalFields}. */
export interface SpamSignals {
	website?: string | undefined;
	fillTime?: number | undefined;
}
