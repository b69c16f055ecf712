import { describe, expect, it } from "vitest";
import { facts } from "./facts.js";
import { companyLocations, factLocations, financingLocations } from "./testing/fact-locations.js";
import { changeValueAt, mapValues, valuesByPath } from "./testing/object-values.js";
import { siteTexts } from "./testing/site-texts.js";
import { testCompany, testFinancing } from "./testing/test-company.js";

const texts = siteTexts(facts, testCompany, testFinancing);

/** The names of the texts that differ from the site's texts. */
function changedTexts(otherTexts: Map<string, string>): string[] {
	return [...otherTexts].filter(([name, text]) => texts.get(name) !== text).map(([name]) => name);
}

describe.each([
	{
		kind: "fact",
		values: valuesByPath(facts),
		locations: factLocations,
		change: (path: string) => siteTexts(changeValueAt(facts, path), testCompany, testFinancing),
	},
	{
		kind: "figure of the financing rules",
		values: valuesByPath(testFinancing),
		locations: financingLocations,
		change: (path: string) => siteTexts(facts, testCompany, changeValueAt(testFinancing, path)),
	},
	{
		kind: "detail of the company",
		values: valuesByPath(testCompany),
		locations: companyLocations,
		change: (path: string) => siteTexts(facts, changeValueAt(testCompany, path), testFinancing),
	},
])("each $kind", ({ values, locations, change }) => {
	it("is listed with the texts that state it", () => {
		expect(Object.keys(locations).sort()).toEqual([...values.keys()].sort());
	});

	it.each([...values.keys()])("%s changes every text that states it", (path) => {
		const expectedTexts = locations[path] ?? [];
		expect(expectedTexts).not.toEqual([]);
		expect(changedTexts(change(path))).toEqual(expect.arrayContaining([...expectedTexts]));
	});
});

describe("no text states a figure that is not in the facts", () => {
	/** Added to every fact. A lower figure in a text then does not come from the facts. */
	const offset = 90_005;
	const raise = (value: string | number) =>
		typeof value === "number" ? value + offset : "changed";
	const raisedTexts = [
		...siteTexts(mapValues(facts, raise), testCompany, mapValues(testFinancing, raise)),
	];

	/** Numbers that are not figures: regulations, categories, telephone numbers and times of day. */
	const exceptions =
		/49 CFR 571\.3 and 571\.500|49 CFR 571\.(3|500)\b|4x4|\b[2468]-seater|tel:\+?\d+|\(\d{3}\) \d{3}-\d{4}|\d+[AP]M/g;

	it("in digits", () => {
		const lowFigures = raisedTexts.flatMap(([name, text]) =>
			(text.replace(exceptions, "").match(/\d[\d,]*(\.\d+)?/g) ?? [])
				.filter((figure) => Number(figure.replaceAll(",", "")) < offset)
				.map((figure) => `${name}: ${figure}`),
		);
		expect(lowFigures).toEqual([]);
	});

	it.each([
		/\b(ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|hundred)\b/i,
		/\b(two|three|four|five|six|seven|eight|nine)[ -](business |full )?(hours?|days?|weeks?|months?|years?|miles?|states|models)\b/i,
		/\b(January|EST|weekly|monthly)\b/,
	])("in words such as %s", (pattern) => {
		const matches = raisedTexts.flatMap(([name, text]) => {
			const [word] = pattern.exec(text) ?? [];
			return word === undefined ? [] : [`${name}: ${word}`];
		});
		expect(matches).toEqual([]);
	});
});
