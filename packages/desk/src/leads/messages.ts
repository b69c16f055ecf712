import { type GiveBackReason, giveBackLabels } from "@nev/contract";
import type { LeadAction, LeadMail } from "@nev/contract/desk";
import { formatCount } from "../ui/messages.js";

export { mailStateLabels, mailStateTones, problemLabels, stageLabels } from "../ui/labels.js";

export const leadMessages = {
	title: "Leads",
	search: "Name, email, phone or number",
	stage: "Stage",
	problem: "Problem",
	kind: "Kind",
	none: "No lead matches",
	noneHint: "Search for a part of a word, or choose All in the filters.",
	titleOf: (name: string) => `Leads of ${name}`,
	noneOf: (name: string) => `No leads of ${name}`,
	noneOfDealerHint: "What visitors send to this dealer is listed here.",
	noneOfPersonHint: "What is sent from this email address is listed here.",
	noneOfCampaignHint: "What visitors from this campaign send is listed here.",
	noneOfMatches: (name: string) => `No lead of ${name} matches`,
	ofAllDealers: "Show the leads of all dealers",
	ofAllPeople: "Show the leads of all people",
	ofAllCampaigns: "Show the leads of all campaigns",
	since: "Since",
	ofAllTime: "Show the leads of all time",
	noneYet: "No leads yet",
	noneYetHint: "What visitors send is listed here, the newest first.",
	showAll: "Show all leads",
	caption: "Leads",
	count: (n: number) => (n === 1 ? "1 lead" : `${formatCount(n)} leads`),
	received: "Received",
	name: "Name",
	email: "Email",
	phone: "Phone",
	about: "About",
	dealer: "Dealer",
	campaign: "Campaign",
	back: "All leads",
	next: "Next lead",
	last: "The last lead of the list",
	message: "Message",
	deal: "The visitor's numbers",
	dealHint: "Worked out by the visitor in the calculator of our site. Nobody has checked them.",
	details: "Details",
	page: "Page",
	number: "Number",
	also: "Also, same address, same day",
	otherLead: (id: number) => `Lead ${id}`,
	uuid: "Id in dealer systems",
	consent: "Consent to calls",
	noConsent: "Not given",
	consentGiven: "Consent given",
	suspicion: "Held back because",
	routing: "Routed",
	givenBack: "Given back",
	givenBackBecause: (dealer: string, reason: GiveBackReason) =>
		`By ${dealer || "a dealer that is removed"}: ${giveBackLabels[reason]}.`,
	overdue: "To be taken by",
	reminded: "Dealer reminded",
	notMailed: "Not mailed to the dealer",
	notMailedBecause: (reason: string) => `Because ${reason}`,
	doNotContact: "Do not contact",
	doNotContactText: (isHeld: boolean) =>
		`The email address is on the do-not-contact list.${isHeld ? " Mails that are held back are sent only once you release them." : ""}`,
	discarded: "Discarded",
	discardReason: "Discarded because",
	mails: "Mails",
	formerNotice: "told that it is not theirs any more",
	sent: "sent",
	cameBack: "It came back",
	cameBackLabel: (to: string, time: string) => `It came back: ${to}, sent ${time}`,
	markedAsReturned: (to: string) =>
		`${to}: the mail came back. Correct the address, then resend it, or hand the lead over.`,
	due: "due",
	heldOnceDue: (reason: string) => `, and held back then: ${reason}`,
	heldForDealer: "because the dealer was not approved",
	noMails: "There is no mail of this lead.",
	setStage: "Where are you with it?",
	stageDiscarded: "It is discarded. To open it again, undo that in its history below.",
	stageSet: (name: string, stage: string) => `Saved: ${name} is ${stage.toLowerCase()}.`,
};

export const leadCountMessages = {
	label: "Leads",
	none: "None",
	failed: (n: number) => `${formatCount(n)} with a failed mail`,
	held: (n: number, suspicious: number) => {
		if (suspicious === 0) return `${formatCount(n)} held back`;
		return suspicious === n
			? `${formatCount(n)} held back as suspicious`
			: `${formatCount(n)} held back (${formatCount(suspicious)} as suspicious)`;
	},
};

export const noteMessages = {
	title: "Notes",
	label: "Note for whoever reads this later",
	add: "Add the note",
	remove: "Remove",
	removeLabel: (text: string) => `Remove the note: ${text.slice(0, 60)}`,
	removeTitle: "Remove this note?",
	done: { added: "The note is saved.", removed: "The note is removed." },
};

export const recipientLabels: Readonly<Record<LeadMail["recipient"], string>> = {
	company: "The company",
	dealer: "The dealer",
	former: "The former dealer",
	webhook: "Webhook",
};

const mails = (n: number) => (n === 1 ? "1 mail" : `${formatCount(n)} mails`);

