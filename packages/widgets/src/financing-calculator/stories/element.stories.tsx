import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { collectParts } from "../../testing/element-parts.js";
import { financingCalculatorWidget } from "../element.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import readme from "../README.md?raw";
import { calculatorPage, expectDisclosed, withFragment } from "./calculator-page.js";

const { tag } = financingCalculatorWidget;
if (!customElements.get(tag)) defineWidget(financingCalculatorWidget);

/** `<nev-financing-calculator>`, which works on any page. */
const meta = {
	title: "FinancingCalculator/Element",
	args: { api: "/api", price: "9500" },
	beforeEach: withFragment(""),
	render: (attributes) => createElement(tag, attributes),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The results load with their styles, and the host page receives the events. */
export const Default: Story = {
	play: async ({ canvasElement, loaded }) => {
		const onEvent = fn();
		for (const type of ["nev-recommend", "nev-apply"]) {
			canvasElement.addEventListener(
				type,
				(event) => onEvent(type, (event as CustomEvent).detail),
				{ once: true },
			);
		}
		const root = await waitFor(() => {
			const container = canvasElement.querySelector(tag)?.shadowRoot?.firstElementChild;
			expect(container?.querySelector(".nev-calculator")).toBeInTheDocument();
			return container as HTMLElement;
		});
		const { recommend, field, names } = calculatorPage(root);
		await expect(field("Vehicle price")).toHaveValue("9500");
		await recommend();
		await expect(onEvent).toHaveBeenCalledWith(
			"nev-recommend",
			expect.objectContaining({ profile: expect.objectContaining({ vehiclePrice: 9500 }) }),
		);
		await expect(names()).toContain("Standard Loan");
		const badge = within(root).getByText("Recommended");
		await waitFor(() => expect(getComputedStyle(badge).backgroundColor).toBe("rgb(201, 240, 77)"));
		await expectDisclosed(root);
		await userEvent.click(within(root).getByRole("button", { name: "Apply Now: Standard Loan" }));
		await expect(onEvent).toHaveBeenCalledWith(
			"nev-apply",
			expect.objectContaining({ id: "standard-loan" }),
		);
		await expect(loaded.api.requests).toEqual([]);
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
