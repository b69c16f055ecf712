import { expect, it } from "vitest";
import { formatMoment } from "../ui/moment.js";
import { describeListChange, formatValue } from "./describe-change.js";

it("writes values as other pages name them", () => {
	const dealer = { table: "dealerships", field: "visibility" } as const;
	expect(formatValue("pending", dealer)).toBe("Waits for review");
	expect(formatValue("newer", dealer)).toBe("newer");
	const further = { ...dealer, field: "leadAddresses" };
	expect(formatValue([{ email: "a@x.example", format: "adf" }], further)).toBe("a@x.example (ADF)");
	expect(formatValue([], further)).toBe("empty");
	expect(formatValue("adf", { ...dealer, field: "leadFormat" })).toBe("ADF for a dealer system");
	expect(formatValue("taken", { table: "leads", field: "stage" })).toBe("Taken");
	expect(formatValue("dead", { table: "leads", field: "mail.dealer" })).toBe("Failed for good");
	expect(formatValue("dead", { table: "mails", field: "state" })).toBe("Failed for good");
	// A dealer's state is where it is.
	expect(formatValue("Florida", { ...dealer, field: "state" })).toBe("Florida");
});

it("writes times in the operator's time zone, and says what is empty", () => {
	const reviewed = { table: "dealerships", field: "reviewedAt" } as const;
	const time = "2026-11-25T18:37:00.840627+00:00";
	expect(formatValue(time, reviewed)).toBe(formatMoment("2026-11-25T18:37:00.840Z"));
	expect(formatValue(null, reviewed)).toBe("empty");
	expect(formatValue(null, { table: "company_facts", field: "officeSunday" })).toBe("not set");
	const rate = { lender: "Bay Bank", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 5 };
	expect(formatValue([rate], { table: "company_facts", field: "rates" })).toBe(
		"Bay Bank, 660 to 850, 60 months: 5% APR",
	);
});

it("says of a list what was removed, added and changed", () => {
	const place = { table: "company_facts", field: "rates" } as const;
	const bay = { lender: "Bay Bank", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 5 };
	const union = { ...bay, lender: "Desert Schools" };
	const bayText = "Bay Bank, 660 to 850, 60 months: 5% APR";
	const unionText = "Desert Schools, 660 to 850, 60 months: 5% APR";
	const describe = (before: unknown, after: unknown) => describeListChange(before, after, place);
	expect(describe([bay, union], [bay])).toEqual([{ what: "removed", text: unionText }]);
	expect(describe([bay], [])).toEqual([{ what: "removed", text: bayText }]);
	expect(describe([bay], [union, bay])).toEqual([{ what: "added", text: unionText }]);
	expect(
		describe(
			[bay, union],
			[
				{ ...bay, apr: 6 },
				{ ...union, term: 48 },
			],
		),
	).toEqual([
		{ what: "removed", text: unionText },
		{ what: "changed", text: `${bayText} → Bay Bank, 660 to 850, 60 months: 6% APR` },
		{ what: "added", text: "Desert Schools, 660 to 850, 48 months: 5% APR" },
	]);
	expect(describe([bay, union], [union, bay])).toEqual([{ what: "order", text: "changed" }]);
	// The site shows examples until there is a list.
	expect(describe(null, [bay])).toBeUndefined();
	const further = { table: "dealerships", field: "leadAddresses" } as const;
	const [text, adf] = ["text", "adf"].map((format) => ({ email: "a@x.example", format }));
	expect(describeListChange([text], [adf], further)).toEqual([
		{ what: "changed", text: "a@x.example → a@x.example (ADF)" },
	]);
	expect(describeListChange("1", "2", further)).toBeUndefined();
});
