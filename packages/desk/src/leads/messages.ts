import type { DeskLead, LeadFilter, LeadMail, LeadRow, LeadStage } from "@nev/contract/desk";
import { formatCount } from "../ui/messages.js";

export const leadMessages = {
	title: "Leads",
	search: "Name, email or telephone",
	state: "State",
	kind: "Kind",
	none: "No lead matches",
	noneHint: "Search for a part of a word, or choose All in the filters.",
	noneYet: "No leads yet",
	noneYetHint: "What visitors send is listed here, the newest first.",
	showAll: "Show all leads",
	caption: "Leads",
	count: (n: number) => (n === 1 ? "1 lead" : `${formatCount(n)} leads`),
	received: "Received",
	name: "Name",
	email: "Email",
	phone: "Telephone",
	about: "About",
	dealer: "Dealer",
	back: "All leads",
	message: "Message",
	details: "Details",
	page: "Sent from",
	consent: "Consent to calls",
	noConsent: "Not given",
	consentGiven: "Consent given",
	suspicion: "Held back because",
	discarded: "Discarded",
	discardReason: "Discarded because",
	mails: "Mails",
	formerNotice: "told that it is not theirs any more",
	noMails: "There is no mail of this lead.",
	stage: "Where are you with it?",
	stageSet: (stage: string) => `Saved: ${stage}.`,
};

export const noteMessages = {
	title: "Notes",
	label: "Note for who reads this later",
	add: "Add the note",
	remove: "Remove",
	removeLabel: (text: string) => `Remove the note: ${text.slice(0, 60)}`,
	removeTitle: "Remove this note?",
	done: { added: "The note is saved.", removed: "The note is removed." },
};

export const stateLabels: Readonly<Record<NonNullable<LeadFilter["state"]>, string>> = {
	waiting: "Mail waits",
	new: "New",
	taken: "Taken",
	answered: "Answered",
	closed: "Closed",
	held: "Held back",
	dead: "Mail failed",
};

export const stageLabels: Readonly<Record<LeadStage, string>> = {
	new: stateLabels.new,
	taken: stateLabels.taken,
	answered: stateLabels.answered,
	closed: stateLabels.closed,
};

export const kindLabels: Readonly<Record<LeadRow["kind"], string>> = {
	inquiry: "Vehicle inquiry",
	contact: "Contact message",
	dealership: "New dealer",
};

export const suspicionLabels: Readonly<Record<NonNullable<DeskLead["suspicion"]>, string>> = {
	trap: "A field that people do not see was filled in",
	quick: "The form was filled in faster than a person can",
	untimed: "The form did not say how long it took to fill in",
	frequent: "Its network address sent many leads in a minute",
	declined: "The email address is on the do-not-contact list",
};

export const recipientLabels: Readonly<Record<LeadMail["recipient"], string>> = {
	company: "The company",
	dealer: "The dealer",
	former: "The former dealer",
};

export const mailStateLabels: Readonly<Record<LeadMail["state"], string>> = {
	held: "Held back",
	waiting: "Waiting",
	sent: "Sent",
	dead: "Failed for good",
	discarded: "Discarded",
};
