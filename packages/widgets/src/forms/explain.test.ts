import { describe, expect, test } from "vitest";
import { type FieldErrorMessages, fieldErrorMessage } from "./field-error-message.js";

const english = {
	email: { required: "Email is required", invalid: "Please enter a valid email address" },
	name: { required: "Name is required", refused: "It is there already" },
};

const spanish: FieldErrorMessages = {
	locale: "es",
	messages: {
		tooLong: "Como máximo {limit} caracteres",
		errors: {
			email: { required: "Falta el correo", invalid: "Correo no válido" },
			name: { required: "Falta el nombre", refused: "Ya existe" },
		},
	},
	english: { errors: english },
};

const form = (name: string, code: string, message = "") =>
	fieldErrorMessage(name, { from: "form", code, message }, spanish);
const api = (name: string, message: string) =>
	fieldErrorMessage(name, { from: "api", message }, spanish);

describe("what the form's schema refuses is told", () => {
	test("by the code of the issue", () => {
		expect(form("email", "too_small")).toBe("Falta el correo");
		expect(form("email", "invalid_format")).toBe("Correo no válido");
		expect(form("name", "invalid_value")).toBe("Falta el nombre");
	});

	test("as empty where there are no words for a wrong form", () => {
		expect(form("name", "invalid_format")).toBe("Falta el nombre");
	});

	test("with its limit where it is too long", () => {
		expect(form("name", "too_big", "Please use at most 200 characters")).toBe(
			"Como máximo 200 caracteres",
		);
	});
});

describe("what the API refuses is told", () => {
	test("in the same words where it says what the form would have said", () => {
		expect(api("email", "Email is required")).toBe("Falta el correo");
		expect(api("email", "Please enter a valid email address")).toBe("Correo no válido");
		expect(api("name", "Name is required")).toBe("Falta el nombre");
		expect(api("name", "Please use at most 5000 characters")).toBe("Como máximo 5000 caracteres");
	});

	test("by its field where only the API can know", () => {
		expect(api("name", "We have one of this name")).toBe("Ya existe");
		expect(api("email", "The mailbox is full")).toBe("Correo no válido");
	});

	test("as it stands where there are no words for the field", () => {
		expect(api("colour", "No such colour")).toBe("No such colour");
	});
});
