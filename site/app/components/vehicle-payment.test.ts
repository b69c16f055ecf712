import type { Vehicle } from "@nev/contract";
import { NevProvider } from "@nev/widgets";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PaymentTerms, VehiclePayment } from "./vehicle-payment.js";

const vehicle = { slug: "d6-max-gt4", name: "D6 Max GT4", price: 13_295 } as Vehicle;

it("a card states the terms beside its payment, and the line above the cards the rest", () => {
	const card = createElement(VehiclePayment, vehicle);
	const line = createElement(PaymentTerms, { vehicles: [vehicle] });
	const text = [card, line]
		.map((element) => renderToStaticMarkup(createElement(NevProvider, null, element)))
		.map((html) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "))
		.map((words) => words.trim());
	expect(text).toEqual([
		"From $249.24 a month $15,954.37 total: $1,000 down, 60 months at 7.99% APR",
		"Monthly payments are estimates for a credit score of 700.",
	]);
});
