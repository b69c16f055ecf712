import * as z from "zod/mini";
import { lineLimit } from "./fields.js";

/** The name of the field that people do not see, in each form and payload. */
export const trapName = "website";

/**
 * What a form tells beside its fields, so that a machine's doing can be told from a person's. Neither
 * is required, and neither makes a form be refused: what looks wrong is kept, and looked at.
 */
export const telltales = {
	/** What stands in the field that people do not see. */
	[trapName]: z.optional(
		z.pipe(
			z.string(),
			z.transform((text) => text.slice(0, lineLimit)),
		),
	),
	/** Milliseconds from the form's first sight to the press. */
	fillTime: z.optional(z.number()),
};

/** What a form tells beside its fields. */
export interface Telltales {
	website?: string | undefined;
	fillTime?: number | undefined;
}
