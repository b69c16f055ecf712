import type { Vehicle } from "@nev/contract";
import type { FinancingRate } from "@nev/financing";
import { NevProvider } from "@nev/widgets";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PaymentTerms, VehiclePayment } from "./vehicle-payment.js";

const vehicle = { slug: "d6-max-gt4", name: "D6 Max GT4", price: 13_295 } as Vehicle;

/** The texts of a card and of the line above the cards, with these rates of the API. */
function textsWith(rates: readonly FinancingRate[] | undefined): string[] {
	const card = createElement(VehiclePayment, vehicle);
	const line = createElement(PaymentTerms, { vehicles: [vehicle] });
	const props = { seed: rates && { rates: { data: { rates } } } };
	return [card, line]
		.map((element) => renderToStaticMarkup(createElement(NevProvider, props, element)))
		.map((html) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "))
		.map((words) => words.trim());
}

it("a card states the terms beside its payment, and the line above the cards the rest", () => {
	expect(textsWith([])).toEqual([
		"From $249.24 a month $15,954.37 total: $1,000 down, 60 months at 7.99% APR",
		"Monthly payments are estimates for a credit score of 700.",
	]);
});

it("a card names the lender of the company's own rate", () => {
	const rate = { lender: "Ally", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 5.49 };
	expect(textsWith([rate])).toEqual([
		"From $234.79 a month $15,087.52 total: $1,000 down, 60 months at 5.49% APR from Ally",
		"Monthly payments are estimates for a credit score of 700.",
	]);
	// Nobody's rate stands in for those that are not known, nor for one that does not fit.
	expect(textsWith(undefined)).toEqual(["", ""]);
	expect(textsWith([{ ...rate, term: 72 }])).toEqual(["", ""]);
});
