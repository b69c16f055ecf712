import * as rules from "@nev/financing";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CalculatorState, calculatingMs, createCalculatorState } from "./calculator-state.js";
import { type DealField, defaultDeal } from "./deal/financing-deal.js";
import { ratesOf, withOffers } from "./rates/rates-of.js";
import { readRates } from "./rates/read-rates.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newCalculator = () => createCalculatorState("en-US", defaultDeal);

async function recommend(calculator: CalculatorState) {
	expect(calculator.recommend()).toBe(true);
	await vi.advanceTimersByTimeAsync(calculatingMs);
	const { value } = calculator.results;
	if (value.status !== "ready") throw new Error(`It is ${value.status}.`);
	return value;
}

test("it starts with the specification's profile and without results", () => {
	const { draft, results } = newCalculator();
	expect(draft.value).toMatchObject({
		vehiclePrice: "8995",
		creditScore: "700",
		downPayment: "1000",
		monthlyBudget: "300",
		preferredTerm: "60",
		usage: "personal",
		taxBenefit: "false",
	});
	expect(results.value).toEqual({ status: "idle" });
});

const rulesProfile = {
	vehiclePrice: 8995,
	creditScore: 700,
	downPayment: 1000,
	monthlyBudget: 300,
	preferredTerm: 60,
	usage: "personal",
	taxBenefit: false,
} as const;

test("it calculates for 1500 ms, then shows the options in the order of the rules", async () => {
	const calculator = newCalculator();
	calculator.recommend();
	await vi.advanceTimersByTimeAsync(1499);
	expect(calculator.results.value).toEqual({ status: "calculating", isSubmitted: true });
	await vi.advanceTimersByTimeAsync(1);
	expect(calculator.results.value).toMatchObject({
		status: "ready",
		options: rules.recommendFinancing(rulesProfile),
	});
});

test("submitting again while it calculates has no effect", async () => {
	const calculator = newCalculator();
	calculator.recommend();
	await vi.advanceTimersByTimeAsync(calculatingMs - 1);
	expect(calculator.recommend()).toBe(true);
	await vi.advanceTimersByTimeAsync(1);
	const { value } = calculator.results;
	expect(value.status).toBe("ready");
	await vi.advanceTimersByTimeAsync(calculatingMs);
	expect(calculator.results.value).toBe(value);
});

describe("invalid input", () => {
	test.each<[DealField, string, string]>([
		["vehiclePrice", "", "not-a-number"],
		["vehiclePrice", "abc", "not-a-number"],
		["vehiclePrice", "0", "zero"],
		["vehiclePrice", "-1", "negative"],
		["vehiclePrice", "1000000000.01", "too-large"],
		["downPayment", "-0.01", "negative"],
		["monthlyBudget", "NaN", "not-a-number"],
		["taxRate", "100.001", "too-large"],
		["tradeInOwed", "x", "not-a-number"],
		["dealerFees", "-1", "negative"],
	])("%s of %j is rejected as %s and stays in its field", (field, text, code) => {
		const calculator = newCalculator();
		calculator.change(field, text);
		expect(calculator.issues.value).toEqual([]);
		expect(calculator.recommend()).toBe(false);
		expect(calculator.issues.value).toMatchObject([{ field, code }]);
		expect(calculator.results.value.status).toBe("idle");
		expect(calculator.draft.value[field]).toBe(text);
	});

	test.each<[DealField, string]>([
		["vehiclePrice", "0.01"],
		["vehiclePrice", "1000000000"],
		["downPayment", "0"],
		["monthlyBudget", "0"],
		["taxRate", "100"],
	])("%s of %s is accepted", (field, text) => {
		const calculator = newCalculator();
		calculator.change(field, text);
		expect(calculator.recommend()).toBe(true);
	});

	test("a corrected field loses its message immediately", () => {
		const calculator = newCalculator();
		calculator.change("vehiclePrice", "");
		calculator.recommend();
		calculator.change("vehiclePrice", "9,500");
		expect(calculator.issues.value).toEqual([]);
	});

	test("a change of locale keeps the numbers and the invalid text in the fields", () => {
		const calculator = newCalculator();
		calculator.change("vehiclePrice", "9,500.75");
		calculator.change("taxRate", "6.875");
		calculator.change("downPayment", "a lot");
		calculator.setLocale("es-ES");
		expect(calculator.draft.value).toMatchObject({
			vehiclePrice: "9500,75",
			taxRate: "6,875",
			downPayment: "a lot",
			monthlyBudget: "300",
		});
		calculator.change("downPayment", "1.500,25");
		expect(calculator.recommend()).toBe(true);
		calculator.setLocale("en-US");
		expect(calculator.draft.value).toMatchObject({
			vehiclePrice: "9500.75",
			taxRate: "6.875",
			downPayment: "1500.25",
		});
	});

	test("any input leads either to a message or to finite numbers", async () => {
		const amount = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
		await fc.assert(
			fc.asyncProperty(amount, amount, amount, async (price, down, tax) => {
				const calculator = newCalculator();
				calculator.change("vehiclePrice", price);
				calculator.change("downPayment", down);
				calculator.change("taxRate", tax);
				if (!calculator.recommend()) {
					expect(calculator.issues.value).not.toEqual([]);
					return;
				}
				await vi.advanceTimersByTimeAsync(calculatingMs);
				expect(JSON.stringify(calculator.results.value)).not.toMatch(/null|NaN/);
				expect(calculator.results.value.status).toBe("ready");
			}),
		);
	});
});

