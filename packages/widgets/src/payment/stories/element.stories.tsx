import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { regularRate } from "../../financing-calculator/stories/sample-rates.js";
import { collectParts } from "../../testing/element-parts.js";
import { attributeControls, shownIn } from "../../testing/element-story.js";
import type { NevPaymentElement } from "../define.js";
import { paymentWidget } from "../element.js";
import readme from "../README.md?raw";

const { tag } = paymentWidget;
if (!customElements.get(tag)) defineWidget(paymentWidget);

/** `<nev-payment>`, for any page. */
const meta = {
	title: "Regressions/Monthly payment/Element",
	tags: ["regression", "!autodocs"],
	args: { price: "$8,995", "calculator-href": "#calculator" },
	argTypes: attributeControls(paymentWidget),
	render: (attributes) => (
		<p id="sentence">
			The Classic 4 is yours {createElement(tag, attributes, "at a price to ask for")}, with
			delivery.
		</p>
	),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const find = (canvasElement: HTMLElement) => canvasElement.querySelector(tag) as NevPaymentElement;

/** Inserts HTML, and returns its elements. */
function insert(canvasElement: HTMLElement, html: string): NevPaymentElement[] {
	canvasElement.insertAdjacentHTML("afterbegin", html);
	return [...canvasElement.querySelectorAll<NevPaymentElement>(tag)];
}

/** One line with the words around it. A new price takes effect at once, and `focus()` finds the link. */
export const Sentence: Story = {
	play: async ({ canvasElement }) => {
		const root = within(await shownIn(canvasElement, tag, "a"));
		const element = find(canvasElement);
		await element.ready;
		const link = root.getByRole("link", { name: "from $162.07 a month" });
		const sentence = canvasElement.querySelector("#sentence") as HTMLElement;
		const { left, top } = sentence.getBoundingClientRect();
		const [line] = link.getClientRects();
		await expect(line?.left).toBeGreaterThan(left + 50);
		await expect(line?.top).toBeLessThan(top + 5);
		element.price = 9995;
		await waitFor(() => expect(link).toHaveTextContent("from $182.34 a month"));
		element.focus();
		await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(link));
	},
};

const numbers = Array.from({ length: 20 }, (_, index) => index);

/** Twenty of them ask once for the vehicles and once for the rates, and each shows its own vehicle. */
export const Many: Story = {
	args: { api: "/api", price: "", vehicle: "classic-4" },
	render: (attributes) => (
		<>
			{numbers.map((number) => {
				const vehicle = number % 2 ? "classic-4" : "d6-max-gt4";
				return <p key={number}>{createElement(tag, { ...attributes, vehicle })}</p>;
			})}
		</>
	),
	play: async ({ canvasElement, loaded }) => {
		const elements = [...canvasElement.querySelectorAll<NevPaymentElement>(tag)];
		await Promise.all(elements.map(({ ready }) => ready));
		const texts = elements.map(({ shadowRoot }) => shadowRoot?.querySelector("b")?.textContent);
		await expect(new Set(texts).size).toBe(2);
		await expect(loaded.api.requests.length).toBeLessThanOrEqual(2);
	},
};

/** Without a loan, it takes no room, nor a gap between its neighbors, unless the page fills the slot. */
export const NoLoan: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const [empty, filled] = insert(
			canvasElement,
			`<div style="display: grid; gap: 40px"><i>$5,995</i><${tag} price="5995">Loading</${tag}></div>
			<${tag} price="5995"><b slot="empty" hidden>Call us</b></${tag}>`,
		);
		await empty?.ready;
		await filled?.ready;
		const grid = empty?.parentElement as HTMLElement;
		await expect(grid.getBoundingClientRect().height).toBe(
			grid.firstElementChild?.getBoundingClientRect().height,
		);
		await expect(filled?.firstElementChild?.checkVisibility()).toBe(true);
		await expect(getComputedStyle(filled?.firstElementChild as Element).display).toBe("inline");
	},
};

/** The page's own content stays while the price loads and where it cannot be had. */
export const Failed: Story = {
	args: { api: "/nowhere", price: "", vehicle: "classic-4" },
	parameters: { api: { mode: "hangs" } },
	play: async ({ canvasElement, loaded }) => {
		loaded.console.release();
		const handleError = fn();
		const element = find(canvasElement);
		element.addEventListener("nev-error", ({ detail }) => handleError(detail));
		const isShown = () => element.shadowRoot?.querySelector("slot")?.assignedNodes().length === 1;
		await waitFor(() => expect(isShown()).toBe(true));
		await waitFor(() => expect(handleError).toHaveBeenCalled());
		await expect(isShown()).toBe(true);
	},
};

