import * as z from "zod/mini";
import type { Written } from "./changes.js";
import { pageQueryFields, searchText } from "./page.js";

/** How far an operator is with a lead. */
export const leadStages = ["new", "taken", "answered", "closed"] as const;

export type LeadStage = (typeof leadStages)[number];

/**
 * What a lead needs: its stage, unless it is open and one of its mails failed for good (`dead`), or is
 * held back until an operator releases it (`held`).
 */
export const leadStates = ["new", "taken", "answered", "closed", "held", "dead"] as const;

export type LeadState = (typeof leadStates)[number];

export const leadKinds = ["inquiry", "contact", "dealership"] as const;

export const leadQuerySchema = z.object({
	...pageQueryFields,
	/** Words of the sender's name, email address or telephone number. */
	q: searchText,
	state: z.exactOptional(z.enum(leadStates)),
	kind: z.exactOptional(z.enum(leadKinds)),
	/** By when they were received. */
	order: z._default(z.enum(["asc", "desc"]), "desc"),
});

export type LeadQuery = z.infer<typeof leadQuerySchema>;

/** A lead as a list shows it. */
export const leadRowSchema = z.object({
	id: z.int(),
	/** ISO 8601. */
	createdAt: z.string(),
	kind: z.enum(leadKinds),
	state: z.enum(leadStates),
	name: z.string(),
	email: z.string(),
	/** Its vehicle, its subject, or the place of the dealership. */
	about: z.string(),
	/** The dealership that it is for, or that it submitted; empty if there is none. */
	dealer: z.string(),
});

export type LeadRow = z.infer<typeof leadRowSchema>;

/** A mail of a lead. */
export const leadMailSchema = z.object({
	/** `former`: a dealer who is told that the lead is not theirs any more. */
	recipient: z.enum(["company", "dealer", "former"]),
	state: z.enum(["held", "waiting", "sent", "dead", "discarded"]),
	attempts: z.int(),
	/** When it is tried next. ISO 8601. */
	dueAt: z.string(),
	sentAt: z.nullable(z.string()),
	/** The mail server's words. */
	lastError: z.nullable(z.string()),
});

export type LeadMail = z.infer<typeof leadMailSchema>;

/** A lead in full. */
export const leadSchema = z.extend(leadRowSchema, {
	stage: z.enum(leadStages),
	phone: z.string(),
	dealerId: z.nullable(z.int()),
	/** The other texts of the form, with their labels. */
	texts: z.array(z.object({ label: z.string(), text: z.string() })),
	message: z.string(),
	/** The page that it was sent from; empty if unknown. */
	page: z.string(),
	/** What the visitor agreed to; null: they did not consent to calls. */
	consent: z.nullable(z.object({ text: z.string(), givenAt: z.string() })),
	/** Why its mails are held back. */
	suspicion: z.nullable(z.enum(["trap", "quick", "untimed", "frequent", "declined"])),
	mails: z.array(leadMailSchema),
});

export type DeskLead = z.infer<typeof leadSchema>;

/** Sets the stage of a lead that has the stage that the operator saw. */
export const leadStageEditSchema = z.object({
	from: z.enum(leadStages),
	stage: z.enum(leadStages),
});

export type LeadStageEdit = z.infer<typeof leadStageEditSchema>;

/** The answer to a change of a lead. */
export interface SavedLead extends Written {
	lead: DeskLead;
}
