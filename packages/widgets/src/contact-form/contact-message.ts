import type { ContactForm, ContactMessage, Telltales } from "@nev/contract";

/** The payload of a filled form, in the browser and in a server's action alike. */
export function contactMessageOf(filled: ContactForm, telltales: Telltales = {}): ContactMessage {
	const { firstName, lastName, ...others } = filled;
	return { name: `${firstName} ${lastName}`, ...others, ...telltales };
}
