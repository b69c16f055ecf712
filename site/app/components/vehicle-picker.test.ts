import type { AsyncState } from "@nev/widgets";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FinancedVehicle } from "./calculator.js";
import { VehiclePicker } from "./vehicle-picker.js";

const list = [{ slug: "d6-max-gt4", name: "D6 Max GT4", price: 13_295 }];

function render(vehicles: AsyncState<readonly FinancedVehicle[]>, price?: number): string {
	const none = () => {};
	const actions = { onPick: none, onUsePrice: none, onRetry: none };
	return renderToStaticMarkup(
		createElement(VehiclePicker, { vehicles, slug: "d6-max-gt4", price, ...actions }),
	);
}

it("does not wait without scripts for vehicles that the server could not load", () => {
	const html = render({ status: "loading" });
	expect(html).not.toContain("Loading");
	expect(html).toMatch(/<noscript>.*The vehicles could not be loaded/);
});

it("offers to load the vehicles again", () => {
	expect(render({ status: "failed", error: new Error("no") })).toMatch(/Try again<\/button>/);
});

it("says what the vehicle costs if the calculator has another price", () => {
	const ready = { status: "ready", data: list } as const;
	expect(render(ready, 7000)).toMatch(/The D6 Max GT4 costs \$13,295\.<.*Use this price/);
	for (const price of [undefined, 13_295]) expect(render(ready, price)).not.toContain("costs");
});
