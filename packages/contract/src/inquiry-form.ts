import * as z from "zod/mini";
import { emailAddress, multiLine, singleLine } from "./text-fields.js";

/** The message that stands in the form beforehand (specification, section 5). */
export const defaultInquiryMessage = "I'm interested in learning more about this vehicle.";

/** What is said of the form as a whole where a field is empty (specification, section 5). */
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

/** A telephone number in whatever form. */
export const phone = singleLine(1, messages.phone);
/** An e-mail address; an empty one has words of its own. */
export const email = z.pipe(singleLine(1, messages.email), emailAddress(messages.emailFormat));

/** The vehicle information form as the visitor fills it. */
export const inquiryFormSchema = z.object({
	firstName: singleLine(1, messages.firstName),
	lastName: singleLine(1, messages.lastName),
	phone,
	email,
	/** Optional; the default message where it is left empty. */
	message: z._default(
		z.pipe(
			multiLine(0, ""),
			z.transform((message) => message || defaultInquiryMessage),
		),
		defaultInquiryMessage,
	),
});

export type InquiryForm = z.infer<typeof inquiryFormSchema>;
