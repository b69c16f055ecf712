import type * as z from "zod/mini";

/** Name of the honeypot, a field that people do not see, in every form and payload. */
export const honeypotName = "website";

/**
 * What a payload's schema has at least: a rule for each field of its form, because the API drops what it
 * does not know. First and last name are one name; the last name may be there again.
 */
export type FormPayload<Form> = Record<
	"name" | Exclude<keyof Form, "firstName" | "lastName">,
	z.ZodMiniType
> &
	Record<string, z.ZodMiniType>;
