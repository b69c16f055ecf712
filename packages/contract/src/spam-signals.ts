import * as z from "zod/mini";
import { singleLineMaxLength } from "./text-fields.js";

/** The name of the field that people do not see, in each form and payload. */
export const honeypotName = "website";

/**
 * What a form tells beside its fields, so that a machine's doing can be told from a person's. Neither
 * is required, and neither makes a form be refused: what looks wrong is kept, and looked at.
 */
export const spamSignalFields = {
	/** What stands in the field that people do not see. */
	[honeypotName]: z.optional(
		z.pipe(
			z.string(),
			z.transform((text) => text.slice(0, singleLineMaxLength)),
		),
	),
	/** Milliseconds from the form's first sight to the press. */
	fillTime: z.optional(z.number()),
};

/** What a form tells beside its fields. */
export interface SpamSignals {
	website?: string | undefined;
	fillTime?: number | undefined;
}
