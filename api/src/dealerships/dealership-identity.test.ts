import { describe, expect, it } from "vitest";
import { identityKey, identityKeys, streetKey } from "./dealership-identity.js";

const at = (address: string) => ({ name: "Mall Carts", address, zipCode: "34102" });

const suite100 = identityKey(at("100 Mall Way, Suite 100"));

describe("two dealerships of one name at one street", () => {
	it.each([
		"100 Mall Way Suite 100",
		"100 Mall Way, Ste. 100",
		"100 mall way # 100",
		"100 Mall Way #100",
		"100 Mall Way, Suite #100",
		"100 Mall Way Ste100",
		"100 Mall Way, Unit 100",
		"100 Mall Way, No. 100",
		"100 Mall Way, Space 100",
		"100 Mall Way, 100",
	])("are the same in Suite 100 and in %s", (address) => {
		expect(identityKey(at(address))).toBe(suite100);
		expect(streetKey(at(address))).toBe(identityKey(at("100 Mall Way")));
	});

	it.each([
		"100 Mall Way",
		"100 Mall Way, Suite 200",
		"100 Mall Way, Suite 100-A",
		"100 Mall Way, Building 100",
		"100 Mall Way, Suite B",
	])("are two in Suite 100 and in %s", (address) => {
		expect(identityKey(at(address))).not.toBe(suite100);
	});
});

it.each([
	["12 Fifth Street, Suite 3", "12 fifth st ste 3"],
	["12 Main St #4", "12 Main St 4"],
	["12 Main Street Suite B", "12 Main St., Ste B"],
	["1 Mall Way, Suite 100 A", "1 Mall Way #100-A"],
	["12 County Road No. 5", "12 County Rd 5"],
])("%s is %s", (one, other) => {
	expect(identityKey(at(one))).toBe(identityKey(at(other)));
});

it.each([
	["100 Mall Way, Bldg A, Suite 100", "100 Mall Way"],
	["100 Mall Way, Floor 2", "100 Mall Way"],
	["100 Mall Way, Ste B-12", "100 Mall Way"],
	["12 US Hwy 41", "12 US Hwy 41"],
	["Unit 5", "Unit 5"],
	["# 5 Main St", "5 Main St"],
	["100 Space Center Blvd", "100 Space Center Blvd"],
	["100 Suite Life Ln", "100 Suite Life Ln"],
	["12 Main St 4", "12 Main St 4"],
	["12 N Floor St", "12 N Floor St"],
])("the street of %s is %s", (address, street) => {
	expect(streetKey(at(address))).toBe(identityKey(at(street)));
});

describe("a suite that is named like a direction", () => {
	it.each([
		["5 Elm St E", "5 Elm St, Suite E"],
		["5 Elm Street East", "5 Elm St #E"],
		["5 Elm St S", "5 Elm St Unit S"],
		["5 Elm St E, Suite 5", "5 Elm St, Suite E-5"],
	])("is no direction: %s, %s", (direction, suite) => {
		expect(identityKey(at(direction))).not.toBe(identityKey(at(suite)));
	});

	it.each(["5 Elm Street Ste. E", "5 Elm St # E", "5 Elm St #E", "5 Elm St, Unit #e"])(
		"is the same in Suite E and in %s",
		(address) => {
			expect(identityKey(at(address))).toBe(identityKey(at("5 Elm St, Suite E")));
			expect(streetKey(at(address))).toBe(identityKey(at("5 Elm St")));
		},
	);
});

it("the keys of an address say nothing of what is longer than an address can be", () => {
	const long = "1 Main St".padEnd(200, ", 1");
	expect(identityKeys(at(`${long}${", 1".repeat(1000)}!`))).toEqual(identityKeys(at(long)));
});
