import {
	type ContactMessage,
	contactSubjectLabels,
	type NewDealership,
	type SpamSignals,
	signupLabels,
	type VehicleInquiry,
} from "@nev/contract";

/** What every lead has, and what is no text of the form. */
type Other =
	| ("name" | "lastName" | "email" | "phone" | "page" | "consent" | "deal" | "dealershipId")
	| keyof SpamSignals;

type TextOf<Body> = Exclude<keyof Body, Other>;

const { name, email, phone, ...signupTexts } = signupLabels;

/**
 * The texts that a form sends beside the sender's name, email address and telephone number, with their
 * labels, in the order in which mails, the command line and the CSV file show them.
 */
export const leadTexts = {
	vehicleName: "Vehicle",
	vehiclePrice: "Price shown",
	subject: "Subject",
	message: "Message",
	...signupTexts,
	campaign: "Campaign",
} as const satisfies Record<
	TextOf<VehicleInquiry> | TextOf<ContactMessage> | TextOf<NewDealership>,
	string
>;

export type LeadText = keyof typeof leadTexts;

export const leadTextNames = Object.keys(leadTexts) as LeadText[];

/** A text as a person reads it: the subject of a contact message in the words of the form. */
export function inWords(name: string, text: string): string {
	const labels: Readonly<Record<string, string>> = contactSubjectLabels;
	return name === "subject" ? (labels[text] ?? text) : text;
}

/** The texts of a lead with their labels, except the message, which stands apart. */
export function labelledTexts<Text>(textOf: (name: LeadText) => Text): [string, Text][] {
	return leadTextNames
		.filter((name) => name !== "message")
		.map((name) => [leadTexts[name], textOf(name)]);
}
