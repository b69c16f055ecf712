import { expect, it } from "vitest";
import { formatPhoneNumbers } from "./format-phone-numbers.js";
import { dialedNumber } from "./phone-numbers.js";

it.each([
	["(239) 555-0142", "(239) 555-0142"],
	["2395550142", "(239) 555-0142"],
	["239.555.0142", "(239) 555-0142"],
	["+1 239 555 0142", "(239) 555-0142"],
	["1-239-555-0142", "(239) 555-0142"],
	["23 95 55 01 42", "(239) 555-0142"],
	["239-555-0142 x12", "(239) 555-0142 ext. 12"],
	["239-555-0142 / 239.555.0143", "(239) 555-0142 / (239) 555-0143"],
	["239-555-0142, ask for Mary", "(239) 555-0142, ask for Mary"],
	["Tel: 239 555 0142", "Tel: (239) 555-0142"],
	["1-800-GO-CARTS", "1-800-GO-CARTS"],
	["1-800-GO-CARTS (1-800-462-2787)", "1-800-GO-CARTS ((800) 462-2787)"],
	["+52 664 123 4567", "+52 664 123 4567"],
	["555-0142", "555-0142"],
	["", ""],
])("shows %j as %j, and dials the same number", (typed, shown) => {
	expect(formatPhoneNumbers(typed)).toBe(shown);
	expect(dialedNumber(shown)).toBe(dialedNumber(typed));
});
