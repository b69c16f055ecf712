import * as z from "zod/mini";
import { emailAddress, fullName, line, paragraph } from "./fields.js";
import { telltales } from "./telltales.js";

/** The choices of the contact form's state field (specification, section 5). */
export const contactStates = [
	"California",
	"Texas",
	"Florida",
	"New York",
	"Illinois",
	"Arizona",
	"Other",
] as const;

/** The choices of the contact form's subject field (specification, section 5). */
export const contactSubjects = [
	"sales",
	"service",
	"dealer",
	"financing",
	"warranty",
	"other",
] as const;

export type ContactSubject = (typeof contactSubjects)[number];

const messages = {
	firstName: "First name is required",
	lastName: "Last name is required",
	email: "Please enter a valid email address",
	phone: "Please enter a valid phone number",
	state: "Please select your state",
	subject: "Please select a subject",
	message: "Message must be at least 10 characters",
};

/** The contact form as the visitor fills it. */
export const contactFormSchema = z.object({
	firstName: line(1, messages.firstName),
	lastName: line(1, messages.lastName),
	email: emailAddress(messages.email),
	phone: line(10, messages.phone),
	state: z.enum(contactStates, messages.state),
	subject: z.enum(contactSubjects, messages.subject),
	message: paragraph(10, messages.message),
});

export type ContactForm = z.infer<typeof contactFormSchema>;

/** The payload of a contact message (specification, sections 3 and 7), with the state chosen. */
export const contactMessageSchema = z.object({
	/** First and last name joined by a space. */
	name: fullName("Name is required"),
	email: emailAddress(messages.email),
	phone: line(10, messages.phone),
	message: paragraph(10, messages.message),
	subject: z.enum(contactSubjects, messages.subject),
	state: z.optional(z.enum(contactStates, messages.state)),
	...telltales,
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
