import * as z from "zod/mini";
import { email, phone } from "./inquiry-form.js";
import { spamSignalFields } from "./spam-signals.js";
import { fullName, multiLine, singleLine } from "./text-fields.js";

/** A visitor's consent to be called (47 CFR 64.1200(f)): the text they agreed to, and when. */
export const consentSchema = z.object({
	text: multiLine(1, "The consent text is missing"),
	/** ISO 8601 time at which the form was sent. */
	givenAt: z.iso.datetime(),
});

export type Consent = z.infer<typeof consentSchema>;

/** The payload of a vehicle inquiry (specification, sections 3 and 7). */
export const vehicleInquirySchema = z.object({
	/** First and last name, joined by a space. */
	name: fullName("Name is required"),
	email,
	phone,
	message: z._default(multiLine(0, "The message must be a text"), ""),
	vehicleName: singleLine(1, "The vehicle's name is missing"),
	/** In US notation, with cents only if there are any: `"$8,995"`. */
	vehiclePrice: singleLine(1, "The vehicle's price is missing"),
	/** The dealership that the inquiry is for. */
	dealershipId: z.optional(z.int()),
	/** URL of the page that contains the form. */
	page: z.optional(z.url().check(z.maxLength(2000))),
	consent: z.optional(consentSchema),
	...spamSignalFields,
});

export type VehicleInquiry = z.infer<typeof vehicleInquirySchema>;
