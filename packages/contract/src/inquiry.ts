import * as z from "zod/mini";
import { campaignField } from "./campaign-field.js";
import {
	described,
	fullNameLimit,
	lineLimit,
	messageLimit,
	zipCodeUse,
} from "./field-descriptions.js";
import type { FormPayload } from "./form-payload.js";
import { inquiryDealSchema } from "./inquiry-deal.js";
import { type InquiryForm, inquiryEmail, inquiryPhone } from "./inquiry-form.js";
import { lastNameField } from "./last-name-field.js";
import { spamSignalFields } from "./spam-signals.js";
import { fullName, multiLine, singleLine } from "./text-fields.js";
import { optionalZipCode } from "./zip-code-field.js";

/** A visitor's consent to be called (47 CFR 64.1200(f)): the text they agreed to, and when. */
export const consentSchema = z.object({
	text: described(
		multiLine(1, "The consent text is missing"),
		`The text that the visitor agreed to, word for word, because it is the evidence of the consent. The API compares it with the texts of its own form, and stores which version of them it is, or that the words are not its own; a version that a client sends is ignored. ${messageLimit}`,
	),
	/** ISO 8601 time at which the form was sent. */
	givenAt: described(z.iso.datetime(), "When the form was sent."),
});

export type Consent = z.infer<typeof consentSchema>;

/** The payload of a vehicle inquiry (specification, sections 3 and 7). */
export const vehicleInquirySchema = z.object({
	/** First and last name, joined by a space. */
	name: described(fullName("Name is required"), fullNameLimit),
	lastName: lastNameField,
	email: described(inquiryEmail, lineLimit),
	phone: described(inquiryPhone, lineLimit),
	zipCode: described(z.catch(optionalZipCode, undefined), zipCodeUse),
	message: described(z._default(multiLine(0, "The message must be a text"), ""), messageLimit),
	vehicleName: described(singleLine(1, "The vehicle's name is missing"), lineLimit),
	/** In US notation, with cents only if there are any: `"$8,995"`. */
	vehiclePrice: described(
		singleLine(1, "The vehicle's price is missing"),
		`In US notation, with cents only if there are any: "$8,995". ${lineLimit}`,
	),
	/** The dealership that the inquiry is for. */
	dealershipId: described(
		z.catch(z.optional(z.int32().check(z.positive())), undefined),
		"The dealership that the inquiry is for. With an id that no dealership has, or could have, the inquiry goes to the company alone.",
	),
	/** URL of the page that contains the form. */
	page: described(
		z.optional(z.url().check(z.maxLength(2000))),
		"URL of the page that contains the form, so that a dealer sees where the lead comes from. At most 2,000 characters, because some browsers and proxies cut off longer ones.",
	),
	/** The advertisement or mailing that brought the visitor. */
	campaign: campaignField,
	consent: described(
		z.optional(consentSchema),
		"The visitor's consent to be called and texted, kept as evidence (47 CFR 64.1200(f)). Leave it out unless the visitor has agreed. It is not required: an inquiry without it is sent all the same.",
	),
	/** What the visitor has worked out in the financing calculator, if they chose to send it. */
	deal: described(
		z.catch(z.optional(inquiryDealSchema), undefined),
		"What the visitor has worked out in the financing calculator, in US dollars. Send it only if they have asked for it and have seen it. The lead's mail shows it as the visitor's own numbers, which nobody has checked. An inquiry with a deal that is not like this is kept without it.",
	),
	...spamSignalFields,
} satisfies FormPayload<InquiryForm>);

export type VehicleInquiry = z.infer<typeof vehicleInquirySchema>;
