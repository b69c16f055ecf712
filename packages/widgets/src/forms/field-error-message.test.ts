import { describe, expect, test } from "vitest";
import { type FieldErrorMessages, fieldErrorMessage } from "./field-error-message.js";

const english = {
	email: { required: "Email is required", invalid: "Please enter a valid email address" },
	name: { required: "Name is required", refused: "It is there already" },
};

const spanish: FieldErrorMessages = {
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
	fieldErrorMessage("es", name, { from: "form", code, message }, spanish);
const api = (name: string, message: string) =>
	fieldErrorMessage("es", name, { from: "api", message }, spanish);

describe("an issue of the form's schema", () => {
	test("is explained by its code", () => {
		expect(form("email", "too_small")).toBe("Falta el correo");
		expect(form("email", "invalid_format")).toBe("Correo no válido");
		expect(form("name", "invalid_value")).toBe("Falta el nombre");
	});

	test("is explained as a missing value if the field has no message for an invalid one", () => {
		expect(form("name", "invalid_format")).toBe("Falta el nombre");
	});

	test("is explained with the limit if the value is too long", () => {
		expect(form("name", "too_big", "Please use at most 200 characters")).toBe(
			"Como máximo 200 caracteres",
		);
	});
});

describe("an error of the API", () => {
	test("is explained like the same error of the form", () => {
		expect(api("email", "Email is required")).toBe("Falta el correo");
		expect(api("email", "Please enter a valid email address")).toBe("Correo no válido");
		expect(api("name", "Name is required")).toBe("Falta el nombre");
		expect(api("name", "Please use at most 5000 characters")).toBe("Como máximo 5000 caracteres");
	});

	test("is explained by its field if only the API can know it", () => {
		expect(api("name", "We have one of this name")).toBe("Ya existe");
		expect(api("email", "The mailbox is full")).toBe("Correo no válido");
	});

	test("is shown as it is if there are no messages for the field", () => {
		expect(api("colour", "No such colour")).toBe("No such colour");
	});
});
