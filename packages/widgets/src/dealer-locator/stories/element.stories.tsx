import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fireEvent, fn, spyOn, waitFor, within } from "storybook/test";
import type { NevDealerLocatorElement } from "../../elements/dealer-locator.js";
import { defineWidget } from "../../elements/define-widget.js";
import { collectParts } from "../../testing/element-parts.js";
import { dealerLocatorWidget } from "../element.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import readme from "../README.md?raw";
import { asPage, locatorPage, overlaps } from "./locator-page.js";

const { tag } = dealerLocatorWidget;
if (!customElements.get(tag)) defineWidget(dealerLocatorWidget);

/** `<nev-dealer-locator>`, for any page. */
const meta = {
	title: "DealerLocator/Element",
	parameters: asPage,
	args: { api: "/api", zip: "33164" },
	argTypes: Object.fromEntries(
		["api", ...Object.keys(dealerLocatorWidget.attributes)].map((name) => [
			name,
			{ control: "text" as const },
		]),
	),
	render: (attributes) => createElement(tag, attributes),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits for the locator inside the element's open shadow root, and returns its container. */
async function shadowContent(canvasElement: HTMLElement): Promise<HTMLElement> {
	const root = await waitFor(() => {
		const container = canvasElement.querySelector(tag)?.shadowRoot?.firstElementChild;
		expect(container).toBeInstanceOf(HTMLElement);
		return container as HTMLElement;
	});
	await waitFor(() => expect(root.querySelector(".nev-locator")).toBeInTheDocument());
	return root;
}

/** Renders the locator with the map's styles in the shadow root, and fires events. */
export const Default: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const handleEvent = fn();
		for (const event of ["nev-search", "nev-dealer-select"]) {
			canvasElement.addEventListener(
				event,
				({ detail }: CustomEventInit) => handleEvent(event, detail),
				{ once: true },
			);
		}
		const root = await shadowContent(canvasElement);
		const { waitForResults, map, markers } = locatorPage(root);
		await waitForResults("5 dealerships within 50 mi of 33164 Miami, Florida");
		const frame = await map();
		await waitFor(() => expect(markers().length).toBeGreaterThan(3));
		await waitFor(() =>
			expect(markers().filter((marker) => overlaps(frame, marker)).length).toBeGreaterThan(3),
		);
		await expect(getComputedStyle(markers()[0] as HTMLElement).position).toBe("absolute");

		await userEvent.click(within(frame).getByRole("button", { name: "Palmetto Cart Works" }));
		await waitFor(() =>
			expect(handleEvent).toHaveBeenCalledWith(
				"nev-dealer-select",
				expect.objectContaining({ name: "Palmetto Cart Works" }),
			),
		);
		await expect(handleEvent).toHaveBeenCalledWith("nev-search", {
			zip: "33164",
			radius: 50,
			dealer: 96,
		});
	},
};

/** The page's CSS rules do not apply inside the element. Its font, language and tokens do. */
export const Guest: Story = {
	args: { state: "fl", zip: "" },
	render: (attributes) => (
		<div
			lang="es"
			style={{ fontFamily: "monospace", ...({ "--nev-accent": "#ffd166" } as object) }}
			className="loud-page"
		>
			<style>{".loud-page button, .nev-button { display: none !important; }"}</style>
			{createElement(tag, attributes)}
		</div>
	),
	play: async ({ canvasElement }) => {
		const root = await shadowContent(canvasElement);
		const { waitForResults } = locatorPage(root);
		await waitForResults("31 concesionarios");
		const search = within(root).getByRole("button", { name: "Buscar" });
		const style = getComputedStyle(search);
		await expect(style.backgroundColor).toBe("rgb(255, 209, 102)");
		await expect(search).toBeVisible();
		await expect(style.fontFamily).toBe("monospace");
	},
};

type Locator = HTMLElement & Partial<NevDealerLocatorElement>;

/** Appends an element as a page's script does, and waits for a text in it. */
async function appendLocator(canvasElement: HTMLElement, html: string, text: RegExp) {
	canvasElement.insertAdjacentHTML("beforeend", html);
	const element = canvasElement.lastElementChild as Locator;
	await waitFor(() => expect(element.shadowRoot?.textContent).toMatch(text));
	return element;
}

