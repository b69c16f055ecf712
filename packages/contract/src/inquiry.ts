import * as z from "zod/mini";
import { emailAddress, fullName, line, paragraph } from "./fields.js";
import { telltales } from "./telltales.js";

/** The message that stands in the form beforehand (specification, section 5). */
export const defaultInquiryMessage = "I'm interested in learning more about this vehicle.";

/** What is said of the form as a whole where a field is empty (specification, section 5). */
export const emptyFields = {
	title: "Please fill all fields",
	description: "All form fields are required.",
} as const;

const messages = {
	firstName: "First name is required",
	lastName: "Last name is required",
	name: "Name is required",
	phone: "Phone is required",
	email: "Email is required",
	emailFormat: "Please enter a valid email address",
};

const phone = line(1, messages.phone);
const email = z.pipe(line(1, messages.email), emailAddress(messages.emailFormat));

/** The vehicle information form as the visitor fills it. */
export const inquiryFormSchema = z.object({
	firstName: line(1, messages.firstName),
	lastName: line(1, messages.lastName),
	phone,
	email,
	/** Optional; the default message where it is left empty. */
	message: z._default(
		z.pipe(
			paragraph(0, ""),
			z.transform((message) => message || defaultInquiryMessage),
		),
		defaultInquiryMessage,
	),
});

export type InquiryForm = z.infer<typeof inquiryFormSchema>;

/** A visitor's consent to be called (47 CFR 64.1200(f)): the words agreed to, and when. */
export const consentSchema = z.object({
	text: paragraph(1, "The consent text is missing"),
	/** ISO 8601 time of the press. */
	givenAt: z.iso.datetime(),
});

export type Consent = z.infer<typeof consentSchema>;

/** The payload of a vehicle inquiry (specification, sections 3 and 7). */
export const vehicleInquirySchema = z.object({
	/** First and last name joined by a space. */
	name: fullName(messages.name),
	email,
	phone,
	message: paragraph(0, ""),
	vehicleName: line(1, "The vehicle's name is missing"),
	/** As `dollarString` writes it: `"$8,995"`. */
	vehiclePrice: line(1, "The vehicle's price is missing"),
	/** The dealership that the inquiry is meant for. */
	dealershipId: z.optional(z.int()),
	/** The address of the page the form stood on. */
	page: z.optional(z.url().check(z.maxLength(2000))),
	consent: z.optional(consentSchema),
	...telltales,
});

export type VehicleInquiry = z.infer<typeof vehicleInquirySchema>;
