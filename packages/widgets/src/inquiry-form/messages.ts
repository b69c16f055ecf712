import { defaultInquiryMessage, emptyFieldsNotice } from "@nev/contract";
import {
	type FieldMessages,
	type FormMessages,
	sharedFormMessages,
	wrongZipCode,
} from "../forms/messages.js";
import type { Translations } from "../messages/index.js";
import { inquiryFormTexts } from "../messages/languages.js";

export type InquiryField =
	| "vehicle"
	| "firstName"
	| "lastName"
	| "phone"
	| "email"
	| "zipCode"
	| "message";

/** The texts of the inquiry form. */
export interface InquiryFormMessages extends FormMessages {
	title: string;
	price: string;
	labels: Record<InquiryField, string>;
	errors: Record<Exclude<InquiryField, "message">, FieldMessages>;
	chooseVehicle: string;
	/** The initial text of the message field. */
	defaultMessage: string;
	/** Names the seller and the phone number. Stored verbatim with the consent. */
	consent: string;
	emptyTitle: string;
	emptyHint: string;
	loading: string;
	notFoundTitle: string;
	notFoundHint: string;
	chooseAnother: string;
	loadFailedTitle: string;
	loadFailedHint: string;
	retry: string;
	sampleData: string;
}

export const inquiryFormTranslations: Translations<InquiryFormMessages> = {
	en: {
		...sharedFormMessages,
		title: "Request Information",
		price: "Starting price (MSRP) {price}",
		labels: {
			vehicle: "Vehicle",
			firstName: "First name",
			lastName: "Last name",
			phone: "Phone",
			email: "Email",
			zipCode: "ZIP code",
			message: "Message",
		},
		errors: {
			vehicle: { required: "Please choose a vehicle" },
			firstName: { required: "First name is required" },
			lastName: { required: "Last name is required" },
			phone: { required: "Phone is required", refused: "Please enter a valid phone number" },
			email: { required: "Email is required", invalid: "Please enter a valid email address" },
			zipCode: wrongZipCode,
		},
		chooseVehicle: "Choose a vehicle",
		defaultMessage: defaultInquiryMessage,
		consent:
			"I agree that {seller}, {phone}, may call and text me about my inquiry, also by automated means, at the phone number I give above. Consent is not a condition of purchase.",
		emptyTitle: emptyFieldsNotice.title,
		emptyHint: emptyFieldsNotice.description,
		submit: "Send Inquiry",
		sending: "Sending...",
		failedHint: "Failed to send message. Please try again.",
		sentTitle: "Thank you!",
		sentHint: "Your message about the {vehicle} has been sent. You will hear from us soon.",
		sendAnother: "Send another message",
		loading: "Loading the form…",
		notFoundTitle: "Vehicle Not Found",
		notFoundHint: "The vehicle you're looking for doesn't exist.",
		chooseAnother: "Choose another vehicle",
		loadFailedTitle: "The form could not be loaded",
		loadFailedHint: "Please check your connection and try again.",
		retry: "Try again",
		sampleData: "Sample data: fictional vehicles and prices.",
	},
	...inquiryFormTexts,
};
