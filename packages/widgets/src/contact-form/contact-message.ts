import type { ContactForm, ContactMessage, SpamSignals } from "@nev/contract";

/** The payload of a filled form, in the browser and in a server's action alike. */
export function contactMessageOf(
	filled: ContactForm,
	spamSignals: SpamSignals = {},
): ContactMessage {
	const { firstName, lastName, ...others } = filled;
	return { name: `${firstName} ${lastName}`, ...others, ...spamSignals };
}
