import { formatCount } from "../ui/messages.js";

const count = (n: number) => (n === 1 ? "1 correction" : `${formatCount(n)} corrections`);

export const correctionMessages = {
	title: "Corrections",
	intro:
		"What dealers ask to correct in their own listings, by a mailed link. The oldest comes first.",
	count,
	none: "No correction waits",
	noneHint: "Dealers' corrections wait here where new dealers wait for review.",
	noneOfDealer: "This dealer asks for no correction",
	showAll: "Show all corrections",
	decided: "Decided ones are in Changes: ",
	declined: "declined",
	acceptedLink: "accepted",
	sent: "Sent",
	seen: (value: string) => `was ${value} when the dealer wrote it`,
	same: "The listing has these values already.",
	accept: "Accept …",
	acceptLabel: (name: string, id: number) => `Accept correction ${id} of ${name} …`,
	decline: "Decline …",
	declineLabel: (name: string, id: number) => `Decline correction ${id} of ${name} …`,
	acceptTitle: (name: string) => `Accept the correction of ${name}?`,
	shownAtOnce: "The listing shows it at once.",
	shownOnceListed: "Visitors do not see this dealer now. The listing shows it once they do.",
	acceptText: (email: string) =>
		`${email} is told by mail. The listing can be changed back, the mail cannot.`,
	acceptWithoutMail: (email: string) =>
		`The mail that tells ${email} waits: this desk knows no mail server (SMTP_URL).`,
	newAddress: (email: string) => `Its leads are mailed to ${email} from then on.`,
	acceptAndMail: "Accept and mail the dealer",
	acceptNow: "Accept",
	declineTitle: (name: string) => `Decline the correction of ${name}?`,
	declineText: (email: string) =>
		`The listing stays as it is, and ${email} is told so by mail, which cannot be undone.`,
	declineWithoutMail: (email: string) =>
		`The listing stays as it is. The mail that tells ${email} so waits: this desk knows no mail server (SMTP_URL).`,
	declineAndMail: "Decline and mail the dealer",
	declineNow: "Decline",
	reasonHint: "The mail says only that the listing stays.",
	reasonMailed: "It is in the mail.",
	done: { accepted: "Accepted", declined: "Declined" },
	decidedText: (what: string, name: string) => `${what}: the correction of ${name}.`,
	mailed: (email: string) => `A mail to ${email} is on its way.`,
	notMailed: "Nobody is told: the dealer's address is on the do-not-contact list.",
	ofDealer: "This dealer asks to correct its listing.",
	look: "Look at the correction",
	waiting: (n: string) => `${n} waiting`,
};
