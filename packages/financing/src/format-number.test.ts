import { afterEach, describe, expect, it, vi } from "vitest";
import { formatDollars } from "./format-dollars.js";
import { formatNumber } from "./format-number.js";

afterEach(() => vi.restoreAllMocks());

describe("formatNumber", () => {
	it.each([0, 7, 300, 1300, 12_345, 123_456, 1_234_567, -1, -999, -1000, -1_234_567, 0.5, 1234.5])(
		"formats %d as Intl.NumberFormat does",
		(value) => {
			expect(formatNumber("en-US", value)).toBe(new Intl.NumberFormat("en-US").format(value));
		},
	);

	it("follows the locale", () => {
		expect(formatNumber("es", 12_345)).toBe("12.345");
		expect(formatNumber("en-IN", 1_234_567)).toBe("12,34,567");
	});
});

describe("in American English", () => {
	const miles = { style: "unit", unit: "mile", maximumFractionDigits: 1 } as const;
	const rate = { style: "percent", maximumFractionDigits: 3 } as const;
	const cents = { style: "currency", currency: "USD", maximumFractionDigits: 2 } as const;

	it("numbers, dollars, miles and rates need no Intl.NumberFormat", () => {
		vi.spyOn(Intl, "NumberFormat").mockImplementation(() => {
			throw new Error("slow");
		});
		expect(formatNumber("en-US", 36_000)).toBe("36,000");
		expect(formatDollars("en-US", 8995)).toBe("$8,995");
		expect(formatDollars("en-US", 1162.1)).toBe("$1,162.10");
		expect(formatNumber("en-US", 4.23, miles)).toBe("4.2 mi");
		expect(formatNumber("en-US", 5.49 / 100, rate)).toBe("5.49%");
		expect(formatNumber("en-US", 6.745 / 100, rate)).toBe("6.745%");
	});

	it.each<Parameters<typeof formatNumber>[2]>([
		{},
		miles,
		{ ...miles, unitDisplay: "long" },
		{ ...miles, unitDisplay: "narrow" },
		{ style: "unit", unit: "mile" },
		{ ...miles, unitDisplay: "long", maximumFractionDigits: 0 },
		{ style: "currency", currency: "USD", maximumFractionDigits: 0 },
		{ style: "currency", currency: "USD", minimumFractionDigits: 2 },
		{ style: "currency", currency: "EUR" },
		{ style: "percent" },
		rate,
		{ ...rate, minimumFractionDigits: 2 },
		{ ...cents, minimumFractionDigits: 2 },
		{ ...cents, currency: "EUR", minimumFractionDigits: 2 },
		{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
	])("%o is formatted as Intl.NumberFormat does", (options) => {
		for (const value of [
			0,
			0.04,
			1,
			1.04,
			9.96,
			12.5,
			1.005,
			1000,
			1234.5,
			1e6,
			1e21,
			-1000,
			NaN,
		]) {
			expect(formatNumber("en-US", value, options)).toBe(
				new Intl.NumberFormat("en-US", options).format(value),
			);
		}
	});

	it("every cent and every thousandth of a percent is formatted as Intl.NumberFormat does", () => {
		const rates = new Intl.NumberFormat("en-US", rate);
		const dollars = new Intl.NumberFormat("en-US", { ...cents, minimumFractionDigits: 2 });
		for (let hundredths = 0; hundredths < 4_000; hundredths += 1) {
			const value = (hundredths * 7) / 100;
			expect(formatNumber("en-US", value / 1000, rate)).toBe(rates.format(value / 1000));
			if (!Number.isInteger(value)) {
				expect(formatDollars("en-US", value)).toBe(dollars.format(value));
			}
		}
	});
});
