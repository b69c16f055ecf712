import * as z from "zod/mini";

/*
 * Descriptions of request fields, for the API's documentation. Only the schemas of whole requests use
 * them, so that an embedded form does not load them.
 */

/** Adds a description to a field. The OpenAPI document has it, made from the schema. */
export function described<Schema extends z.ZodMiniType>(
	field: Schema,
	description: string,
): Schema {
	z.globalRegistry.add(field, { description });
	return field;
}

/** The reason for the maximum length of a single-line field. */
export const lineLimit =
	"At most 200 characters, so that it fits on one line of the lead's mail. No real value is longer.";

/** The reason for the maximum length of a first and last name. */
export const fullNameLimit =
	"First and last name, joined by a space. At most 200 characters each, so that they fit on one line of the lead's mail.";

/** The reason for the maximum length of a message. */
export const messageLimit =
	"At most 5,000 characters, so that a person can read the lead's mail. That is about two pages.";

/** What a visitor's ZIP code is for. */
export const zipCodeUse = `The visitor's ZIP code, by which the nearest dealer is found: five digits, or ZIP+4. ${lineLimit} A lead with one that is not like this is kept without it.`;
