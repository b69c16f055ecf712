import { afterEach, describe, expect, test, vi } from "vitest";
import { readDealLink, writeDealLink } from "./deal-link.js";
import { defaultDeal } from "./financing-deal.js";
import { keepInAddress, linkToApply, linkToDeal, takeName } from "./page-link.js";

const address = "https://dealer.example.com/cars?id=7";

function openPage(hash: string, replaceState = vi.fn()) {
	vi.stubGlobal("location", { href: address + hash, hash });
	vi.stubGlobal("history", { state: { page: 1 }, replaceState });
	return replaceState;
}

afterEach(() => vi.unstubAllGlobals());

describe("the address of the page", () => {
	test.each(["", `#${writeDealLink({ ...defaultDeal, vehiclePrice: 5 })}`])(
		"takes a deal where its fragment is %j, and keeps the rest of it",
		(hash) => {
			const replaceState = openPage(hash);
			keepInAddress(defaultDeal, "financing");
			expect(replaceState).toHaveBeenCalledWith(
				{ page: 1 },
				"",
				`${address}#${writeDealLink(defaultDeal)}`,
			);
		},
	);

	test.each(["#dealers", "#financing", "#/route", "#financing-2=1&price=5"])(
		"keeps a fragment that is not ours: %s",
		(hash) => {
			const replaceState = openPage(hash);
			keepInAddress(defaultDeal, "financing");
			expect(replaceState).not.toHaveBeenCalled();
		},
	);

	test("stays where the page may not change it", () => {
		openPage(
			"",
			vi.fn(() => {
				throw new Error("refused");
			}),
		);
		expect(() => keepInAddress(defaultDeal, "financing")).not.toThrow();
	});

	test("with a deal never has it in its query", () => {
		openPage("#dealers");
		const link = new URL(linkToDeal(defaultDeal, "financing"));
		expect(link.search).toBe("?id=7");
		expect(readDealLink(link.hash)).toEqual(defaultDeal);
	});
});

describe("the address of an application form", () => {
	test("has the option and rounded terms in its fragment, and nothing about the visitor", () => {
		const deal = { ...defaultDeal, vehiclePrice: 8995.4, downPayment: 999.6 };
		expect(linkToApply("https://lender.example.com/apply?dealer=7", "prime-loan", deal)).toBe(
			"https://lender.example.com/apply?dealer=7#financing=1&price=8995&down=1000&term=60&option=prime-loan",
		);
	});

	test("stays as it is where it has a fragment already", () => {
		expect(linkToApply("/apply#form", "cash", defaultDeal)).toBe("/apply#form");
	});
});

test("two calculators have two names, and a name is free again after release", () => {
	const first = takeName();
	const second = takeName();
	expect([first.name, second.name]).toEqual(["financing", "financing-2"]);
	first.release();
	expect(takeName().name).toBe("financing");
});
