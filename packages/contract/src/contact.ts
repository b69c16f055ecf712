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
import { lastNameField } from "./last-name-field.js";
import { spamSignalFields } from "./spam-signals.js";
import { emailAddress, fullName, multiLine, singleLine } from "./text-fields.js";
import { optionalZipCode } from "./zip-code-field.js";

/** The options of the contact form's state field (specification, section 5). */
export const contactStates = [
	"California",
	"Texas",
	"Florida",
	"New York",
	"Illinois",
	"Arizona",
	"Other",
] as const;

/** The options of the contact form's subject field (specification, section 5). */
export const contactSubjects = [
	"sales",
	"service",
	"dealer",
	"financing",
	"warranty",
	"other",
] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** What the contact form, and mails about its messages, call its subjects in English. */
export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> = {
	sales: "Sales",
	service: "Service",
	dealer: "Becoming a dealer",
	financing: "Financing",
	warranty: "Warranty",
	other: "Something else",
};

const messages = {
	firstName: "First name is required",
	lastName: "Last name is required",
	email: "Please enter a valid email address",
	phone: "Please enter a valid phone number",
	state: "Please select your state",
	subject: "Please select a subject",
	message: "Message must be at least 10 characters",
};

/** The fields of the contact form (specification, section 5). */
export const contactFormSchema = z.object({
	firstName: singleLine(1, messages.firstName),
	lastName: singleLine(1, messages.lastName),
	email: emailAddress(messages.email),
	phone: singleLine(10, messages.phone),
	state: z.enum(contactStates, messages.state),
	zipCode: optionalZipCode,
	subject: z.enum(contactSubjects, messages.subject),
	message: multiLine(10, messages.message),
});

export type ContactForm = z.infer<typeof contactFormSchema>;

/** The payload of a contact message (specification, sections 3 and 7), and the visitor's state. */
export const contactMessageSchema = z.object({
	/** First and last name, joined by a space. */
	name: described(fullName("Name is required"), fullNameLimit),
	lastName: lastNameField,
	email: described(emailAddress(messages.email), lineLimit),
	phone: described(singleLine(10, messages.phone), lineLimit),
	message: described(multiLine(10, messages.message), messageLimit),
	subject: z.enum(contactSubjects, messages.subject),
	state: z.optional(z.enum(contactStates, messages.state)),
	zipCode: described(z.catch(optionalZipCode, undefined), zipCodeUse),
	/** The advertisement or mailing that brought the visitor. */
	campaign: campaignField,
	...spamSignalFields,
} satisfies FormPayload<ContactForm>);

export type ContactMessage = z.infer<typeof contactMessageSchema>;
