import { describe, expect, test } from "vitest";
import { deviceMaps, directionsLink, telephoneLink } from "./contact-links.js";

describe("a telephone link", () => {
	test.each([
		["(239) 555-0142", "tel:+12395550142"],
		["239.555.0142", "tel:+12395550142"],
		["+1 239 555 0142", "tel:+12395550142"],
		["1-800-555-0100", "tel:18005550100"],
		["911", "tel:911"],
		["(239) 555-0142 ext. 12", "tel:+12395550142;ext=12"],
		["239-555-0142x12", "tel:+12395550142;ext=12"],
		["239-555-0142 Extension: 7", "tel:+12395550142;ext=7"],
		["+1 239 555 0142 #204", "tel:+12395550142;ext=204"],
		["1-800-555-0100 ext #3", "tel:18005550100;ext=3"],
		["1-800-GO-CARTS", "tel:18004622787"],
		["(800) go-carts", "tel:+18004622787"],
		["1-800-GO-CARTS x4", "tel:18004622787;ext=4"],
		["1-800-GOLFCARTS", "tel:18004653227"],
		["1-800-FOX-2000", "tel:18003692000"],
		["(239) 555-0142 (Mary)", "tel:+12395550142"],
		["555-0142, ask for Mary", "tel:5550142"],
	])("to %s is %s", (phone, link) => {
		expect(telephoneLink(phone)).toBe(link);
	});

	test("contains only the digits of a text that is no number", () => {
		expect(telephoneLink('javascript:alert("555")')).toBe("tel:555");
	});
});

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

	test("needs one of the two", () => {
		const nowhere = { ...naples, latitude: null };
		expect(directionsLink(nowhere, "apple")).toBe(`https://maps.apple.com/?daddr=${written}`);
		expect(directionsLink({ ...nowhere, address: "" }, "google")).toBe("");
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
