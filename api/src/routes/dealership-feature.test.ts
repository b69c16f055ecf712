import { expect, it } from "vitest";
import { dealership as dealershipOf } from "../../test/dealerships.js";
import { toFeature } from "./dealership-feature.js";

const dealership = dealershipOf({ id: 7, name: "Gulf Carts" });
const { latitude: _, longitude: __, ...properties } = dealership;
const nowhere = { ...dealership, latitude: null, longitude: null };
const searchText = "";

it("a dealership is a feature at its coordinates, longitude first", () => {
	expect(toFeature({ dealership, searchText })).toEqual({
		type: "Feature",
		id: 7,
		geometry: { type: "Point", coordinates: [-81.79, 26.14] },
		properties,
	});
});

it("is approximately at the centre of its ZIP code without coordinates, and nowhere without both", () => {
	const centre = { latitude: 26.1, longitude: -81.8 };
	expect(toFeature({ dealership: nowhere, searchText, centre })).toMatchObject({
		geometry: { coordinates: [-81.8, 26.1] },
		properties: { approximate: true },
	});
	expect(toFeature({ dealership: nowhere, searchText })).toEqual({
		type: "Feature",
		id: 7,
		geometry: null,
		properties,
	});
});

it("has the address of its page, if that is known", () => {
	const feature = toFeature({ dealership, searchText }, "https://nev.example.com");
	expect(feature.properties.pageUrl).toBe("https://nev.example.com/dealerships/7-gulf-carts");
});