/** The page's own content stays where the rates cannot be had, and no example replaces it. */
export const RatesFailed: Story = {
	...Failed,
	// Elements share what they have loaded by the address of the API.
	args: { api: "/api/./.", price: "$8,995" },
	parameters: { api: { mode: "fails" } },
};

/** Rates as JSON, in a script or an attribute. The lender is named, and no API is asked. */
export const OwnRates: Story = {
	render: () => <div />,
	play: async ({ canvasElement, loaded }) => {
		const json = JSON.stringify([regularRate]);
		const elements = insert(
			canvasElement,
			`<${tag} price="8995"><script type="application/json">${json}</script></${tag}>
			<${tag} price="8995" rates='${json}'></${tag}>`,
		);
		await Promise.all(elements.map(({ ready }) => ready));
		for (const { shadowRoot } of elements) {
			await expect(shadowRoot).toHaveTextContent("from $157.33 a month");
			await expect(shadowRoot).toHaveTextContent("APR from Desert Schools Credit Union");
		}
		await expect(loaded.api.requests).toEqual([]);
	},
};

/** Rates that a page sets once it has them take the place of the example, and make way while it loads others. */
export const LaterRates: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const [element] = insert(canvasElement, `<${tag} api="/api" price="8995">Loading</${tag}>`);
		const shows = (text: string) =>
			waitFor(() => expect(element?.shadowRoot?.querySelector("b")).toHaveTextContent(text));
		await shows("from $162.07 a month");
		Object.assign(element ?? {}, { rates: [regularRate] });
		await shows("from $157.33 a month");
		Object.assign(element ?? {}, { rates: null });
		await waitFor(() => expect(element?.shadowRoot?.querySelector("b")).toBeNull());
		Object.assign(element ?? {}, { rates: undefined });
		await shows("from $162.07 a month");
		element?.removeAttribute("price");
		element?.setAttribute("vehicle", "classic-4");
		await shows("from $141.80 a month");
	},
};

/** A page's mistake is reported once, and its own content stays. */
export const NoPrice: Story = {
	render: () => <div />,
	play: async ({ canvasElement, loaded }) => {
		loaded.console.release();
		const [element] = insert(
			canvasElement,
			`<${tag} price="ask us" calculator-href="javascript:alert(1)">Ask us</${tag}>`,
		);
		await waitFor(() => expect(element?.shadowRoot?.querySelector("slot")).toBeInTheDocument());
		element?.setAttribute("price", "8995");
		const root = within(await shownIn(canvasElement, tag, "b"));
		await expect(root.queryByRole("link")).toBeNull();
	},
};

/** It takes the page's language, its tokens and its own texts. */
export const Look: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const [element] = insert(
			canvasElement,
			`<p lang="es" style="--nev-ink: rgb(1, 2, 3); --nev-brand: rgb(4, 5, 6)"><${tag} price="8995" calculator-href="/"><script type="application/json">{ "messages": { "payment": "Solo {amount} al mes" } }</script></${tag}></p>`,
		);
		await element?.ready;
		const link = element?.shadowRoot?.querySelector("a") as Element;
		await waitFor(() => expect(link).toHaveTextContent("Solo $162.07 al mes"));
		await expect(getComputedStyle(link).color).toBe("rgb(4, 5, 6)");
		const terms = element?.shadowRoot?.querySelector("small") as Element;
		await expect(terms).toHaveTextContent("en total");
		await expect(getComputedStyle(terms).color).toBe("rgb(1, 2, 3)");
	},
};

/** The element's parts, over all states, are those that the README lists. */
export const Parts: Story = {
	parameters: { api: { isSample: true } },
	render: () => <div />,
	play: async ({ canvasElement, loaded }) => {
		// Elements share what they have loaded by the address of the API.
		const html = `<${tag} api="/api/." vehicle="classic-4" calculator-href="/"></${tag}>`;
		const { element, appear, expectAll } = collectParts(canvasElement, html);
		await appear("price", "link", "notice");
		// React logs the error that the page causes.
		loaded.console.release();
		Object.assign(element, {
			messages: {
				get payment() {
					throw new Error("A message cannot be read.");
				},
			},
		});
		await appear("panel", "button");
		await expectAll(readme);
	},
};
