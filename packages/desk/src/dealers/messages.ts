import { listingHints } from "@nev/contract";
import {
	approvalNoticeMinutes,
	type Dealer,
	type DealerAction,
	type DealerField,
	type DealerRow,
	type DuplicateReason,
	type NotToldReason,
} from "@nev/contract/desk";
import { visibilityLabels } from "../ui/labels.js";
import { formatCount } from "../ui/messages.js";

export { dealerFieldLabels as fieldLabels, leadFormatLabels } from "../ui/labels.js";
export { visibilityLabels };

type Doubt = Dealer["doubts"][number];

export const dealerMessages = {
	title: "Dealers",
	search: "Name, address, phone or email",
	visibility: "Status",
	state: "State",
	none: "No dealer matches",
	noneHint: "Search for a part of a word, or choose All in the filters.",
	noneYet: "No dealers yet",
	noneYetHint: "Add one, or import a list. Those that sign up on the site are listed here too.",
	add: "Add dealer",
	addHint: "Visitors see it at once. It counts as approved and gets its leads by mail.",
	chooseState: "Choose a state",
	mayBe: "You may already have this dealer",
	mayBeHint: "Check these first. Add it only if it is a different dealer.",
	addAnyway: "Add it anyway",
	showAll: "Show all dealers",
	count: (n: number) => (n === 1 ? "1 dealer" : `${formatCount(n)} dealers`),
	caption: "Dealers",
	back: "All dealers",
	name: "Name",
	city: "City",
	zipCode: "ZIP code",
	phone: "Phone",
	email: "Email",
	since: "Added",
	reviewed: "Approved",
	notReviewed: "No",
	leadMails: "Leads by mail",
	conflict: "Somebody else has changed this dealer meanwhile",
	actions: "What to do with it",
	unchangedDealers: (dealers: string) => `${dealers}: so already.`,
	mailed: (n: number) =>
		n === 1 ? "1 mail is on its way." : `${formatCount(n)} mails are on their way.`,
	toldOfApproval: (subject: string) =>
		`${subject} told by mail in ${approvalNoticeMinutes} minutes, unless you undo this.`,
	notToldOfApproval: (subject: string, reason: string) => `${subject} not told by mail: ${reason}.`,
	/** The subject of a sentence about some of those that were just approved. */
	ofApproved: (n: number, approved: number) =>
		n < approved ? `${formatCount(n)} ${n === 1 ? "is" : "are"}` : n === 1 ? "It is" : "They are",
	approvedDealers: "Approved dealers are",
	noMailServer: "this desk knows no mail server (SMTP_URL)",
	noPublicUrl: "this desk does not know the site's address (PUBLIC_URL)",
	rejectTitle: (dealers: string) => `Reject ${dealers}?`,
	rejectText: "Visitors do not see rejected dealers, and they cannot be submitted again.",
	reasonHint: "Without a reason, nobody is told.",
	reasonMailed: (dealers: string) =>
		`It is mailed to ${dealers}, as far as they have an email address. A mail cannot be undone.`,
	reasonWaits: (dealers: string) =>
		`It waits to be mailed to ${dealers}, as far as they have an email address: this desk knows no mail server (SMTP_URL).`,
	reject: "Reject",
	rejectAndMail: "Reject and mail the reason",
	contact: "Contact",
	place: "Place",
	pin: "Pin on the map",
	pinName: "Pin of this dealer",
	pinOfZip: "Middle of the ZIP code",
	pinHint:
		"Drag the pin, or move it with the arrow keys, with Shift in small steps. Plus and minus zoom, Enter goes to the coordinates.",
	pinMoved: (latitude: number, longitude: number) => `Pin at ${latitude}, ${longitude}`,
	locatedByZip:
		"Located by its ZIP code. Drag the pin, or move it with the arrow keys, to say where it is.",
	notLocated: "A known ZIP code, or two coordinates, locate the dealer. Then it has a pin to drag.",
	loadingMap: "The map loads …",
	noMap: "The map could not be loaded. The two coordinates do the same.",
	tryMapAgain: "Try again",
	doubts: "Doubts about the place",
	coordinatesHint: "Decimal degrees. Leave both empty to locate it by its ZIP code.",
};

/** Why a dealer is not told that it is approved. */
export const notToldLabels: Readonly<Record<NotToldReason, string>> = {
	sample: "a sample dealer",
	adf: "leads go to a dealer system",
	"no-email": "no email address",
	"do-not-contact": "on the do-not-contact list",
	before: "approved before",
};

