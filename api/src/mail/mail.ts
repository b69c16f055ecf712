import type { Lead, StoredConsent } from "../leads/lead.js";
import { cleanLine } from "../text/clean.js";

/** A mail to send. */
export interface Mail {
	/** The same at every attempt, so that mail programs can recognize a second copy. */
	readonly messageId: string;
	readonly to: string;
	readonly subject: string;
	readonly replyTo?: { readonly name: string; readonly address: string };
	readonly text: string;
	readonly html?: string;
}

/** The recipient of a mail. */
export type Envelope = Pick<Mail, "messageId" | "to">;

/** The longest subject of a mail, in UTF-16 units. */
const maxSubjectLength = 200;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A subject on one line, cut where it is too long, between characters as people see them. */
export function subjectOf(text: string): string {
	const line = cleanLine(text);
	let end = 0;
	for (const { index, segment } of graphemes.segment(line)) {
		if (index + segment.length > maxSubjectLength) break;
		end = index + segment.length;
	}
	return line.slice(0, end);
}

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What somebody agreed to, when, and which of our texts it is. Leads of earlier versions do not say. */
export function describeConsent({ text, givenAt, version }: StoredConsent): string {
	const source =
		version === undefined ? [] : [version === "unknown" ? "text unknown" : `text ${version}`];
	return `${text} (${[givenAt, ...source].join(", ")})`;
}

/**
 * The Message-ID of a lead's mail to one recipient.
 *
 * @param copy another number for a mail that is sent again on purpose, which mail programs must not drop
 */
export function messageIdOf(lead: Lead, recipient: string, mailFrom: string, copy = 0): string {
	const name = copy === 0 ? recipient : `${recipient}.${copy}`;
	return `<lead.${lead.uuid}.${name}@${domainOf(mailFrom)}>`;
}

/** The domain of a sender, for a Message-ID. */
export function domainOf(address: string): string {
	return /@([\w.-]+)/.exec(address)?.[1] ?? "localhost";
}
