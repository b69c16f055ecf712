import type { MailAction } from "@nev/contract/desk";
import { formatCount } from "../ui/messages.js";

const count = (n: number) => (n === 1 ? "1 mail" : `${formatCount(n)} mails`);

export const mailListMessages = {
	title: "Other mails",
	search: "Address or subject",
	caption: "Mails that are not sent",
	state: "State",
	mail: "Mail",
	to: "To",
	stored: "Since",
	count,
	none: "No mail matches",
	noneHint: "Search for a part of a word, or choose All in the filter.",
	noneYet: "No mail waits, and none has failed",
	noneYetHint:
		"Mails about listings, corrections and backups, and confirmations to visitors, are listed here until they are sent. Those of leads are on the pages of the leads.",
	showAll: "Show all other mails",
	back: "Health",
	discardTitle: (n: number) => `Discard ${count(n)}?`,
	discardText: "Discarded mails are deleted and never sent. This cannot be undone.",
	discard: "Discard",
	discarded: (n: number) => `Discarded: ${count(n)}.`,
	heldBack: (n: number) =>
		`${count(n)} ${n === 1 ? "is held back, because its address is" : "are held back, because their addresses are"} on the do-not-contact list.`,
	unchanged: (n: number) =>
		`${count(n)} ${n === 1 ? "stays as it is: it was" : "stay as they are: they were"} changed meanwhile, ${n === 1 ? "is" : "are"} being sent, ${n === 1 ? "waits until its dealer is" : "wait until their dealers are"} shown, or ${n === 1 ? "tells" : "tell"} of an approval that can still be undone.`,
	onTheirWay: (n: number) => `${count(n)} ${n === 1 ? "is on its" : "are on their"} way.`,
};

export const mailActionButtons: Readonly<Record<MailAction, string>> = {
	retry: "Retry now",
	discard: "Discard …",
};