export const actionMessages = {
	actions: "What to do with it",
	asking: "Looking up to whom mails go …",
	mailsTo: (n: number) => `This sends ${mails(n)} to:`,
	mailsFor: (n: number) => `${mails(n)} for:`,
	noMail: "No mail is sent.",
	company: "The company",
	recipient: (name: string, email: string, n: number) =>
		`${name}${email && `, ${email}`}${n === 1 ? "" : `: ${mails(n)}`}`,
	otherMails: (n: number) => `${mails(n)} to others`,
	heldBack: (n: number) =>
		`${mails(n)} ${n === 1 ? "is held back, because its dealer may not be mailed or its sender" : "are held back, because their dealers may not be mailed or their senders"} asked not to be contacted.`,
	notTold: (leads: number) =>
		`The former ${leads === 1 ? "dealer is" : `dealers of ${leadMessages.count(leads)} are`} not told: ${leads === 1 ? "it gets ADF or is" : "they get ADF or are"} not mailed.`,
	unchanged: (leads: number) =>
		`${leadMessages.count(leads)} ${leads === 1 ? "stays" : "stay"} as ${leads === 1 ? "it is" : "they are"}.`,
	onTheirWay: (n: number) =>
		`${mails(n)} ${n === 1 ? "is" : "are"} on ${n === 1 ? "its" : "their"} way.`,
	mailWarning: "A mail that was sent cannot be undone.",
	discardTitle: (leads: string) => `Discard ${leads}?`,
	discardText:
		"Mails that still wait are never sent. Discarded leads stay in the list, closed, with the reason.",
	reason: "Reason, for whoever reads it later",
	reasonMissing: "Say why",
	discard: "Discard",
	handOverTitle: (leads: string, hasDealer: boolean) =>
		`Hand ${leads} to ${hasDealer ? "another" : "a"} dealer`,
	handOverMails: "The new dealer is mailed what visitors sent.",
	handOverWaits: "The mail to the new dealer waits for a mail server.",
	handOverDrops: "Mails that wait for the former dealer are dropped.",
	nearestDealer: "Nearest dealer:",
	handOverToNearest: "Hand over to it …",
	findDealer: "Find a dealer: name, city or ZIP code",
	findHint: "Type at least two letters.",
	dealers: "Dealers",
	noDealer: "No dealer matches. Try a part of the name.",
	nearestTo: (place: string) => `The nearest to ${place} first.`,
	noDealerNear: (miles: number, place: string) =>
		`No dealer is within ${miles} miles of ${place}. Search for another place or a name.`,
	unknownZip: (zipCode: string) =>
		`The ZIP code ${zipCode} is unknown. Search for a city with its state, or a name.`,
	moreDealers: "There are more. Type more letters.",
	moreNearby: "There are more: search for a name.",
	takesNone: (day: string) => `(takes no leads: paused until ${day})`,
	dealerMissing: "Choose a dealer",
	tellFormer: "Tell the former dealer that it is not theirs any more",
	handOver: "Hand over",
	onlyHeld:
		"No mail is sent now. One waits for a dealer that is not approved, or if the lead is held back or its sender is on the do-not-contact list. A dealer without an email address, or on the do-not-contact list, gets none: hand the lead over again once that has changed.",
};

export const actionButtons: Readonly<Record<LeadAction, string>> = {
	retry: "Retry unsent mails …",
	resend: "Resend sent mails …",
	release: "Release held mails …",
	handOver: "Hand over …",
	discard: "Discard …",
};

/** Why an action has no effect on a lead. */
export const reasonMessages = {
	noneUnsent: "No mail waits or has failed.",
	noneSent: "No mail was sent.",
	noneHeld: "No mail is held back.",
	discarded: "It is discarded.",
	signup: "A new dealer is for no other dealer.",
};

/** What is asked before mails are sent. */
export const sendTitles: Readonly<
	Record<"retry" | "resend" | "release", (leads: string) => string>
> = {
	retry: (leads) => `Retry the waiting and failed mails of ${leads} now?`,
	resend: (leads) => `Resend the sent mails of ${leads}?`,
	release: (leads) => `Release the held mails of ${leads}?`,
};

export const sendLabels: Readonly<Record<"retry" | "resend" | "release", string>> = {
	retry: "Retry now",
	resend: "Resend",
	release: "Release",
};

/** Sentences about a number of leads. */
export const actionDone: Readonly<Record<LeadAction, (leads: string) => string>> = {
	retry: (leads) => `Retried: ${leads}.`,
	resend: (leads) => `Resent: ${leads}.`,
	release: (leads) => `Released: ${leads}.`,
	discard: (leads) => `Discarded: ${leads}.`,
	handOver: (leads) => `Handed over: ${leads}.`,
};
