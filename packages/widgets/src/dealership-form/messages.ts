import type { DealershipForm } from "@nev/contract";
import { type FieldMessages, type FormMessages, sharedFormMessages } from "../forms/messages.js";
import type { Translations } from "../messages/index.js";
import { dealershipFormTexts } from "../messages/languages.js";

/** The texts of the dealership form. */
export interface DealershipFormMessages extends FormMessages {
	title: string;
	labels: Record<keyof DealershipForm, string>;
	errors: Record<Exclude<keyof DealershipForm, "membershipId">, FieldMessages>;
	chooseState: string;
	membershipHint: string;
	/** Replaces `sentHint` if an operator reviews the dealership first. */
	pendingHint: string;
}

export const dealershipFormTranslations: Translations<DealershipFormMessages> = {
	en: {
		...sharedFormMessages,
		title: "Add your dealership",
		labels: {
			name: "Dealership name",
			address: "Address",
			city: "City",
			state: "State",
			zipCode: "ZIP code",
			phone: "Phone",
			email: "Email",
			membershipId: "Membership ID",
		},
		errors: {
			name: {
				required: "Dealership name is required",
				refused: "This dealership is already in the network",
			},
			address: { required: "Address is required" },
			city: { required: "City is required" },
			state: { required: "State is required" },
			zipCode: {
				required: "ZIP code is required",
				refused: "We couldn't find this ZIP code",
			},
			phone: { required: "Phone number must be at least 10 digits" },
			email: { required: "Valid email address is required" },
		},
		chooseState: "Select a state",
		membershipHint: "Leave this blank if you don't have one.",
		submit: "Add Dealership",
		sending: "Adding Dealership...",
		failedHint: "Failed to add dealership. Please try again.",
		sentTitle: "Success!",
		sentHint: "Dealership added successfully!",
		pendingHint: "Dealership added successfully! It will appear after review.",
		sendAnother: "Add another dealership",
	},
	...dealershipFormTexts,
};
