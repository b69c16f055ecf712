import { expect, it } from "vitest";
import { dealershipPath } from "./site-paths.js";

it.each([
	["Gulf Carts", "/dealerships/7-gulf-carts"],
	["O’Brien's Carts & Co.", "/dealerships/7-obriens-carts-co"],
	["Café Señor", "/dealerships/7-cafe-senor"],
	["電気自動車", "/dealerships/7"],
	["../../x?y#z", "/dealerships/7-x-y-z"],
	["a".repeat(300), `/dealerships/7-${"a".repeat(60)}`],
])("the address of %s is %s", (name, path) => {
	expect(dealershipPath({ id: 7, name })).toBe(path);
});
