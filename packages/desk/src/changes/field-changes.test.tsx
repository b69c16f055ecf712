import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FieldChanges } from "./field-changes.js";

const bay = { lender: "Bay Bank", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 5 };

/** The lines of an edit of the company. */
function linesOf(field: string, before: unknown, after: unknown): string[] {
	const html = renderToStaticMarkup(
		<FieldChanges table="company_facts" kind="updated" fields={[{ field, before, after }]} />,
	);
	return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = ""]) =>
		line.replace(/<[^>]+>/g, ""),
	);
}

it("says that one of several rates was removed, and not that the list is empty", () => {
	const union = { ...bay, lender: "Desert Schools" };
	expect(linesOf("rates", [bay, union], [{ ...bay, apr: 6 }])).toEqual([
		"Rates of lenders, removed: Desert Schools, 660 to 850, 60 months: 5% APR",
		"Rates of lenders, changed: Bay Bank, 660 to 850, 60 months: 5% APR → Bay Bank, 660 to 850, 60 months: 6% APR",
	]);
});

it("says what a value was, and what it is", () => {
	expect(linesOf("officeSunday", null, "1PM-2PM")).toEqual(["Sunday: not set → 1PM-2PM"]);
	expect(linesOf("rates", null, [bay])).toEqual([
		"Rates of lenders: not set → Bay Bank, 660 to 850, 60 months: 5% APR",
	]);
});
