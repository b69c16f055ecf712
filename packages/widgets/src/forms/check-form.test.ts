import { contactFormSchema } from "@nev/contract";
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

test("a form that is right gives what it means", () => {
	const { input, errors, spamSignals } = checkForm(contactFormSchema, formData(filled));
	expect(input).toEqual({ ...filled, firstName: "Ada" });
	expect(errors).toBeUndefined();
	expect(spamSignals).toEqual({});
});

test("one that is wrong gives a message for each field, and what was typed", () => {
	const typed = { ...filled, email: "ada@", phone: "" };
	expect(checkForm(contactFormSchema, formData(typed))).toEqual({
		values: typed,
		spamSignals: {},
		errors: {
			email: "Please enter a valid email address",
			phone: "Please enter a valid phone number",
		},
	});
});

test("fields that did not come are told like empty ones", () => {
	const { errors } = checkForm(contactFormSchema, formData({}));
	expect(Object.keys(errors ?? {})).toEqual(Object.keys(filled));
});

test("what a machine has put into the field for it goes along, and is no value", () => {
	const { values, spamSignals } = checkForm(
		contactFormSchema,
		formData({ ...filled, website: "x".repeat(300) }),
	);
	expect(spamSignals).toEqual({ website: "x".repeat(200) });
	expect(values).toEqual(filled);
});

test("a file in the place of a text is no text", () => {
	const data = formData(filled);
	data.set("email", new File(["ada"], "ada.txt"));
	expect(checkForm(contactFormSchema, data).errors).toEqual({
		email: "Please enter a valid email address",
	});
});
