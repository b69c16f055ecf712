import { describe, expect, test } from "vitest";
import { deviceMaps, directionsLink } from "./directions-link.js";

describe("a link to directions", () => {
	const naples = {
		name: "Gulf & Sons Carts",
		address: "12 Main St #4",
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
		latitude: 26.142,
		longitude: -81.7948,
	};
	const written =
		"Gulf%20%26%20Sons%20Carts%2C%2012%20Main%20St%20%234%2C%20Naples%2C%20Florida%2034102";

	test("leads to the name and the address, in the device's maps app", () => {
		expect(directionsLink(naples, "google")).toBe(
			`https://www.google.com/maps/dir/?api=1&destination=${written}`,
		);
		expect(directionsLink(naples, "apple")).toBe(
			`https://maps.apple.com/?daddr=${written}&sll=26.142,-81.7948`,
		);
	});

	test("leads to the coordinates without an address", () => {
		for (const missing of [{ address: "" }, { city: "" }])
			expect(directionsLink({ ...naples, ...missing }, "google")).toBe(
				"https://www.google.com/maps/dir/?api=1&destination=26.142,-81.7948",
			);
	});

	test("needs the coordinates", () => {
		for (const missing of [{ latitude: null }, { longitude: null }])
			expect(directionsLink({ ...naples, ...missing }, "apple")).toBe("");
	});

	test.each([
		["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "apple"],
		["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "apple"],
		["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "google"],
		["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "google"],
		["", "google"],
	])("uses the app for %j", (userAgent, app) => {
		expect(deviceMaps(userAgent)).toBe(app);
	});
});
