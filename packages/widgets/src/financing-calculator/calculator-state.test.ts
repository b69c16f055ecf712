import * as rules from "@nev/financing";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	type CalculatorState,
	calculatingTime,
	createCalculatorState,
} from "./calculator-state.js";
import { type DealField, defaultDeal } from "./deal/financing-deal.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const loadRules = async () => rules;
const newCalculator = (load = loadRules) => createCalculatorState(defaultDeal, "en-US", load);

async function calculated(calculator: CalculatorState) {
	expect(calculator.recommend()).toBe(true);
	await vi.advanceTimersByTimeAsync(calculatingTime);
	const { value } = calculator.results;
	if (value.status !== "ready") throw new Error(`It is ${value.status}.`);
	return value;
}

test("it starts from the specification's profile, without results", () => {
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

test("it calculates for 1500 ms, then shows the rules' options in their order", async () => {
	const calculator = newCalculator();
	calculator.recommend();
	await vi.advanceTimersByTimeAsync(1499);
	expect(calculator.results.value).toEqual({ status: "calculating", isPressed: true });
	await vi.advanceTimersByTimeAsync(1);
	expect(calculator.results.value).toMatchObject({
		status: "ready",
		options: rules.recommendFinancing({ ...rulesProfile }),
	});
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

test("a second press while it calculates changes nothing", async () => {
	const load = vi.fn(loadRules);
	const calculator = newCalculator(load);
	calculator.recommend();
	expect(calculator.recommend()).toBe(true);
	await vi.advanceTimersByTimeAsync(calculatingTime);
	expect(load).toHaveBeenCalledOnce();
});

describe("wrong input", () => {
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
	])("%s of %j is refused as %s, and stays in its field", (field, text, code) => {
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
	])("%s of %s is just right", (field, text) => {
		const calculator = newCalculator();
		calculator.change(field, text);
		expect(calculator.recommend()).toBe(true);
	});

	test("a mended field loses its message at once", () => {
		const calculator = newCalculator();
		calculator.change("vehiclePrice", "");
		calculator.recommend();
		calculator.change("vehiclePrice", "9,500");
		expect(calculator.issues.value).toEqual([]);
	});

	test("another language keeps what the fields mean, and what is wrong in them", () => {
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

	test("whatever is typed, there is a message or there are finite numbers", async () => {
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
				await vi.advanceTimersByTimeAsync(calculatingTime);
				expect(JSON.stringify(calculator.results.value)).not.toMatch(/null|NaN/);
				expect(calculator.results.value.status).toBe("ready");
			}),
		);
	});
});

test("results are out of date while the fields hold other answers", async () => {
	const calculator = newCalculator();
	await calculated(calculator);
	expect(calculator.isOutOfDate.value).toBe(false);
	calculator.change("downPayment", "2000");
	expect(calculator.isOutOfDate.value).toBe(true);
	calculator.change("downPayment", "1,000.00");
	expect(calculator.isOutOfDate.value).toBe(false);
});

test("a deal that is restored has its options without the wait, and replaces what is calculated", async () => {
	const calculator = newCalculator();
	calculator.recommend();
	calculator.restore({ ...defaultDeal, vehiclePrice: 12000.5 });
	await vi.advanceTimersByTimeAsync(0);
	expect(calculator.results.value).toMatchObject({ deal: { vehiclePrice: 12000.5 } });
	expect(calculator.draft.value.vehiclePrice).toBe("12000.50");
	await vi.advanceTimersByTimeAsync(calculatingTime);
	expect(calculator.results.value).toMatchObject({ deal: { vehiclePrice: 12000.5 } });
});

test("rules that cannot be fetched are told, and fetched by the next press", async () => {
	const load = vi.fn(loadRules).mockRejectedValueOnce(new Error("offline"));
	const calculator = newCalculator(load);
	calculator.recommend();
	await vi.advanceTimersByTimeAsync(calculatingTime);
	expect(calculator.results.value).toEqual({ status: "failed" });
	await calculated(calculator);
});

test("three options are compared at most, and only those that are offered", async () => {
	const calculator = newCalculator();
	calculator.change("creditScore", "800");
	const { options } = await calculated(calculator);
	for (const { id } of options) calculator.toggleCompared(id);
	expect(calculator.compared.value).toHaveLength(3);
	calculator.toggleCompared("prime-loan");
	expect(calculator.compared.value).toHaveLength(2);
	calculator.change("creditScore", "550");
	await calculated(calculator);
	expect(calculator.compared.value.map(({ id }) => id)).toEqual(["cash"]);
	calculator.clearCompared();
	expect(calculator.compared.value).toEqual([]);
});

test("stopped, it shows nothing more", async () => {
	const calculator = newCalculator();
	calculator.recommend();
	calculator.stop();
	await vi.advanceTimersByTimeAsync(calculatingTime);
	expect(calculator.results.value).toEqual({ status: "idle" });
});