test("results are out of date while the fields differ from the calculated deal", async () => {
	const calculator = newCalculator();
	await recommend(calculator);
	expect(calculator.isOutOfDate.value).toBe(false);
	calculator.change("downPayment", "2000");
	expect(calculator.isOutOfDate.value).toBe(true);
	calculator.change("downPayment", "1,000.00");
	expect(calculator.isOutOfDate.value).toBe(false);
});

test("a restored deal shows its options without delay and replaces a running calculation", async () => {
	const calculator = newCalculator();
	calculator.recommend();
	calculator.restore({ ...defaultDeal, vehiclePrice: 12000.5 });
	expect(calculator.results.value).toMatchObject({ deal: { vehiclePrice: 12000.5 } });
	expect(calculator.draft.value.vehiclePrice).toBe("12000.50");
	await vi.advanceTimersByTimeAsync(calculatingMs);
	expect(calculator.results.value).toMatchObject({ deal: { vehiclePrice: 12000.5 } });
});

test("at most three options are compared, and only those in the results", async () => {
	const calculator = newCalculator();
	calculator.change("creditScore", "800");
	const { options } = await recommend(calculator);
	for (const { id } of options) calculator.toggleCompared(id);
	expect(calculator.compared.value).toHaveLength(3);
	calculator.toggleCompared("prime-loan");
	expect(calculator.compared.value).toHaveLength(2);
	calculator.change("creditScore", "550");
	await recommend(calculator);
	expect(calculator.compared.value.map(({ id }) => id)).toEqual(["cash"]);
	// Nor later, when they are in the results again.
	calculator.change("creditScore", "800");
	await recommend(calculator);
	expect(calculator.compared.value.map(({ id }) => id)).toEqual(["cash"]);
	calculator.clearCompared();
	expect(calculator.compared.value).toEqual([]);
});

test("it shows no results after it was stopped", async () => {
	const calculator = newCalculator();
	calculator.recommend();
	calculator.stop();
	await vi.advanceTimersByTimeAsync(calculatingMs);
	expect(calculator.results.value).toEqual({ status: "idle" });
});

test("a page writes some fields, and the text of the others stays as it was typed", () => {
	const calculator = newCalculator();
	calculator.change("downPayment", "1,000.");
	const { deal } = calculator;
	const before = deal.value;
	calculator.change("downPayment", "1,000.0");
	expect(deal.value).toBe(before);
	calculator.setDeal({ ...before, vehiclePrice: 9500 });
	expect(deal.value).toEqual({ ...before, vehiclePrice: 9500 });
	expect(calculator.draft.value).toMatchObject({ vehiclePrice: "9500", downPayment: "1,000.0" });
});

test.each([
	["9500.5", 9500.5],
	["9,500.50", 9500.5],
	["$9,500.50", 9500.5],
	["", Number.NaN],
	[" ", Number.NaN],
])("a page without types writes an amount with the text %j", (text, vehiclePrice) => {
	const calculator = newCalculator();
	calculator.setDeal(JSON.parse(`{ "vehiclePrice": "${text}" }`));
	expect(calculator.deal.value.vehiclePrice).toBe(vehiclePrice);
});

