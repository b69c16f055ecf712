import { expect, it } from "vitest";
import { InvalidInputError } from "./invalid-input-error.js";

it("has a message that lists what each field must be", () => {
	const error = new InvalidInputError([
		{ field: "vehiclePrice", code: "zero" },
		{ field: "preferredTerm", code: "too-large", limit: 600 },
	]);
	expect(error.name).toBe("InvalidInputError");
	expect(error.message).toBe("vehiclePrice must be above zero; preferredTerm must be at most 600");
});
