import { expect, it } from "vitest";
import { withoutTrailingSlash } from "./trailing-slash-redirect.js";

it.each([
	["/", "/"],
	["//", "/"],
	["/states", "/states"],
	["/states/", "/states"],
	["/states///", "/states"],
	["//example.com/", "/example.com"],
])("%s becomes %s", (path, expected) => {
	expect(withoutTrailingSlash(path)).toBe(expected);
});