test("a page empties the fields of numbers with NaN", () => {
	const calculator = newCalculator();
	calculator.setDeal({ vehiclePrice: Number.NaN, taxRate: Number.NaN });
	expect(calculator.draft.value).toMatchObject({ vehiclePrice: "", taxRate: "" });
});

test.each(["null", '{ "vehiclePrice": null, "usage": null }'])("it ignores the deal %s", (json) => {
	const calculator = newCalculator();
	calculator.setDeal(JSON.parse(json));
	expect(calculator.deal.value).toEqual(defaultDeal);
});

test("it reports and ignores a field that a deal does not have, and what is none of a field's choices", () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	const calculator = newCalculator();
	calculator.setDeal({ usage: "business" });
	calculator.setDeal(JSON.parse('{ "usage": "fun", "creditScore": 701, "vehiclePrice": 9500 }'));
	calculator.setDeal(JSON.parse('{ "price": 8000 }'));
	expect(calculator.deal.value).toEqual({ ...defaultDeal, usage: "business", vehiclePrice: 9500 });
	expect(report).toHaveBeenCalledTimes(3);
	report.mockRestore();
});

describe("a dealer's own rates", () => {
	const rate = { lender: "Ally", minCreditScore: 300, maxCreditScore: 850, term: 60, apr: 5.49 };
	const known = withOffers(readRates([rate]));
	const idsOf = ({ offers }: CalculatorState) => offers.value.map(({ id }) => id);

	test("the results wait for them, and a link's as well", async () => {
		const calculator = createCalculatorState("en-US", defaultDeal, { status: "loading" });
		calculator.recommend();
		await vi.advanceTimersByTimeAsync(calculatingMs * 10);
		expect(calculator.results.value).toEqual({ status: "calculating", isSubmitted: true });
		calculator.setRates(known);
		expect(idsOf(calculator)).toEqual(["loan-ally", "cash"]);

		const linked = createCalculatorState("en-US", defaultDeal, { status: "loading" });
		linked.restore(defaultDeal);
		expect(linked.results.value).toEqual({ status: "calculating", isSubmitted: false });
		linked.setRates(known);
		expect(idsOf(linked)).toEqual(["loan-ally", "cash"]);
	});

	test("that could not be loaded leave no loan, until they have been", () => {
		const calculator = createCalculatorState("en-US", defaultDeal, { status: "failed" });
		calculator.restore(defaultDeal);
		expect(idsOf(calculator)).toEqual(["cash"]);
		const { value } = calculator.results;
		calculator.setRates({ status: "loading" });
		// A server has loaded them, and the code for them has not.
		calculator.setRates({ status: "ready", rates: [rate] });
		expect(calculator.results.value).toBe(value);
		calculator.setRates(known);
		expect(idsOf(calculator)).toEqual(["loan-ally", "cash"]);
		calculator.setRates({ status: "ready" });
		expect(idsOf(calculator)).toContain("standard-loan");
	});

	test("a calculation that is stopped while it waits does not come back", async () => {
		const calculator = createCalculatorState("en-US", defaultDeal, { status: "loading" });
		calculator.recommend();
		await vi.advanceTimersByTimeAsync(calculatingMs);
		calculator.stop();
		calculator.setRates(known);
		expect(calculator.results.value).toEqual({ status: "idle" });
	});

	test("one of the page is offered until the end of its last day where the visitor is", () => {
		vi.setSystemTime(new Date(2027, 0, 31, 23, 59));
		const ending = { ...rate, endsOn: "2027-01-31" };
		const { value } = ratesOf({ api: "", credentials: "omit" }, [ending]);
		const calculator = createCalculatorState("en-US", defaultDeal, value);
		calculator.restore(defaultDeal);
		expect(idsOf(calculator)).toEqual(["loan-ally", "cash"]);
		vi.setSystemTime(new Date(2027, 1, 1, 0, 0));
		calculator.restore(defaultDeal);
		expect(idsOf(calculator)).toEqual(["cash"]);
	});

	test("one of the API is offered as long as the API says so, whatever the visitor's calendar", () => {
		vi.setSystemTime(new Date(2027, 1, 1, 0, 0));
		const list = { rates: [{ ...rate, endsOn: "2027-01-31" }], showsExamples: false };
		const { value } = ratesOf({ api: "/api", credentials: "omit" }, undefined, list);
		const calculator = createCalculatorState("en-US", defaultDeal, value);
		calculator.restore(defaultDeal);
		expect(idsOf(calculator)).toEqual(["loan-ally", "cash"]);
	});
});
