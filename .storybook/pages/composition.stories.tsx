import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { CalculatorAndInquiry } from "../../fixtures/composition/calculator-to-inquiry.js";
import { GridAndCalculator } from "../../fixtures/composition/grid-to-calculator.js";
import { LocatorAndInquiry } from "../../fixtures/composition/locator-to-inquiry.js";
import { OneLook } from "../../fixtures/composition/one-look.js";
import {
	calculateAtOnce,
	calculatorPage,
} from "../../packages/widgets/src/financing-calculator/stories/calculator-page.js";
import { formPage } from "../../packages/widgets/src/forms/stories/form-page.js";
import { visitor } from "../../packages/widgets/src/inquiry-form/stories/visitor.js";
import { inTests } from "../../packages/widgets/src/testing/in-tests.js";
import { gulfCarts } from "../../packages/widgets/src/testing/sample-dealership.js";
import "../../packages/widgets/src/dealer-locator/define.js";
import "../../packages/widgets/src/financing-calculator/define.js";
import "../../packages/widgets/src/inquiry-form/define.js";
import "../../packages/widgets/src/inventory-grid/define.js";
import "../../packages/widgets/src/payment/define.js";
import "./page.css";

/** The snippets of `docs/developers/9-composition.md`, by path. */
const snippets = import.meta.glob<string>("../../fixtures/composition/*", {
	query: "?raw",
	import: "default",
	eager: true,
});

const codeOf = (name: string) => snippets[`../../fixtures/composition/${name}`] ?? "";

interface SnippetProps {
	title: string;
	text: string;
	/** The snippet, as the documentation shows it. */
	code: string;
	/** What it is in React; undefined for a page, which is run as it is written. */
	children?: ReactNode;
}

/** A snippet of the documentation, run, and below it its code. */
function Snippet({ title, text, code, children }: SnippetProps) {
	return (
		<main className="sb-page">
			<header>
				<h1>{title}</h1>
				<p className="sb-lead">{text}</p>
			</header>
			<section>
				<h2>Example</h2>
				{children ? <div className="sb-example">{children}</div> : <Page html={code} />}
				<pre>{code.trim()}</pre>
			</section>
		</main>
	);
}

/** Runs a page's HTML. Its script gets the page's part of the story as its document, so that it ends with the story. */
function Page({ html }: { html: string }) {
	const page = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const { current } = page;
		if (!current || current.firstChild) return;
		current.innerHTML = html;
		const script = current.querySelector("script")?.textContent ?? "";
		new Function("document", script)(current);
	}, [html]);
	return <div className="sb-example" ref={page} />;
}

/** Widgets on one page, linked: each link on a plain page and in React. */
const meta = {
	title: "Widgets/Composition",
	component: Snippet,
	tags: ["!autodocs"],
	parameters: { controls: { disable: true } },
	beforeEach() {
		const endWait = calculateAtOnce();
		// On a page, the script tag says where the API is.
		const base = new URL("/embed/1.0.0", location.href).href;
		globalThis.nevWidgets = { base, load: async () => {} };
		return () => {
			globalThis.nevWidgets = undefined;
			endWait();
		};
	},
} satisfies Meta<typeof Snippet>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

/** The part of a story with a widget: what an element has in its shadow root, or in React the component. */
async function partOf(canvasElement: HTMLElement, tag: string): Promise<HTMLElement> {
	const example = canvasElement.querySelector(".sb-example") as HTMLElement;
	const element = example.querySelector(tag);
	if (!element) return example;
	return waitFor(() => {
		const content = element.shadowRoot?.firstElementChild;
		expect(content?.firstElementChild).toBeTruthy();
		return content as HTMLElement;
	});
}

const price: Play = async ({ canvasElement, userEvent }) => {
	const grid = within(await partOf(canvasElement, "nev-inventory-grid"));
	const calculator = calculatorPage(await partOf(canvasElement, "nev-financing-calculator"));
	await userEvent.click(await grid.findByRole("link", { name: "D6 Max GT4" }));
	await waitFor(() => expect(calculator.field("Vehicle price")).toHaveValue("13295"));
	await expect(
		document.activeElement?.matches('nev-financing-calculator, [aria-label="Financing"]'),
	).toBe(true);
};

const gridText =
	"A press on a vehicle fills in its price, as if the visitor had typed it, and moves the focus to the calculator.";

export const GridToCalculator: Story = {
	args: { title: "Grid to calculator", text: gridText, code: codeOf("grid-to-calculator.html") },
	play: inTests(price),
};

export const GridToCalculatorInReact: Story = {
	args: {
		...GridToCalculator.args,
		code: codeOf("grid-to-calculator.tsx"),
		children: <GridAndCalculator />,
	},
	play: inTests(price),
};

