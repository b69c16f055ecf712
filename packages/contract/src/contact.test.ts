import { describe, expect, it } from "vitest";
import { fieldErrors } from "../test/field-errors.js";
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

describe("the contact form", () => {
	it("accepts a completed form", () => {
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
		["email", "ada..byron@example.com", "Please enter a valid email address"],
		["email", "ada@example", "Please enter a valid email address"],
		["email", "ada@exam ple.com", "Please enter a valid email address"],
		["email", "ada?cc=eve@example.com", "Please enter a valid email address"],
		["email", "ada, eve@example.com", "Please enter a valid email address"],
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
	])("rejects %s %j with the field's message", (field, value, message) => {
		expect(fieldErrors(contactFormSchema, { ...form, [field]: value })).toEqual({
			[field]: [message],
		});
	});

	it.each([
		["firstName", "A"],
		["lastName", "L"],
		["email", "a.b+c@mail.example.com"],
		["email", "r&d@example.com"],
		["email", "o'brien@example.com"],
		["email", "ada=eve~1@carts.example"],
		["phone", "(239) 555-0142"],
		["phone", "0123456789"],
		["message", "Ten chars."],
		["message", "Two lines\nof text"],
	])("accepts %s %j", (field, value) => {
		expect(contactFormSchema.parse({ ...form, [field]: value })).toHaveProperty(field, value);
	});

	it.each(["California", "Texas", "Florida", "New York", "Illinois", "Arizona", "Other"])(
		"accepts the state %s",
		(state) => {
			expect(contactFormSchema.parse({ ...form, state })).toEqual({ ...form, state });
		},
	);

	it.each(["sales", "service", "dealer", "financing", "warranty", "other"])(
		"accepts the subject %s",
		(subject) => {
			expect(contactFormSchema.parse({ ...form, subject })).toEqual({ ...form, subject });
		},
	);

	it("trims the values", () => {
		const padded = {
			firstName: " Ada ",
			email: " ada@example.com ",
			message: "\n Hello there! \n",
		};
		expect(contactFormSchema.parse({ ...form, ...padded })).toEqual({
			...form,
			firstName: "Ada",
			email: "ada@example.com",
			message: "Hello there!",
		});
	});

	it("accepts values up to their maximum length and rejects longer ones", () => {
		const maximal = {
			lastName: "x".repeat(singleLineMaxLength),
			message: "x".repeat(messageMaxLength),
		};
		expect(contactFormSchema.parse({ ...form, ...maximal })).toEqual({ ...form, ...maximal });
		expect(
			fieldErrors(contactFormSchema, {
				...form,
				lastName: `${maximal.lastName}x`,
				email: `${"x".repeat(singleLineMaxLength)}@example.com`,
				message: `${maximal.message}x`,
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
	const message = { ...others, name: `${firstName} ${lastName}`, lastName };

	it("accepts the payload of the specification, with or without a state", () => {
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
	])("rejects %s %j", (field, value, text) => {
		expect(fieldErrors(contactMessageSchema, { ...message, [field]: value })).toEqual({
			[field]: [text],
		});
	});

	it("accepts a first and a last name of maximum length", () => {
		const name = `${"x".repeat(singleLineMaxLength)} ${"y".repeat(singleLineMaxLength)}`;
		expect(contactMessageSchema.parse({ ...message, name })).toHaveProperty("name", name);
		expect(fieldErrors(contactMessageSchema, { ...message, name: `${name}z` })).toEqual({
			name: ["Please use at most 401 characters"],
		});
	});
});
