import { expect, it } from "vitest";
import { changedFields, mergeTexts } from "./texts.js";

const opened = { name: "Scout 4", price: "9995", range: "60 miles" };
const fields = ["name", "price", "range"] as const;

it("takes what only the other operator changed, and keeps what only this one did", () => {
	const mine = { ...opened, price: "8995" };
	expect(mergeTexts(fields, opened, mine, { ...opened, name: "Scout IV" })).toEqual({
		merged: { ...opened, price: "8995", name: "Scout IV" },
		conflicts: [],
	});
});

it("asks about what both changed, and not if they agree", () => {
	const mine = { ...opened, price: "8995", range: "70 miles" };
	const theirs = { ...opened, price: "7995", range: "70 miles" };
	expect(mergeTexts(fields, opened, mine, theirs)).toEqual({ merged: mine, conflicts: ["price"] });
});

it("sees no change in spaces around a text, or in how a browser ends lines", () => {
	const before = { name: "A", features: "Seat belts\nMirrors" };
	const after = { name: " A", features: "Seat belts\r\nMirrors\n" };
	expect(changedFields(["name", "features"], before, after)).toEqual([]);
});
