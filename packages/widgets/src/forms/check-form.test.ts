import { contactFormSchema, messageMaxLength } from "@nev/contract";
import { expect, test } from "vitest";
import { checkForm } from "./check-form.js";

const filled = {
	firstName: " Ada ",
	lastName: "Lovelace",
	email: "ada@example.com",
	phone: "(239) 555-0142",
	state: "Florida",
	subject: "service",
	message: "My cart hums a tune.",
};

function formData(values: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(values)) data.append(name, value);
	return data;
}

test("a valid form returns the parsed input", () => {
	const { input, errors, spamSignals } = checkForm(contactFormSchema, formData(filled));
	expect(input).toEqual({ ...filled, firstName: "Ada" });
	expect(errors).toBeUndefined();
	expect(spamSignals).toEqual({});
});

test("an invalid form returns a message for each invalid field, and the typed values", () => {
	const typed = { ...filled, email: "ada@", phone: "" };
	expect(checkForm(contactFormSchema, formData(typed))).toEqual({
		values: typed,
		spamSignals: {},
		errors: {
			email: { code: "invalid-format", message: "Please enter a valid email address" },
			phone: { code: "too-small", limit: 10, message: "Please enter a valid phone number" },
		},
	});
});

test("missing fields are reported like empty ones", () => {
	const { errors } = checkForm(contactFormSchema, formData({}));
	expect(Object.keys(errors ?? {})).toEqual(Object.keys(filled));
});

test("a message has as many characters as in its field, however a browser sends its lines", () => {
	const message = `Two\nlines ${"x".repeat(messageMaxLength)}`.slice(0, messageMaxLength);
	const sent = { ...filled, message: message.replace("\n", "\r\n") };
	expect(checkForm(contactFormSchema, formData(sent)).input).toMatchObject({ message });
	const tooShort = checkForm(contactFormSchema, formData({ ...filled, message: "Nine\r\nchar" }));
	expect(tooShort.errors).toHaveProperty("message.code", "too-small");
});

test("the honeypot's text is a spam signal and not a value", () => {
	const { values, spamSignals } = checkForm(
		contactFormSchema,
		formData({ ...filled, website: "x".repeat(300) }),
	);
	expect(spamSignals).toEqual({ website: "x".repeat(200) });
	expect(values).toEqual(filled);
});

test("a file in a text field counts as missing", () => {
	const data = formData(filled);
	data.set("email", new File(["ada"], "ada.txt"));
	expect(checkForm(contactFormSchema, data).errors).toEqual({
		email: { code: "invalid-type", message: "Please enter a valid email address" },
	});
});
