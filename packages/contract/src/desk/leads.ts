import * as z from "zod/mini";
import { giveBackReasons } from "../give-back.js";
import type { Outdated, Written } from "./changes.js";
import { receiverSchema } from "./dealers.js";
import { bulkTargetSchema, ofDealer, type Page, pageQueryFields, searchText } from "./page.js";

/** How far an operator is with a lead: nobody has it, somebody does, it is answered, it is done with. */
export const leadStages = ["new", "taken", "answered", "closed"] as const;

export type LeadStage = (typeof leadStages)[number];

/**
 * What keeps an open lead from being answered: one of its mails has failed for good or came back, one is held back
 * until an operator releases it, or nobody has taken it in time. The first that is true.
 */
export const leadProblems = ["failed", "held", "overdue"] as const;

export type LeadProblem = (typeof leadProblems)[number];

/** A vehicle inquiry, a contact message, or the submission of a dealership. */
export const leadKinds = ["inquiry", "contact", "dealership"] as const;

export type LeadKind = (typeof leadKinds)[number];

/** What the desk and mails call them. */
export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
	inquiry: "Vehicle inquiry",
	contact: "Contact message",
	dealership: "New dealer",
};

/**
 * Why a lead's mails are held back: the honeypot was filled in, the form was filled in too fast, its sender
 * sends many, or its email address is on the do-not-contact list. Only earlier versions held back those that do
 * not say how fast (`untimed`).
 */
export const suspicions = ["trap", "quick", "untimed", "frequent", "declined"] as const;

export type Suspicion = (typeof suspicions)[number];

export const suspicionTexts: Readonly<Record<Suspicion, string>> = {
	trap: "A field that people do not see was filled in",
	quick: "The form was filled in faster than a person can",
	untimed: "The form did not say how long it took to fill in",
	frequent: "Its network address sent many leads in a minute",
	declined: "The email address is on the do-not-contact list",
};

/**
 * The company, the dealer that a lead is for, one that is told that a lead is not theirs any more, and the company's
 * webhook.
 */
export const mailRecipients = ["company", "dealer", "former", "webhook"] as const;

/**
 * Held back until an operator releases it; waiting to be sent; sent; sent, but an operator has seen that it came back;
 * failed for good; discarded.
 */
export const mailStates = ["held", "waiting", "sent", "returned", "dead", "discarded"] as const;

/** What leads are filtered by: a problem, or that they have none. */
export const leadProblemFilters = [...leadProblems, "waiting", "none"] as const;

export type LeadProblemFilter = (typeof leadProblemFilters)[number];

/** The most open hours after which a dealer's lead is overdue. */
export const maxOverdueHours = 336;

/** After how many it is where no setting says so. */
export const defaultOverdueHours = 8;

/** Which leads a list shows. */
export const leadFilterSchema = z.object({
	/** Words of the sender's name, email address or telephone number, the lead's number or its uuid. */
	q: searchText,
	stage: z.exactOptional(z.enum(leadStages)),
	problem: z.exactOptional(z.enum(leadProblemFilters)),
	kind: z.exactOptional(z.enum(leadKinds)),
	/** The dealer that they are for, or that they submitted. */
	dealer: ofDealer,
	/** The whole email address that they came from, in any case. */
	email: searchText,
	/** The whole campaign that they tell, as insight names it. */
	campaign: searchText,
	/** Received at this time or later. ISO 8601. */
	since: z.exactOptional(z.iso.datetime()),
});

export type LeadFilter = z.infer<typeof leadFilterSchema>;

export const leadQuerySchema = z.extend(leadFilterSchema, {
	...pageQueryFields,
	/** By when they were received. */
	order: z._default(z.enum(["asc", "desc"]), "desc"),
});

export type LeadQuery = z.infer<typeof leadQuerySchema>;

/** A lead as a list shows it. */
export const leadRowSchema = z.object({
	id: z.int(),
	/** Changes with its stage, its dealer, and when it is discarded. Its mails have no part in it. */
	version: z.string(),
	/** ISO 8601. */
	createdAt: z.string(),
	kind: z.enum(leadKinds),
	stage: z.enum(leadStages),
	problem: z.nullable(z.enum(leadProblems)),
	name: z.string(),
	email: z.string(),
	/** Its vehicle, its subject, or the place of the dealership. */
	about: z.string(),
	/** The dealership that it is for, or that it submitted; empty if there is none. */
	dealer: z.string(),
	/** The visitor's; empty if they gave none. */
	zipCode: z.string(),
});

export type LeadRow = z.infer<typeof leadRowSchema>;

/** A page of leads. */
export interface LeadPage extends Page<LeadRow> {
	/** The dealer whose leads these are; absent if the query names none. */
	dealer?: { id: number; name: string };
}

/** The lead after another one in a list. */
export interface NextLead {
	id: number;
}

/** How many leads there are of a dealer or a person, and how many of them have failed mails or are held back. */
export interface LeadCounts {
	all: number;
	failed: number;
	held: number;
	/** Of those held back, the ones that look like spam, and not only for the do-not-contact list. */
	suspicious: number;
}

/** A mail of a lead. */
export const leadMailSchema = z.object({
	id: z.int(),
	recipient: z.enum(mailRecipients),
	/** The dealer that is mailed; empty if the company is. */
	dealer: z.string(),
	/** The address that it is for, as it is now; empty: the first of `MAIL_TO`. */
	to: z.string(),
	state: z.enum(mailStates),
	attempts: z.int(),
	/** When it is tried next. ISO 8601. */
	dueAt: z.string(),
	/** Why it is held back then, if it waits; null if it is sent. */
	heldOnceDue: z.nullable(z.string()),
	sentAt: z.nullable(z.string()),
	/** Whether it can be marked as one that came back: it was sent, and not to a former dealer. */
	canReturn: z.boolean(),
	/** Why it is not sent: the mail server's words, or whom it may not be mailed to or about. */
	lastError: z.nullable(z.string()),
});