const dealer: Play = async ({ canvasElement, userEvent }) => {
	const locator = within(await partOf(canvasElement, "nev-dealer-locator"));
	const form = await partOf(canvasElement, "nev-inquiry-form");
	await within(form).findByRole("form");
	const dealerIn = () => form.querySelector<HTMLInputElement>("[name=dealershipId]")?.value;
	await expect(dealerIn()).toBeUndefined();
	await expect(within(form).getByRole("heading", { name: "Request Information" })).toBeVisible();
	const card = within(await locator.findByRole("article", { name: "Palmetto Cart Works" }));
	await userEvent.click(card.getByRole("button", { name: /map/ }));
	await waitFor(() => expect(dealerIn()).toBe("96"));
	await expect(
		within(form).getByRole("heading", { name: "Ask Palmetto Cart Works" }),
	).toBeVisible();
};

const dealerText =
	"The inquiry goes to the dealer that the visitor has selected, whom the form names, and to the company while none is.";

export const LocatorToInquiry: Story = {
	args: { title: "Locator to inquiry", text: dealerText, code: codeOf("locator-to-inquiry.html") },
	play: inTests(dealer),
};

/** The id 1 of a page's own list is another dealer's in the network. */
export const OwnDealersToInquiry: Story = {
	args: LocatorToInquiry.args,
	tags: ["regression"],
	play: async ({ canvasElement, userEvent }) => {
		const { id: _, ...listed } = gulfCarts;
		const element = canvasElement.querySelector("nev-dealer-locator");
		if (element) {
			element.removeAttribute("zip");
			element.dealerships = [{ ...listed, id: 1, name: "My Own Carts" }];
		}
		const selected = fn();
		element?.addEventListener("nev-selected-change", ({ detail }) => selected(detail?.id));
		const locator = within(await partOf(canvasElement, "nev-dealer-locator"));
		const form = await partOf(canvasElement, "nev-inquiry-form");
		await within(form).findByRole("form");
		const card = within(await locator.findByRole("article", { name: "My Own Carts" }));
		await userEvent.click(card.getByRole("button", { name: /map/ }));
		await waitFor(() => expect(selected).toHaveBeenCalledWith(1));
		await expect(form.querySelector("[name=dealershipId]")).toBeNull();
		await expect(within(form).getByRole("heading", { name: "Request Information" })).toBeVisible();
	},
};

export const LocatorToInquiryInReact: Story = {
	args: {
		...LocatorToInquiry.args,
		code: codeOf("locator-to-inquiry.tsx"),
		children: <LocatorAndInquiry />,
	},
	play: inTests(dealer),
};

const deal: Play = async ({ canvasElement, userEvent, loaded }) => {
	const calculator = await partOf(canvasElement, "nev-financing-calculator");
	await within(calculator).findByText("Price of the Classic 4");
	await calculatorPage(calculator).recommend();
	const form = await partOf(canvasElement, "nev-inquiry-form");
	const { ready, fill, press } = formPage(form, userEvent);
	await ready();
	await userEvent.click(
		within(calculator).getByRole("button", { name: "Apply Now: Standard Loan" }),
	);
	const box = await within(form).findByRole("checkbox", {
		name: /^Send my numbers: Standard Loan/,
	});
	await expect(box).not.toBeChecked();
	await userEvent.click(box);
	await fill(visitor);
	await press();
	await waitFor(() => expect(loaded.leads.received).toHaveLength(1));
	await expect(loaded.leads.received[0].body.deal).toMatchObject({
		program: "Standard Loan",
		type: "loan",
		term: 60,
	});
	await expect(loaded.leads.received[0].body.deal).not.toHaveProperty("creditScore");
};

const dealText =
	"Apply Now passes on the way to pay and the numbers. The form asks whether to send them.";

export const CalculatorToInquiry: Story = {
	args: {
		title: "Calculator to inquiry",
		text: dealText,
		code: codeOf("calculator-to-inquiry.html"),
	},
	play: inTests(deal),
};

export const CalculatorToInquiryInReact: Story = {
	args: {
		...CalculatorToInquiry.args,
		code: codeOf("calculator-to-inquiry.tsx"),
		children: <CalculatorAndInquiry />,
	},
	play: inTests(deal),
};

const look: Play = async ({ canvasElement }) => {
	const payment = await partOf(canvasElement, "nev-payment");
	const calculator = await partOf(canvasElement, "nev-financing-calculator");
	await expect(await within(payment).findByText(/^desde \$/)).toBeVisible();
	await expect(
		await within(calculator).findByRole("button", { name: "Obtener recomendaciones" }),
	).toBeVisible();
	const brand = (element: Element | null) =>
		element && getComputedStyle(element).getPropertyValue("--nev-brand");
	await expect(brand(payment.querySelector("a"))).toBe("#123c7a");
	await expect(brand(calculator.querySelector(".nev-root"))).toBe("#123c7a");
};

const lookText =
	"All widgets follow the language around them and the custom properties of their parents.";

export const OneLanguageAndOneLook: Story = {
	args: { title: "One language and one look", text: lookText, code: codeOf("one-look.html") },
	play: inTests(look),
};

const [styles = ""] = /<style>.*<\/style>/s.exec(codeOf("one-look.html")) ?? [];

export const OneLanguageAndOneLookInReact: Story = {
	args: {
		...OneLanguageAndOneLook.args,
		code: codeOf("one-look.tsx"),
		children: (
			<>
				<style>{styles.replace(/<\/?style>/g, "")}</style>
				<OneLook />
			</>
		),
	},
	play: inTests(look),
};
