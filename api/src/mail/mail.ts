import type { Lead } from "../leads/lead.js";

/** A mail, before it is given to the transport. */
export interface Mail {
	/** Stays the same at every attempt, so that a second copy is known for one. */
	readonly messageId: string;
	readonly to: string;
	readonly subject: string;
	readonly replyTo?: { readonly name: string; readonly address: string };
	readonly text: string;
	readonly html?: string;
}

/** One line without control characters, as a header takes it. */
export function oneLine(text: string): string {
	return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}

/** Text as HTML shows it: as text. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The Message-ID of a lead's mail to one recipient. */
export function messageIdOf(lead: Lead, recipient: string, mailFrom: string): string {
	const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? "localhost";
	return `<lead.${lead.uuid}.${recipient}@${domain}>`;
}
