import * as z from "zod/mini";
import { emailAddress, multiLine, singleLine } from "./text-fields.js";
import { optionalZipCode } from "./zip-code-field.js";

/** The initial value of the message field (specification, section 5). */
export const defaultInquiryMessage = "I'm interested in learning more about this vehicle.";

/** The toast shown if a required field is empty (specification, section 5). */
export const emptyFieldsNotice = {
	title: "Please fill all fields",
	description: "All form fields are required.",
} as const;

const messages = {
	firstName: "First name is required",
	lastName: "Last name is required",
	phone: "Phone is required",
	email: "Email is required",
	emailFormat: "Please enter a valid email address",
};

/** A telephone number in any format. */
export const inquiryPhone = singleLine(1, messages.phone);
/** An email address, with different messages for an empty field and an invalid address. */
export const inquiryEmail = z.pipe(
	singleLine(1, messages.email),
	emailAddress(messages.emailFormat),
);

/**
 * The fields of the vehicle information form (specification, section 5). The payload's schema is in
 * another file because the embedded form does not need it.
 */
export const inquiryFormSchema = z.object({
	firstName: singleLine(1, messages.firstName),
	lastName: singleLine(1, messages.lastName),
	phone: inquiryPhone,
	email: inquiryEmail,
	zipCode: optionalZipCode,
	/** An empty message becomes the default message. */
	message: z._default(
		z.pipe(
			multiLine(0, ""),
			z.transform((message) => message || defaultInquiryMessage),
		),
		defaultInquiryMessage,
	),
});

export type InquiryForm = z.infer<typeof inquiryFormSchema>;
