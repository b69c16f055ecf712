import { expect, it } from "vitest";
import { readDealerId } from "./read-dealer-id.js";

it.each([
	["7", 7],
	["7-gulf-carts", 7],
	["7-", 7],
	["gulf-carts", undefined],
	["7x", undefined],
	["0", undefined],
	["9999999999", undefined],
])("reads the id of %s", (slug, id) => {
	expect(readDealerId(slug)).toBe(id);
});
