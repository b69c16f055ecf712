import { expect, it } from "vitest";
import { pageAddresses } from "./page-addresses.js";

it("the addresses of pages begin with the site's public address, and are unknown without it", () => {
	const addresses = pageAddresses("https://nev.example.com");
	expect(addresses?.acknowledgement("7.1.a-code")).toBe(
		"https://nev.example.com/lead?token=7.1.a-code",
	);
	expect(addresses?.dealership({ id: 7, name: "Gulf Carts" })).toBe(
		"https://nev.example.com/dealerships/7-gulf-carts",
	);
	expect(pageAddresses(undefined)).toBeUndefined();
});
