import { expect, it } from "vitest";
import { shorten } from "./shorten.js";

it.each([
	["Four seats.", 11, "Four seats."],
	["Four seats, one roof", 12, "Four seats…"],
	["Four seats and one roof", 11, "Four seats…"],
	["Neighborhood", 8, "Neighbo…"],
	["Cart 🛺🛺", 7, "Cart…"],
	["🛺🛺🛺", 4, "🛺…"],
])("shortens %j to %i characters: %j", (text, maxLength, expected) => {
	expect(shorten(text, maxLength)).toBe(expected);
	expect(shorten(text, maxLength).length).toBeLessThanOrEqual(maxLength);
});
