import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { contactFormSchema, contactMessageSchema } from "./contact.js";
import { messageMaxLength, singleLineMaxLength } from "./text-fields.js";

const form = {
	firstName: "Ada",
	lastName: "Lovelace",
	email: "ada@example.com",
	phone: "2395550142",
	state: "Florida",
	subject: "sales",
	message: "Do you have one in blue?",
};

function messagesOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
	const { error } = schema.safeParse(value);
	return error ? z.flattenError(error).fieldErrors : {};
}

describe("the contact form", () => {
	it("takes a form that is filled in", () => {
		expect(contactFormSchema.parse(form)).toEqual(form);
	});

	it.each([
		["firstName", "", "First name is required"],
		["firstName", "   ", "First name is required"],
		["firstName", undefined, "First name is required"],
		["lastName", "", "Last name is required"],
		["email", "", "Please enter a valid email address"],
		["email", "ada", "Please enter a valid email address"],
		["email", "ada@", "Please enter a valid email address"],
		["email", undefined, "Please enter a valid email address"],
		["phone", "239555014", "Please enter a valid phone number"],
		["phone", "  239555014  ", "Please enter a valid phone number"],
		["phone", undefined, "Please enter a valid phone number"],
		["state", "", "Please select your state"],
		["state", "Ohio", "Please select your state"],
		["state", undefined, "Please select your state"],
		["subject", "", "Please select a subject"],
		["subject", "Sales", "Please select a subject"],
		["subject", undefined, "Please select a subject"],
		["message", "Too short", "Message must be at least 10 characters"],
		["message", "  Too short  ", "Message must be at least 10 characters"],
		["message", undefined, "Message must be at least 10 characters"],
	])("refuses %s %j with its own message", (field, value, message) => {
		expect(messagesOf(contactFormSchema, { ...form, [field]: value })).toEqual({
			[field]: [message],
		});
	});

	it.each([
		["firstName", "A"],
		["lastName", "L"],
		["email", "a.b+c@mail.example.com"],
		["phone", "(239) 555-0142"],
		["phone", "0123456789"],
		["message", "Ten chars."],
		["message", "Two lines\nof text"],
	])("takes %s %j", (field, value) => {
		expect(contactFormSchema.parse({ ...form, [field]: value })).toHaveProperty(field, value);
	});

	it.each(["California", "Texas", "Florida", "New York", "Illinois", "Arizona", "Other"])(
		"takes the state %s",
		(state) => {
			expect(contactFormSchema.parse({ ...form, state })).toEqual({ ...form, state });
		},
	);

	it.each(["sales", "service", "dealer", "financing", "warranty", "other"])(
		"takes the subject %s",
		(subject) => {
			expect(contactFormSchema.parse({ ...form, subject })).toEqual({ ...form, subject });
		},
	);

	it("trims what was typed", () => {
		const typed = { firstName: " Ada ", email: " ada@example.com ", message: "\n Hello there! \n" };
		expect(contactFormSchema.parse({ ...form, ...typed })).toEqual({
			...form,
			firstName: "Ada",
			email: "ada@example.com",
			message: "Hello there!",
		});
	});

	it("takes a line and a message up to their limits and says so beyond", () => {
		const longest = {
			lastName: "x".repeat(singleLineMaxLength),
			message: "x".repeat(messageMaxLength),
		};
		expect(contactFormSchema.parse({ ...form, ...longest })).toEqual({ ...form, ...longest });
		expect(
			messagesOf(contactFormSchema, {
				...form,
				lastName: `${longest.lastName}x`,
				email: `${"x".repeat(singleLineMaxLength)}@example.com`,
				message: `${longest.message}x`,
			}),
		).toEqual({
			lastName: ["Please use at most 200 characters"],
			email: ["Please use at most 200 characters"],
			message: ["Please use at most 5000 characters"],
		});
	});
});

describe("the contact message", () => {
	const { firstName, lastName, ...others } = form;
	const message = { ...others, name: `${firstName} ${lastName}` };

	it("takes the payload of the specification, with or without a state", () => {
		expect(contactMessageSchema.parse(message)).toEqual(message);
		const { state: _, ...payload } = message;
		expect(contactMessageSchema.parse(payload)).toEqual(payload);
	});

	it.each([
		["name", " ", "Name is required"],
		["email", "ada", "Please enter a valid email address"],
		["phone", "123", "Please enter a valid phone number"],
		["subject", "praise", "Please select a subject"],
		["message", "Hello", "Message must be at least 10 characters"],
		["state", "Ohio", "Please select your state"],
	])("refuses %s %j", (field, value, text) => {
		expect(messagesOf(contactMessageSchema, { ...message, [field]: value })).toEqual({
			[field]: [text],
		});
	});

	it("takes the name of whoever fills both names of the form to their limits", () => {
		const name = `${"x".repeat(singleLineMaxLength)} ${"y".repeat(singleLineMaxLength)}`;
		expect(contactMessageSchema.parse({ ...message, name })).toHaveProperty("name", name);
		expect(messagesOf(contactMessageSchema, { ...message, name: `${name}z` })).toEqual({
			name: ["Please use at most 401 characters"],
		});
	});
});