/** The further addresses that leads of a dealer are mailed to. */
export const leadAddressMessages = {
	hint: "Each gets a mail of its own. Visitors do not see them. At most four.",
	add: "Add an address",
	address: (n: number) => `Further address ${n}`,
	format: (n: number) => `Format of further address ${n}`,
	remove: "Remove",
	removeLabel: (n: number, email: string) => `Remove further address ${n}: ${email || "empty"}`,
};

/** Whether a dealer is mailed its leads. */
export const leadMailMessages = {
	mailed: (email: string) => `To ${email}`,
	noServer: (email: string) =>
		`Wait to be mailed to ${email}: this desk knows no mail server (SMTP_URL)`,
	notShown: "None, because visitors do not see it",
	paused: "None until it is listed again; the company gets them",
	noEmail: "None, because it has no email address; the company gets them",
	doNotContact: "None, because its address is on the do-not-contact list; the company gets them",
	notApproved: "None until it is approved; the company gets them",
};

export const duplicateMessages = {
	title: "Likely duplicates",
	link: "Likely duplicates",
	intro:
		"Dealers with one phone number, one membership ID, or one name at the same street and ZIP code. ≠ marks what differs. Hide the one that is too many: its leads stay. Those that you say are no duplicates are not listed again.",
	back: "All dealers",
	count: (n: number) => (n === 1 ? "1 pair" : `${formatCount(n)} pairs`),
	none: "No likely duplicates",
	noneHint: "Hidden and rejected dealers are not compared.",
	pages: "Pages",
	previous: "Previous",
	next: "Next",
	page: (page: number, pages: number) => `Page ${page} of ${pages}`,
	differs: "differs",
	leads: "Leads",
	hide: "Hide this one",
	hideLabel: (name: string, id: number) => `Hide this one: ${name}, number ${id}`,
	distinct: "These two are no duplicates",
	distinctLabel: (first: number, second: number) =>
		`These two are no duplicates: numbers ${first} and ${second}`,
	toldApart: (first: string, second: string) => `No duplicates: ${first} and ${second}.`,
	reasons: {
		"membership-id": "Same membership ID",
		phone: "Same phone number",
		address: "Same name, street and ZIP code",
	} satisfies Record<DuplicateReason, string>,
};

export const dealerActionLabels: Readonly<Record<DealerAction, string>> = {
	approve: "Approve",
	reject: "Reject …",
	hide: "Hide",
	unhide: "Show again",
};

/** Why an action has no effect on a dealer. */
export const actionReasons: Readonly<Record<DealerAction, string>> = {
	approve: "It is approved.",
	reject: "It is rejected.",
	hide: "It is hidden.",
	unhide: "It is not hidden.",
};

/** Sentences about a number of dealers. */
export const dealerActionDone: Readonly<Record<DealerAction, (dealers: string) => string>> = {
	approve: (dealers) => `Approved: ${dealers}.`,
	reject: (dealers) => `Rejected: ${dealers}.`,
	hide: (dealers) => `Hidden: ${dealers}.`,
	unhide: (dealers) => `Shown again: ${dealers}.`,
};

/** Who sees a dealer, as a person reads it. */
export function seenLabel({
	visibility,
	pausedUntil,
}: Pick<DealerRow, "visibility" | "pausedUntil">): string {
	const isPaused = visibility === "visible" && pausedUntil;
	return isPaused ? `Paused until ${pausedUntil}` : visibilityLabels[visibility];
}

/** What the form says below an input. */
export const fieldHints: Readonly<Partial<Record<DealerField, string>>> = listingHints;

/** The time zones of the country. A dealer can have another one, by an import or the command line. */
export const timeZoneLabels: Readonly<Record<string, string>> = {
	"": "That of the ZIP code",
	"America/New_York": "Eastern",
	"America/Chicago": "Central",
	"America/Denver": "Mountain",
	"America/Phoenix": "Mountain, without daylight saving time",
	"America/Los_Angeles": "Pacific",
	"America/Anchorage": "Alaska",
	"Pacific/Honolulu": "Hawaii",
	"America/Puerto_Rico": "Atlantic, without daylight saving time",
	"Pacific/Guam": "Chamorro",
	"Pacific/Pago_Pago": "Samoa",
};

export const doubtMessages: Readonly<Record<Doubt, string>> = {
	"unknown-zip":
		"This ZIP code is unknown. Without coordinates, the dealer is located only roughly.",
	"zip-in-other-state": "The ZIP code is in another state.",
	"far-from-zip": "The coordinates are more than 50 miles from the ZIP code.",
};
