import {
	ApiError,
	type FinancingRate,
	rateTerms,
	TimeoutError,
	UnexpectedResponseError,
} from "@nev/contract";
import { financingTerms, recommendFinancing } from "@nev/financing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultDeal } from "../deal/financing-deal.js";
import { advertisedRates, readRates } from "./read-rates.js";

const rate: FinancingRate = {
	lender: "Desert Schools Credit Union",
	minCreditScore: 660,
	maxCreditScore: 719,
	term: 60,
	apr: 6.74,
};

const report = vi.spyOn(console, "error");
beforeEach(() => void report.mockReset().mockReturnValue());
afterEach(() => void report.mockReset());

const reported = () => report.mock.calls.map(([text]) => String(text));

describe("a page's own rates", () => {
	test("are read as they are, also from JSON, and a list without any has none", () => {
		expect(readRates([rate])).toMatchObject({ status: "ready", rates: [rate] });
		expect(readRates(JSON.stringify([rate]))).toMatchObject({ status: "ready", rates: [rate] });
		expect(readRates([])).toMatchObject({ status: "ready", rates: [] });
		expect(reported()).toEqual([]);
	});

	test.each([null, undefined, 0])("may have %s where there is no balloon payment", (nothing) => {
		const empty = { conditions: null, endsOn: undefined, balloonPercent: nothing };
		const { rates } = readRates([{ ...rate, ...empty }]);
		expect(rates).toStrictEqual([rate]);
		expect(reported()).toEqual([]);
	});

	test("that are wrong are left out, and reported with row and field", () => {
		const rates = [{ ...rate, apr: "4.99%" }, rate, { ...rate, term: 61 }, null];
		expect(readRates(rates)).toMatchObject({ status: "ready", rates: [rate] });
		expect(reported()).toEqual([
			"[nev-widgets] rates[0].apr: Enter an APR from 0 to 36 percent. The rate is left out.",
			"[nev-widgets] rates[2].term: Enter a term of 36, 48, 60, 72 or 84 months. The rate is left out.",
			"[nev-widgets] rates[3]: Invalid input. The rate is left out.",
		]);
	});

	test.each([
		["all wrong", [{}], "None of the rates can be read."],
		["no list", { rates: [rate] }, "rates is not a list."],
		["no JSON", "[{", "The JSON of rates cannot be read."],
	])("that are %s are an error", (_, given, message) => {
		expect(readRates(given)).toEqual({ status: "failed", error: new Error(message) });
		expect(reported().at(-1)).toBe(`[nev-widgets] ${message} The calculator shows no loans.`);
	});
});

describe("the rates of the API", () => {
	const retry = () => {};

	test("are the dealer's own, or without any the specification's", () => {
		const ready = (rates: FinancingRate[], omitted?: number, showsExamples?: boolean) =>
			advertisedRates({ status: "ready", data: { rates, showsExamples }, omitted }, retry);
		expect(ready([rate])).toMatchObject({ status: "ready", rates: [rate] });
		expect(ready([])).toEqual({ status: "ready" });
		expect(ready([], 0, true)).toEqual({ status: "ready" });
		// All have ended.
		expect(ready([], 0, false)).toMatchObject({ status: "ready", rates: [] });
		// There are some, which this code cannot read.
		expect(ready([], 2)).toMatchObject({ status: "ready", rates: [] });
	});

	test("are none of an older API, which says that it knows no such address", () => {
		const body = JSON.stringify({ error: "There is no such address.", code: "not-found" });
		const error = new ApiError(404, body);
		expect(advertisedRates({ status: "failed", error }, retry)).toEqual({ status: "ready" });
	});

	test.each([
		new ApiError(500, "Internal Server Error"),
		// A proxy's, or an answer that was cut.
		new ApiError(404, "<h1>Not Found</h1>"),
		new UnexpectedResponseError("/api/rates", "A page"),
		new TimeoutError("/api/rates", 15_000),
		new TypeError("Failed to fetch"),
	])("are not known after %s, and can be asked for again", (error) => {
		expect(advertisedRates({ status: "failed", error }, retry)).toEqual({
			status: "failed",
			error,
			retry,
		});
	});
});

test("rates have the terms that the calculator offers, and are those that its rules take", () => {
	expect(rateTerms).toEqual(financingTerms);
	expect(recommendFinancing(defaultDeal, [rate]).map(({ provider }) => provider)).toContain(
		rate.lender,
	);
});
