import { describe, expect, it } from "vitest";
import { facts } from "./facts.js";
import { companyLocations, factLocations, financingLocations } from "./testing/fact-locations.js";
import { changeValueAt, mapValues, valuesByPath } from "./testing/object-values.js";
import { siteTexts } from "./testing/site-texts.js";
import { testCompany, testFinancing } from "./testing/test-company.js";

const texts = siteTexts(facts, testCompany, testFinancing);

/** The names of the texts that differ from those of the site as it stands. */
function changedTexts(others: Map<string, string>): string[] {
	return [...others].filter(([name, text]) => texts.get(name) !== text).map(([name]) => name);
}

describe.each([
	{
		kind: "fact",
		all: valuesByPath(facts),
		where: factLocations,
		change: (path: string) => siteTexts(changeValueAt(facts, path), testCompany, testFinancing),
	},
	{
		kind: "figure of the financing rules",
		all: valuesByPath(testFinancing),
		where: financingLocations,
		change: (path: string) => siteTexts(facts, testCompany, changeValueAt(testFinancing, path)),
	},
	{
		kind: "word of the company",
		all: valuesByPath(testCompany),
		where: companyLocations,
		change: (path: string) => siteTexts(facts, changeValueAt(testCompany, path), testFinancing),
	},
])("each $kind", ({ all, where, change }) => {
	it("stands in the table of where it is stated", () => {
		expect(Object.keys(where).sort()).toEqual([...all.keys()].sort());
	});

	it.each([...all.keys()])("%s changes every text that states it", (path) => {
		const declared = where[path] ?? [];
		expect(declared).not.toEqual([]);
		expect(changedTexts(change(path))).toEqual(expect.arrayContaining([...declared]));
	});
});

describe("no text has a figure of its own", () => {
	/** Above every figure of the site, so that what is lower has not come from the facts. */
	const high = 90_005;
	const raise = (leaf: string | number) => (typeof leaf === "number" ? leaf + high : "changed");
	const raised = [
		...siteTexts(mapValues(facts, raise), testCompany, mapValues(testFinancing, raise)),
	];

	/** Numbers that are names: of a regulation, a category, a telephone line; and times of day. */
	const names =
		/49 CFR 571\.3 and 571\.500|49 CFR 571\.(3|500)\b|4x4|\b[2468]-seater|tel:\+?\d+|\(\d{3}\) \d{3}-\d{4}|\d+[AP]M/g;

	it("in digits", () => {
		const low = raised.flatMap(([name, text]) =>
			(text.replace(names, "").match(/\d[\d,]*(\.\d+)?/g) ?? [])
				.filter((figure) => Number(figure.replaceAll(",", "")) < high)
				.map((figure) => `${name}: ${figure}`),
		);
		expect(low).toEqual([]);
	});

	it.each([
		/\b(ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|hundred)\b/i,
		/\b(two|three|four|five|six|seven|eight|nine)[ -](business |full )?(hours?|days?|weeks?|months?|years?|miles?|states|models)\b/i,
		/\b(January|EST|weekly|monthly)\b/,
	])("in words such as %s", (pattern) => {
		const spelled = raised.flatMap(([name, text]) => {
			const [word] = pattern.exec(text) ?? [];
			return word === undefined ? [] : [`${name}: ${word}`];
		});
		expect(spelled).toEqual([]);
	});
});
