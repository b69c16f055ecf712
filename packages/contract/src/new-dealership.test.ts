import { describe, expect, it } from "vitest";
import { fieldErrors } from "../test/field-errors.js";
import { newDealershipSchema } from "./new-dealership.js";
import { stateNames } from "./us-states.js";

const dealership = {
	name: "Gulf Carts",
	address: "12 Main Street",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "2395550142",
	email: "info@gulf-carts.example.com",
	membershipId: "M-77",
};

const oneNumber = "Enter one US phone number, such as (239) 555-0142";

describe("a dealer's signup", () => {
	it("accepts a completed form", () => {
		expect(newDealershipSchema.parse(dealership)).toMatchObject(dealership);
	});

	it.each([
		["name", "", "Dealership name is required"],
		["name", "  ", "Dealership name is required"],
		["name", undefined, "Dealership name is required"],
		["address", "", "Address is required"],
		["email", "", "Valid email address is required"],
		["email", "info@gulf-carts", "Valid email address is required"],
		["phone", "239555014", "Phone number must be at least 10 digits"],
		["phone", "239555014 ", "Phone number must be at least 10 digits"],
		["phone", "aaaaaaaaaa", "Phone number must be at least 10 digits"],
		["phone", "555-GO-CART", "Phone number must be at least 10 digits"],
		["phone", "555-0142 ask for Mary", "Phone number must be at least 10 digits"],
		["phone", "", "Phone number must be at least 10 digits"],
		["phone", undefined, "Phone number must be at least 10 digits"],
		["phone", "239-555-0142 / 239-555-0143", oneNumber],
		["phone", "239-555-0142 / 555-0143", oneNumber],
		["phone", "1-800-GO-CARTS, 1-877-GO-CARTS", oneNumber],
		["phone", "23955501422395550143", oneNumber],
		["phone", "+52 664 123 4567", oneNumber],
		["city", "", "City is required"],
		["state", "", "State is required"],
		["state", "FL", "State is required"],
		["state", "florida", "State is required"],
		["state", "Puerto Rico", "State is required"],
		["state", undefined, "State is required"],
		["zipCode", "3410", "ZIP code is required"],
		["zipCode", undefined, "ZIP code is required"],
	])("rejects %s %j with the field's message", (field, value, message) => {
		expect(fieldErrors(newDealershipSchema, { ...dealership, [field]: value })).toEqual({
			[field]: [message],
		});
	});

	it.each([
		["name", "G"],
		["address", "1"],
		["city", "N"],
		["phone", "2395550142"],
		["phone", "(239) 555-0142"],
		["phone", "+1 239 555 0142 ext. 7"],
		["phone", "Tel. 239 555 0142"],
		["phone", "1-800-GO-CARTS"],
		["phone", "239-555-EASY"],
		["phone", "(800) go-carts"],
		["zipCode", "34102"],
		["zipCode", "34102-1234"],
	])("accepts %s %j", (field, value) => {
		expect(newDealershipSchema.parse({ ...dealership, [field]: value })).toHaveProperty(
			field,
			value,
		);
	});

	it("accepts each of the 50 states", () => {
		expect(stateNames).toHaveLength(50);
		for (const state of stateNames) {
			expect(newDealershipSchema.parse({ ...dealership, state })).toHaveProperty("state", state);
		}
	});

	it.each(["", "  ", null, undefined])("turns the membership id %j into null", (membershipId) => {
		expect(newDealershipSchema.parse({ ...dealership, membershipId }).membershipId).toBeNull();
	});

	it("trims every field", () => {
		const padded = Object.fromEntries(
			Object.entries(dealership).map(([name, value]) => [
				name,
				name === "state" ? value : `  ${value} `,
			]),
		);
		expect(newDealershipSchema.parse(padded)).toMatchObject(dealership);
	});

	it.each(["name", "address", "city", "zipCode", "phone", "membershipId"])(
		"accepts at most 200 characters as %s",
		(field) => {
			const errors = (length: number) =>
				fieldErrors(newDealershipSchema, {
					...dealership,
					[field]: dealership.phone.padEnd(length, "."),
				});
			expect(errors(200)).toEqual({});
			expect(errors(201)).toEqual({ [field]: ["Please use at most 200 characters"] });
		},
	);
});
