import * as z from "zod/mini";

/** The messages of a schema's errors, by field; empty if the value is valid. */
export function fieldErrors(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
	const { error } = schema.safeParse(value);
	return error ? z.flattenError(error).fieldErrors : {};
}
