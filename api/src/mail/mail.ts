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

/** What a mail says. */
export type MailText = Pick<Mail, "subject" | "text" | "replyTo">;

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

/** The domain of a sender, for a Message-ID. */
export function domainOf(address: string): string {
	return /@([\w.-]+)/.exec(address)?.[1] ?? "localhost";
}