/** Every attribute is a property, and setting one sets the other. */
export const Properties: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const html = '<nev-dealer-locator api="/api" radius="50"></nev-dealer-locator>';
		const element = await appendLocator(canvasElement, html, /300 dealerships/);
		await expect(element).toMatchObject({ api: "/api", radius: 50, zip: undefined });
		element.zip = "33164";
		await expect(element).toHaveAttribute("zip", "33164");
		await waitFor(() => expect(element.shadowRoot?.textContent).toMatch(/within 50 mi/));
		element.tilesAttribution = "A map";
		await expect(element).toHaveAttribute("tiles-attribution", "A map");
		element.zip = undefined;
		await expect(element).not.toHaveAttribute("zip");
	},
};

/** A page's script searches, selects a dealership and starts over. */
export const Methods: Story = {
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const html = '<nev-dealer-locator api="/api"></nev-dealer-locator>';
		const element = await appendLocator(canvasElement, html, /300 dealerships/);
		const content = element.shadowRoot?.firstElementChild as HTMLElement;
		const { field, card, waitForResults } = locatorPage(content);
		element.search?.({ zip: "33164" });
		await waitForResults("5 dealerships within 50 mi of 33164 Miami, Florida");
		await expect(field()).toHaveValue("33164");
		element.select?.(96);
		await waitFor(() =>
			expect(card("Palmetto Cart Works")).toHaveAttribute("aria-current", "true"),
		);
		element.reset?.();
		await waitForResults("300 dealerships");
		await expect(field()).toHaveValue("");
	},
};

const dealer = {
	...{ id: 1, name: "Gulf Coast Carts", address: "12 Main Street", city: "Naples" },
	...{ state: "Florida", zipCode: "34102", phone: "(239) 555-0142", email: "info@example.com" },
	...{ latitude: 26.14, longitude: -81.79 },
};

/** The page's own list and texts as JSON: in a script inside the element, and in a file. */
export const Json: Story = {
	render: () => <div />,
	play: async ({ canvasElement, loaded }) => {
		const inline = JSON.stringify({ dealerships: [dealer], messages: { search: "Go" } });
		const html = `<nev-dealer-locator><script type="application/json">${inline}</script></nev-dealer-locator>`;
		const element = await appendLocator(canvasElement, html, /1 dealership/);
		const content = element.shadowRoot?.firstElementChild as HTMLElement;
		await expect(within(content).getByRole("button", { name: "Go" })).toBeVisible();
		element.remove();

		const file = URL.createObjectURL(new Blob([JSON.stringify([dealer, { ...dealer, id: 2 }])]));
		const src = `<nev-dealer-locator src="${file}"></nev-dealer-locator>`;
		await appendLocator(canvasElement, src, /2 dealerships/);
		await expect(loaded.api.requests).toEqual([]);
	},
};

/** A list that cannot be read leaves the locator empty. It never shows other dealerships. */
export const UnreadableJson: Story = {
	render: () => <div />,
	beforeEach: () => {
		spyOn(console, "error").mockImplementation(() => {});
	},
	play: async ({ canvasElement, loaded }) => {
		const onError = fn();
		canvasElement.addEventListener("nev-error", ({ detail }) => onError(detail));
		const html =
			'<nev-dealer-locator><script type="application/json">[{]</script></nev-dealer-locator>';
		await appendLocator(canvasElement, html, /No dealerships found/);
		await expect(onError).toHaveBeenCalledWith(expect.any(SyntaxError));
		// biome-ignore lint/suspicious/noConsole: what the page's developer reads
		await expect(console.error).toHaveBeenCalledWith(
			expect.stringMatching(/^\[nev-widgets\] The JSON of <nev-dealer-locator> cannot be read/),
		);
		await expect(loaded.api.requests).toEqual([]);
	},
};

/** The elements' parts, over all states, are those that the README lists. */
export const Parts: Story = {
	parameters: { api: { isSample: true } },
	render: () => <div />,
	play: async ({ canvasElement }) => {
		const html = `<${tag} api="/api" zip="33164"></${tag}>`;
		const { element, content, appear, expectAll } = collectParts(canvasElement, html);
		const locator = element as Locator;
		const { field } = locatorPage(content);
		await appear("skeleton", "card", "distance", "notice", "marker-dealer");
		locator.select?.(96);
		await appear("marker-selected");
		locator.search?.({});
		await appear("marker-cluster");
		locator.search?.({ q: "zzzz" });
		await appear("panel", "hint");
		field().focus();
		await fireEvent.input(field(), { target: { value: "Mia" } });
		await appear("suggestion");
		await expectAll(readme);
	},
};
