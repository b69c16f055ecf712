import {
	type ContactForm,
	type ContactSubject,
	type contactStates,
	contactSubjectLabels,
} from "@nev/contract";
import {
	type FieldMessages,
	type FormMessages,
	sharedFormMessages,
	wrongZipCode,
} from "../forms/messages.js";
import type { Translations } from "../messages/index.js";
import { contactFormTexts } from "../messages/languages.js";

/** The texts of the contact form. */
export interface ContactFormMessages extends FormMessages {
	title: string;
	labels: Record<keyof ContactForm, string>;
	errors: Record<keyof ContactForm, FieldMessages>;
	chooseState: string;
	states: Record<(typeof contactStates)[number], string>;
	chooseSubject: string;
	subjects: Record<ContactSubject, string>;
	messageHint: string;
}

export const contactFormTranslations: Translations<ContactFormMessages> = {
	en: {
		...sharedFormMessages,
		title: "Contact us",
		labels: {
			firstName: "First name",
			lastName: "Last name",
			email: "Email",
			phone: "Phone",
			state: "State",
			zipCode: "ZIP code",
			subject: "Subject",
			message: "Message",
		},
		errors: {
			firstName: { required: "First name is required" },
			lastName: { required: "Last name is required" },
			email: { required: "Please enter a valid email address" },
			phone: { required: "Please enter a valid phone number" },
			state: { required: "Please select your state" },
			zipCode: wrongZipCode,
			subject: { required: "Please select a subject" },
			message: { required: "Message must be at least 10 characters" },
		},
		chooseState: "Select your state",
		states: {
			California: "California",
			Texas: "Texas",
			Florida: "Florida",
			"New York": "New York",
			Illinois: "Illinois",
			Arizona: "Arizona",
			Other: "Other",
		},
		chooseSubject: "Select a subject",
		subjects: contactSubjectLabels,
		messageHint: "At least 10 characters",
		submit: "Send Message",
		sending: "Sending...",
		failedHint: "Failed to send email",
		sentTitle: "Thank you!",
		sentHint: "Your message has been sent. You will hear from us within 24 hours.",
		sendAnother: "Send another message",
	},
	...contactFormTexts,
};
