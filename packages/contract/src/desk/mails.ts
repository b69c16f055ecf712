import * as z from "zod/mini";
import type { Written } from "./changes.js";
import { bulkTargetSchema, type Page, pageQueryFields, searchText } from "./page.js";

/** Waiting to be sent; held back, as its address is on the do-not-contact list; failed for good. */
export const unsentMailStates = ["waiting", "held", "dead"] as const;

/** Which mails a list shows, of those that are not sent and are not of a lead. */
export const mailFilterSchema = z.object({
	/** Words of its address or its subject. */
	q: searchText,
	state: z.exactOptional(z.enum(unsentMailStates)),
});

export type MailFilter = z.infer<typeof mailFilterSchema>;

export const mailQuerySchema = z.extend(mailFilterSchema, {
	...pageQueryFields,
	/** By when they were stored. */
	order: z._default(z.enum(["asc", "desc"]), "desc"),
});

export type MailQuery = z.infer<typeof mailQuerySchema>;

/** A mail about a listing, a correction or a backup, the reminder of a lead, or the confirmation to its sender. */
export const mailRowSchema = z.object({
	id: z.int(),
	version: z.string(),
	/** ISO 8601. */
	createdAt: z.string(),
	state: z.enum(unsentMailStates),
	/** Its address. */
	to: z.string(),
	subject: z.string(),
	/** Why it is not sent: the mail server's words, or that its address is on the do-not-contact list. */
	lastError: z.nullable(z.string()),
});

export type MailRow = z.infer<typeof mailRowSchema>;

export type MailPage = Page<MailRow>;

/** What an operator does with mails: they are sent now, or deleted. Neither can be undone. */
export const mailActions = ["retry", "discard"] as const;

export type MailAction = (typeof mailActions)[number];

export const mailActionSchema = z.object({
	action: z.enum(mailActions),
	target: bulkTargetSchema(mailFilterSchema),
});

export type MailActionRequest = z.infer<typeof mailActionSchema>;

/** What became of an action on mails. */
export interface MailActionResult extends Written {
	/** How many are sent now, or deleted. */
	changed: number;
	/** How many are as they were: another operator or a server was faster, or their dealer is hidden. */
	unchanged: number;
	/** How many are held back, as their addresses are on the do-not-contact list. */
	heldCount: number;
}
