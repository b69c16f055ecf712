import * as z from "zod/mini";
import { challengeSchema } from "./challenge.js";
import { type ErrorCode, errorCodes, type FieldCode, fieldCodes } from "./error-codes.js";

/** The body of every error response. */
export const errorBodySchema = z.object({
	/** One sentence in English, for people. It may change; programs go by the code. */
	error: z.string(),
	code: z.enum(Object.keys(errorCodes) as ErrorCode[]),
	/** A message for each invalid field, by field name. */
	fields: z.exactOptional(z.record(z.string(), z.string())),
	/** The same fields, for programs. */
	issues: z.exactOptional(
		z.record(
			z.string(),
			z.object({
				code: z.enum(Object.keys(fieldCodes) as FieldCode[]),
				/** With `too-small` and `too-big`: characters of a text, or a number. */
				limit: z.exactOptional(z.number()),
			}),
		),
	),
	/** With status 428: what to solve before the same request is sent again. */
	challenge: z.exactOptional(challengeSchema),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** An error body as a client reads it: an API of another version may send other codes, or none. */
export const errorBodyReader = z.extend(errorBodySchema, {
	code: z.exactOptional(z.string()),
	issues: z.exactOptional(
		z.record(
			z.string(),
			z.object({ code: z.exactOptional(z.string()), limit: z.exactOptional(z.number()) }),
		),
	),
});

export type ReceivedErrorBody = z.infer<typeof errorBodyReader>;
