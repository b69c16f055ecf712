import { dealerMessages } from "../dealers/messages.js";
import { leadMessages } from "../leads/messages.js";

export const peopleMessages = {
	title: "People",
	intro:
		"For people who ask what is stored about them, to be deleted, or not to be contacted any more. Make sure that the address is theirs.",
	email: "Email address of the person",
	find: "Find",
	finding: "Looking it up …",
	leads: "Leads from this address",
	dealers: "Dealers with this address",
	none: "None",
	contact: "Contact",
	mayBeContacted: "May be contacted",
	doNotContact: "On the do-not-contact list",
	doNotContactHint:
		"Who is on the list is mailed no leads, and those that they send are held back. Their dealers stay listed, and the company gets the leads. What is held back waits until you release it, also when you take them off the list again. What came for their dealers meanwhile was not mailed to them: hand it over to them again.",
	unmailed: (leads: number) => `${leadMessages.count(leads)} not mailed meanwhile`,
	actions: "What to do with it",
	save: "Export as JSON",
	saveHint: "The file has everything that is stored, for the person.",
	stopContact: "Put on the do-not-contact list",
	allowContact: "Take off the do-not-contact list",
	stopped: (email: string) => `${email} is not contacted any more.`,
	allowed: (email: string) => `${email} may be contacted.`,
	erase: "Erase",
	askErase: "Erase …",
	eraseTitle: (email: string) => `Erase what is stored about ${email}?`,
	eraseText: (leads: number) =>
		`${leads === 0 ? "No lead is deleted." : `${leadMessages.count(leads)} ${leads === 1 ? "is" : "are"} deleted, with ${leads === 1 ? "its" : "their"} mails and notes.`} Corrections of listings that name the address are deleted too, and it is removed from the changes that were recorded.`,
	eraseWarning: "This cannot be undone. Backups, and mails that were sent, still hold the data.",
	eraseDealers: (dealers: number) =>
		`Delete ${dealers === 1 ? "the dealer" : `the ${dealerMessages.count(dealers)}`} with this address too`,
	erased: (leads: number, dealers: number) =>
		`Erased: ${leadMessages.count(leads)}, ${dealerMessages.count(dealers)}. Backups, and mails that were sent, still hold them.`,
};
