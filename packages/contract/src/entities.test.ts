import { describe, expect, it } from "vitest";
import { dealershipSchema } from "./dealership.js";
import { dealershipFormSchema } from "./new-dealership.js";
import { stateSchema } from "./state.js";
import { specificationsSchema, vehicleSchema } from "./vehicle.js";

describe("has the fields of the specification, section 3", () => {
	it.each([
		[
			"a vehicle",
			vehicleSchema,
			"id, name, slug, description, price, range, category, series, model, imageUrl, features, isAvailable, isFeatured, externalUrl, specifications",
		],
		["its specifications", specificationsSchema, "power, capacity, features, dimensions"],
		["a state", stateSchema, "id, name, abbreviation, slug, emoji, description, dealerCount"],
		[
			"a dealership",
			dealershipSchema,
			"id, name, address, city, state, zipCode, phone, email, latitude, longitude",
		],
		[
			"a submitted dealership",
			dealershipFormSchema,
			"name, address, city, state, zipCode, phone, email, membershipId",
		],
	])("%s", (_, schema, list) => {
		expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(list.split(", ")));
	});
});
