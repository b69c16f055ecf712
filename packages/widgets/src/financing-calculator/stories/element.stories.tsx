import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { collectParts } from "../../testing/element-parts.js";
import { putBack, shownIn } from "../../testing/element-story.js";
import { playEach } from "../../testing/play-each.js";
import { financingCalculatorWidget, type NevFinancingCalculatorElement } from "../element.js";
import readme from "../README.md?raw";
import {
	calculateAtOnce,
	calculatorPage,
	expectDisclosed,
	withFragment,
} from "./calculator-page.js";

const { tag } = financingCalculatorWidget;
if (!customElements.get(tag)) defineWidget(financingCalculatorWidget);

/** `<nev-financing-calculator>`, which works on any page. */
const meta = {
	title: "Regressions/Financing calculator/Element",
	tags: ["regression", "!autodocs"],
	args: { api: "/api", price: "9500" },
	beforeEach: [withFragment(""), calculateAtOnce],
	render: (attributes) => createElement(tag, attributes),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The results load with their styles, and the host page receives the events. */
export const Default: Story = {
	play: async ({ canvasElement, loaded }) => {
		const onEvent = fn();
		for (const type of ["nev-apply"]) {
			canvasElement.addEventListener(
				type,
				(event) => onEvent(type, (event as CustomEvent).detail),
				{ once: true },
			);
		}
		const root = await shownIn(canvasElement, tag, ".nev-calculator");
		const { recommend, field, names } = calculatorPage(root);
		await expect(field("Vehicle price")).toHaveValue("9500");
		await recommend();
		const element = canvasElement.querySelector(tag) as NevFinancingCalculatorElement;
		await expect(element.offers.map(({ id }) => id)).toContain("standard-loan");
		await expect(names()).toContain("Standard Loan");
		const badge = within(root).getByText("Recommended");
		await waitFor(() => expect(getComputedStyle(badge).backgroundColor).toBe("rgb(201, 240, 77)"));
		await expectDisclosed(root);
		await userEvent.click(within(root).getByRole("button", { name: "Apply Now: Standard Loan" }));
		await expect(onEvent).toHaveBeenCalledWith("nev-apply", {
			offer: expect.objectContaining({ id: "standard-loan" }),
			deal: element.deal,
		});
		await expect(loaded.api.requests).toEqual(["rates"]);
	},
};

/** A page fills in the fields, calculates and reads the offers. What it calls early is done later. */
const Controller: Story = {
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector(tag) as NevFinancingCalculatorElement;
		const told: Record<string, unknown> = {};
		for (const name of ["deal", "offers", "status"] as const) {
			element.addEventListener(`nev-${name}-change`, (event) => {
				const { detail, cancelable } = event as CustomEvent<unknown>;
				expect(cancelable).toBe(false);
				expect(detail).toBe(element[name]);
				told[name] = detail;
			});
		}
		element.setDeal({ vehiclePrice: 12000, creditScore: 800 });
		await element.ready;
		await expect(element.deal).toMatchObject({ vehiclePrice: 12000, creditScore: 800 });
		const content = element.shadowRoot?.firstElementChild as HTMLElement;
		const { field } = calculatorPage(content);
		await waitFor(() => expect(field("Vehicle price")).toHaveValue("12000"));
		await fireEvent.input(field("Vehicle price"), { target: { value: "11000" } });
		await expect(told.deal).toMatchObject({ vehiclePrice: 11000 });
		await expect(element.offers).toEqual([]);
		element.recommend();
		await expect(element.status).toBe("calculating");
		await waitFor(() => expect(told.status).toBe("ready"));
		await expect(element.offers).not.toEqual([]);
		await expect(told.offers).toBe(element.offers);
		await waitFor(() =>
			expect(within(content).getAllByRole("article")).toHaveLength(element.offers.length),
		);
		await expect(element.shadowRoot?.activeElement).toBeNull();
	},
};

/** Put back into the document, it keeps what the visitor has typed, also over its price and its link. */
const PutBack: Story = {
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector(tag) as NevFinancingCalculatorElement;
		await element.ready;
		async function typeAndPutBack(price: string) {
			const { field } = calculatorPage(element.shadowRoot?.firstElementChild as HTMLElement);
			await fireEvent.input(field("Vehicle price"), { target: { value: price } });
			await putBack(element);
			await waitFor(() => {
				const content = element.shadowRoot?.firstElementChild as HTMLElement;
				expect(calculatorPage(content).field("Vehicle price")).toHaveValue(price);
			});
		}
		await typeAndPutBack("11000");
		await expect(element.deal).toHaveProperty("vehiclePrice", 11000);

		location.hash = "#financing=1&price=12000";
		await waitFor(() => expect(element.status).toBe("ready"));
		await expect(element.deal).toHaveProperty("vehiclePrice", 12000);
		await typeAndPutBack("13000");
		await expect(element.deal).toHaveProperty("vehiclePrice", 13000);
		await expect(element.offers).not.toEqual([]);
	},
};

