import { expect, it } from "vitest";
import { addressOf } from "./one-address.js";

it.each([
	["/", "/"],
	["//", "/"],
	["/states", "/states"],
	["/states/", "/states"],
	["/states///", "/states"],
	["//example.com/", "/example.com"],
])("%s is at %s", (path, address) => {
	expect(addressOf(path)).toBe(address);
});