export type LeadMail = z.infer<typeof leadMailSchema>;

/** A lead in full. */
export const leadSchema = z.extend(leadRowSchema, {
	/** The other leads that came from its sender's mailbox within a day of it, the oldest first. */
	also: z.array(z.int()),
	/** By which dealer systems know it. */
	uuid: z.string(),
	phone: z.string(),
	dealerId: z.nullable(z.int()),
	/** Why its dealer was not mailed it, to follow `because`; null if it was or is to be, or there is none. */
	notMailed: z.nullable(z.string()),
	/** That it went to its dealer as the nearest one: `To the nearest dealer, 12 miles from 34102`; null: it did not. */
	routing: z.nullable(z.string()),
	/** The nearest dealer, if it is for none. */
	nearest: z.nullable(receiverSchema),
	/** When its owner should have taken it; null if nobody watches it. ISO 8601. */
	overdueAt: z.nullable(z.string()),
	/** When its dealer was reminded of it. ISO 8601. */
	remindedAt: z.nullable(z.string()),
	/** The dealer that has given it back, and why; null if none has, or it has the lead again. */
	givenBack: z.nullable(
		z.object({
			dealer: z.string(),
			/** ISO 8601. */
			at: z.string(),
			reason: z.enum(giveBackReasons),
			/** In the dealer's words; empty if there are none. */
			note: z.string(),
		}),
	),
	/** The other texts of the form, with their labels. */
	texts: z.array(z.object({ label: z.string(), text: z.string() })),
	message: z.string(),
	/** What the visitor worked out in the calculator and chose to send: their own numbers, which nobody has checked. */
	deal: z.nullable(
		z.object({
			rows: z.array(z.object({ label: z.string(), text: z.string() })),
			/** Opens it on its vehicle's page, below the site's origin; null if there is none. */
			path: z.nullable(z.string()),
		}),
	),
	/** The page that it was sent from; empty if unknown. */
	page: z.string(),
	/** What the visitor agreed to; null: they did not consent to calls. */
	consent: z.nullable(z.object({ text: z.string(), givenAt: z.string() })),
	/** Why its mails are held back. */
	suspicion: z.nullable(z.enum(suspicions)),
	/** Whether its sender is on the do-not-contact list, also since then. */
	isDoNotContact: z.boolean(),
	mails: z.array(leadMailSchema),
	/** When an operator discarded it. ISO 8601. */
	discardedAt: z.nullable(z.string()),
	/** Why, in the operator's words; empty if it is not discarded. */
	discardReason: z.string(),
	/** What operators wrote down, oldest first. */
	notes: z.array(z.object({ id: z.int(), at: z.string(), author: z.string(), text: z.string() })),
});

export type DeskLead = z.infer<typeof leadSchema>;

/** Sets the stage of a lead that has the stage that the operator saw. */
export const leadStageEditSchema = z.object({
	from: z.enum(leadStages),
	stage: z.enum(leadStages),
});

export type LeadStageEdit = z.infer<typeof leadStageEditSchema>;

/** The longest note, and the longest reason, in characters. */
export const maxNoteLength = 5000;

const someText = (message: string) =>
	z
		.string()
		.check(
			z.trim(),
			z.minLength(1, message),
			z.maxLength(maxNoteLength, `Write at most ${maxNoteLength} characters`),
		);

export const leadNoteSchema = z.object({
	text: someText("Write something down"),
	/** The same when the note is sent again because its answer was lost, so that it is stored once. */
	key: z.exactOptional(z.uuid()),
});

export type NewLeadNote = z.infer<typeof leadNoteSchema>;

/**
 * What an operator does with leads: mails that wait or failed are sent now (`retry`), those that were sent,
 * or came back, are sent once more (`resend`), those that are held back are sent (`release`), all unsent ones end
 * (`discard`), or another dealer gets the leads (`handOver`).
 */
export const leadActions = ["retry", "resend", "release", "discard", "handOver"] as const;

export type LeadAction = (typeof leadActions)[number];

const target = bulkTargetSchema(leadFilterSchema);

export const leadActionSchema = z.discriminatedUnion("action", [
	z.object({ action: z.enum(["retry", "resend", "release"]), target }),
	z.object({ action: z.literal("discard"), target, reason: someText("Say why") }),
	z.object({
		action: z.literal("handOver"),
		target,
		/** The dealer who gets them. */
		to: z.int(),
		/** Mails the former dealers, who have the leads already, that they are not theirs any more. */
		tellsFormer: z.boolean(),
	}),
]);

export type LeadActionRequest = z.infer<typeof leadActionSchema>;

/** Mails to one address. */
export interface MailsTo {
	/** The company if null. */
	dealer: string | null;
	/** Empty for the webhook. */
	email: string;
	n: number;
}

/** What an action would do. */
export interface LeadActionPreview {
	/** How many leads it changes. */
	changed: number;
	/** How many it leaves as they are. */
	unchanged: number;
	outdated: Outdated<LeadRow>[];
	/** The mails that it sends, by recipient, most first. Beyond the first ten they are only counted. */
	mails: MailsTo[];
	mailCount: number;
	/**
	 * The mails that a retry holds back, because their dealers may not be mailed or their senders asked not to
	 * be contacted.
	 */
	heldCount: number;
	/** Of how many leads the former dealers are not told, because they get ADF or are not mailed. */
	notToldCount: number;
}

/** What became of an action on leads. */
export interface LeadActionResult extends Written, LeadActionPreview {}
