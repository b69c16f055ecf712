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
	dealershipFormTranslations,
	inquiryFormTranslations,
} from "@nev/widgets";
import {
	contactMessageOf,
	type FilledInquiry,
	filledInquirySchema,
	inquiryOf,
} from "@nev/widgets/internal";
import type { LeadForm } from "./submit-lead.js";

/** The contact page's form. */
export const contactLead: LeadForm<ContactForm, ContactMessage> = {
	schema: contactFormSchema,
	command: commands.contact,
	toBody: contactMessageOf,
	fieldNames: { name: "firstName" },
	messages: contactFormTranslations.en,
	nextPage: () => "/thank-you",
};

/** The form that adds a dealership. */
export const dealershipLead: LeadForm<DealershipForm, NewDealership> = {
	schema: dealershipFormSchema,
	command: commands.addDealership,
	toBody: (input, spamSignals) => ({ ...input, ...spamSignals }),
	messages: dealershipFormTranslations.en,
	nextPage: (created) => `/dealerships?added=${created?.pending ? "pending" : "1"}`,
};

/**
 * The inquiry form of a vehicle's page.
 *
 * @param page the page's address without its query, so that links with different queries send the
 * same inquiry
 */
export function inquiryLead(
	client: ApiClient,
	page: string,
): LeadForm<FilledInquiry, VehicleInquiry> {
	return {
		schema: filledInquirySchema,
		command: commands.vehicleInquiry,
		toBody: async (input, spamSignals) =>
			inquiryOf(
				input,
				{ vehicle: await client.get(queries.vehicle(input.vehicle)), page },
				spamSignals,
			),
		fieldNames: { name: "firstName" },
		requiredFields: ["firstName", "lastName", "phone", "email"],
		messages: inquiryFormTranslations.en,
		nextPage: () => "/thank-you",
	};
}
