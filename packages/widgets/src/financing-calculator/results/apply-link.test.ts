import { expect, test } from "vitest";
import { defaultDeal } from "../deal/financing-deal.js";
import { applyLink } from "./apply-link.js";

test("the fragment has the option and rounded terms, and nothing about the visitor", () => {
	const deal = { ...defaultDeal, vehiclePrice: 8995.4, downPayment: 999.6 };
	expect(applyLink("https://lender.example.com/apply?dealer=7", "prime-loan", deal)).toBe(
		"https://lender.example.com/apply?dealer=7#financing=1&price=8995&down=1000&term=60&option=prime-loan",
	);
});

test("an address that has a fragment is unchanged", () => {
	expect(applyLink("/apply#form", "cash", defaultDeal)).toBe("/apply#form");
});