/** It calculates with the price of the vehicle, once that has loaded; with the one in the field if it fails. */
const CalculatedForAVehicle: Story = {
	args: { price: undefined, vehicle: "d6-max-gt4" },
	play: async ({ canvasElement, loaded }) => {
		const element = canvasElement.querySelector(tag) as NevFinancingCalculatorElement;
		const price = () => element.offers.find(({ id }) => id === "cash")?.totalCost;
		element.recommend();
		await waitFor(() => expect(element.status).toBe("ready"));
		await expect(price()).toBe(13295);
		element.reset();
		element.vehicle = "d6-max-xt4";
		element.recommend();
		await waitFor(() => expect(element.status).toBe("ready"));
		await expect(price()).toBe(14695);
		element.reset();
		loaded.api.mode = "fails";
		element.vehicle = "classic-4";
		element.recommend();
		await waitFor(() => expect(element.status).toBe("ready"));
		await expect(price()).toBe(8995);
	},
};

/** A price that could not be loaded is reported once, also if the element is put back. */
const PriceFailed: Story = {
	args: { price: undefined, vehicle: "d6-max-gt4", rates: "[]" },
	parameters: { api: { mode: "fails" } },
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector(tag) as NevFinancingCalculatorElement;
		const alert = () =>
			waitFor(() => expect(element.shadowRoot?.querySelector("[role=alert]")).not.toBeNull());
		await alert();
		// After the effects of what is shown.
		element.setDeal({});
		const onError = fn();
		element.addEventListener("nev-error", onError);
		await putBack(element);
		await alert();
		element.label = "Payments";
		element.setDeal({});
		await expect(onError).not.toHaveBeenCalled();
	},
};

/** Starting over, it leaves the deal of the link that it was opened by. It follows another link. */
const ResetAfterALink: Story = {
	beforeEach: withFragment("#financing=1&price=12000"),
	play: async ({ canvasElement }) => {
		const element = canvasElement.querySelector(tag) as NevFinancingCalculatorElement;
		await waitFor(() => expect(element.status).toBe("ready"));
		await expect(element.deal).toHaveProperty("vehiclePrice", 12000);
		element.reset();
		element.setDeal({ creditScore: 800 });
		await expect(element.deal).toMatchObject({ vehiclePrice: 9500, creditScore: 800 });
		await expect(element.status).toBe("idle");
		await putBack(element);
		element.setDeal({ creditScore: 700 });
		await expect(element.deal).toMatchObject({ vehiclePrice: 9500, creditScore: 700 });
		location.hash = "#financing=1&price=13000";
		await waitFor(() => expect(element.status).toBe("ready"));
		await expect(element.deal).toHaveProperty("vehiclePrice", 13000);
	},
};

/** The elements' parts, over all states, are those that the README lists. */
export const Parts: Story = {
	parameters: { api: { isSample: true } },
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const html = `<${tag} api="/api" vehicle="d6-max-gt4"></${tag}>`;
		const { content, appear, expectAll } = collectParts(canvasElement, html);
		const page = within(content);
		const { recommend, submit, field } = calculatorPage(content);
		await appear("notice", "panel");
		await fireEvent.input(field("Vehicle price"), { target: { value: "" } });
		await userEvent.click(submit());
		await appear("error-message", "error-summary");
		await fireEvent.input(field("Vehicle price"), { target: { value: "9500" } });
		await recommend();
		await appear("skeleton", "card");
		for (const box of page.getAllByRole("checkbox", { name: /^Compare/ }).slice(0, 2)) {
			await userEvent.click(box);
		}
		const [summary] = page.getAllByText("Where the money goes");
		await userEvent.click(summary as HTMLElement);
		await appear("table", "chart", "button-quiet");
		await expectAll(readme);
	},
};

/** What a page calls and changes, and what is put back. */
export const Lifecycle: Story = {
	play: playEach(meta, {
		Controller,
		PutBack,
		CalculatedForAVehicle,
		PriceFailed,
		ResetAfterALink,
	}),
};
