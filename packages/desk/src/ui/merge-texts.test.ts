import { expect, it } from "vitest";
import { changedTexts, mergeTexts } from "./merge-texts.js";

const fields = ["name", "price", "range", "features"];
const opened = { name: "Scout 4", price: "9995", range: "60 miles" };

it("takes what only the other operator changed, and asks about what both did", () => {
	const mine = { ...opened, price: "8995", range: "70 miles" };
	const theirs = { ...opened, name: "Scout IV", price: "7995", range: "70 miles" };
	expect(mergeTexts(fields, opened, mine, theirs)).toEqual({
		merged: { name: "Scout IV", price: "8995", range: "70 miles" },
		conflicts: ["price"],
	});
});

it("sees no change in spaces around a text, or in how a browser ends lines", () => {
	const features = "Seat belts\nMirrors";
	expect(
		changedTexts(
			fields,
			{ features, name: "A" },
			{ features: "Seat belts\r\nMirrors\n", name: " A" },
		),
	).toEqual([]);
});
