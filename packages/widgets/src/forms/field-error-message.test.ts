import { describe, expect, test } from "vitest";
import { fieldErrorMessage } from "./field-error-message.js";

const spanish = {
	tooLong: "Como máximo {limit} caracteres",
	errors: {
		email: { required: "Falta el correo", invalid: "Correo no válido" },
		name: { required: "Falta el nombre", refused: "Ya existe" },
	},
};

/** The sentence is one that no form has: only the code says what is wrong. */
const explain = (name: string, code?: string, limit?: number) =>
	fieldErrorMessage("es", name, { code, limit, message: "A reworded sentence" }, spanish);

describe("an invalid field is explained by its code", () => {
	test.each(["too-small", "invalid-type", "invalid-value"])("as a missing value: %s", (code) => {
		expect(explain("email", code)).toBe("Falta el correo");
		expect(explain("name", code)).toBe("Falta el nombre");
	});

	test("as an invalid one, if the field has a message for that", () => {
		expect(explain("email", "invalid-format")).toBe("Correo no válido");
		expect(explain("name", "invalid-format")).toBe("Falta el nombre");
	});

	test("with the limit of a text that is too long", () => {
		expect(explain("name", "too-big", 5000)).toBe("Como máximo 5000 caracteres");
	});

	test.each(["duplicate-dealership", "of-next-year", undefined])(
		"as refused if only the API can know it: %s",
		(code) => {
			expect(explain("name", code)).toBe("Ya existe");
			expect(explain("email", code)).toBe("Correo no válido");
		},
	);

	test("in the API's words if there are no messages for the field", () => {
		expect(explain("colour", "too-small")).toBe("A reworded sentence");
	});
});
