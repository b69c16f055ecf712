import { expect, test } from "vitest";
import { featureText, rangeText } from "./vehicle-text.js";

test.each([
	["en", "60 miles", "60 miles"],
	["es-US", "60 miles", "60 millas"],
	["es", "1 mile", "1 milla"],
	["es", "25 to 40 miles", "25 to 40 miles"],
	["es", "", ""],
	// Their texts are in English.
	["de", "60 miles", "60 miles"],
])("the range in %s of %j is %j", (locale, range, text) => {
	expect(rangeText(locale, range)).toBe(text);
});

test.each([
	["en", "2 seats", "2 seats"],
	["de", "2 seats", "2 seats"],
	["es", "2 seats", "2 asientos"],
	["es", "9 seats", "9 seats"],
	["es", "Folding windshield", "Folding windshield"],
])("the feature in %s of %j is %j", (locale, feature, text) => {
	expect(featureText(locale, feature)).toBe(text);
});
