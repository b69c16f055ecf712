import {
	type ApiClient,
	type ContactForm,
	type ContactMessage,
	commands,
	contactFormSchema,
	type DealershipForm,
	dealershipFormSchema,
	type NewDealership,
	queries,
	type VehicleInquiry,
} from "@nev/contract";
import {
	contactFormTranslations,
	contactMessageOf,
	dealershipFormTranslations,
	type FilledInquiry,
	filledInquirySchema,
	inquiryFormTranslations,
	inquiryOf,
} from "@nev/widgets";
import type { LeadForm } from "./submit-lead.js";

/** The contact form, as a lead. */
export const contactLead: LeadForm<ContactForm, ContactMessage> = {
	schema: contactFormSchema,
	command: commands.contact,
	body: contactMessageOf,
	fieldNames: { name: "firstName" },
	failed: contactFormTranslations.en.failedHint,
	next: () => "/thank-you",
};

/** A dealer's sign-up, as a lead. */
export const dealershipLead: LeadForm<DealershipForm, NewDealership> = {
	schema: dealershipFormSchema,
	command: commands.addDealership,
	body: (input, spamSignals) => ({ ...input, ...spamSignals }),
	failed: dealershipFormTranslations.en.failedHint,
	next: (created) => `/dealerships?added=${created?.pending ? "pending" : "1"}`,
};

/**
 * The inquiry about the vehicle of a page, as a lead.
 *
 * @param page the page's address without a query, so that one inquiry is the same wherever from
 */
export function inquiryLead(
	client: ApiClient,
	page: string,
): LeadForm<FilledInquiry, VehicleInquiry> {
	return {
		schema: filledInquirySchema,
		command: commands.vehicleInquiry,
		body: async (input, spamSignals) =>
			inquiryOf(
				input,
				{ vehicle: await client.get(queries.vehicle(input.vehicle)), page },
				spamSignals,
			),
		fieldNames: { name: "firstName" },
		required: ["firstName", "lastName", "phone", "email"],
		failed: inquiryFormTranslations.en.failedHint,
		next: () => "/thank-you",
	};
}
