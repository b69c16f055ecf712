import { expect, it } from "vitest";
import { shorten } from "./shorten.js";

it.each([
	["Four seats.", 11, "Four seats."],
	["Four seats, one roof", 12, "Four seats…"],
	["Four seats and one roof", 11, "Four seats…"],
	["Neighborhood", 8, "Neighbo…"],
	["Four seats. One roof, two doors", 20, "Four seats."],
	["Four seats! One roof, two doors", 20, "Four seats!"],
	["Go. One roof and two doors", 20, "Go. One roof and…"],
	["Carts from St. Augustine, Florida", 20, "Carts from St…"],
	["Gets 7.5 miles and more", 12, "Gets 7.5…"],
	["Four   seats,\n\tone roof ", 20, "Four seats, one roof"],
	["Cart 🛺🛺", 7, "Cart…"],
	["🛺🛺🛺", 4, "🛺…"],
])("shortens %j to %i characters: %j", (text, maxLength, expected) => {
	expect(shorten(text, maxLength)).toBe(expected);
	expect(shorten(text, maxLength).length).toBeLessThanOrEqual(maxLength);
});
