import { afterEach, describe, expect, test, vi } from "vitest";
import { readDealLink, writeDealLink } from "./deal-link.js";
import { defaultDeal } from "./financing-deal.js";
import { linkToDeal, saveToAddress } from "./page-link.js";

const address = "https://dealer.example.com/cars?id=7";

function openPage(hash: string, replaceState = vi.fn()) {
	vi.stubGlobal("location", { href: address + hash, hash });
	vi.stubGlobal("history", { state: { page: 1 }, replaceState });
	return replaceState;
}

afterEach(() => vi.unstubAllGlobals());

describe("saveToAddress", () => {
	test.each(["", `#${writeDealLink({ ...defaultDeal, vehiclePrice: 5 })}`])(
		"replaces the fragment %j and keeps the rest of the address",
		(hash) => {
			const replaceState = openPage(hash);
			saveToAddress(defaultDeal, "financing");
			expect(replaceState).toHaveBeenCalledWith(
				{ page: 1 },
				"",
				`${address}#${writeDealLink(defaultDeal)}`,
			);
		},
	);

	test.each(["#dealers", "#financing", "#/route", "#financing-2=1&price=5"])(
		"leaves a fragment that is not ours: %s",
		(hash) => {
			const replaceState = openPage(hash);
			saveToAddress(defaultDeal, "financing");
			expect(replaceState).not.toHaveBeenCalled();
		},
	);

	test("does not throw if the browser refuses", () => {
		openPage(
			"",
			vi.fn(() => {
				throw new Error("refused");
			}),
		);
		expect(() => saveToAddress(defaultDeal, "financing")).not.toThrow();
	});
});

test("a link has the deal in its fragment, never in its query", () => {
	openPage("#dealers");
	const link = new URL(linkToDeal(defaultDeal, "financing"));
	expect(link.search).toBe("?id=7");
	expect(readDealLink(link.hash)).toEqual(defaultDeal);
});
