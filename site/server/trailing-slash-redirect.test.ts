import { expect, it } from "vitest";
import { withoutTrailingSlash } from "./trailing-slash-redirect.js";

it.each([
	["/", "/"],
	["//", "/"],
	["/states", "/states"],
	["/states/", "/states"],
	["/states///", "/states"],
	["//example.com/", "/example.com"],
])("%s is at %s", (path, address) => {
	expect(withoutTrailingSlash(path)).toBe(address);
});
