import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { dealerLocatorWidget } from "../element.js";
import { asPage, isSeenIn, locatorPage } from "./locator-page.js";

const { tag } = dealerLocatorWidget;
if (!customElements.get(tag)) defineWidget(dealerLocatorWidget);

/** `<nev-dealer-locator>`, which a dealer pastes into a page of any kind. */
const meta = {
	title: "DealerLocator/Element",
	parameters: asPage,
	args: { api: "/api", zip: "33164" },
	argTypes: Object.fromEntries(
		["api", ...dealerLocatorWidget.attributes].map((name) => [name, { control: "text" as const }]),
	),
	render: (attributes) => createElement(tag, attributes),
} satisfies Meta<Record<string, string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The locator inside an element. Its shadow root is open; the tests read it like a page. */
async function shadowOf(canvasElement: HTMLElement): Promise<HTMLElement> {
	const root = await waitFor(() => {
		const found = canvasElement.querySelector(tag)?.shadowRoot?.firstElementChild;
		expect(found).toBeInstanceOf(HTMLElement);
		return found as HTMLElement;
	});
	await waitFor(() => expect(root.querySelector(".nev-locator")).toBeInTheDocument());
	return root;
}

/** Everything is drawn inside the element, the map's own styles too, and it says what happens. */
export const Default: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const told = fn();
		for (const event of ["nev:search", "nev:dealer-select"]) {
			canvasElement.addEventListener(event, (fired) => told(event, (fired as CustomEvent).detail), {
				once: true,
			});
		}
		const root = await shadowOf(canvasElement);
		const { found, map, markers } = locatorPage(root);
		await found("5 dealerships within 50 mi of 33164 Miami, Florida");
		const frame = await map();
		await waitFor(() => expect(markers().length).toBeGreaterThan(3));
		await waitFor(() =>
			expect(markers().filter((marker) => isSeenIn(frame, marker)).length).toBeGreaterThan(3),
		);
		await expect(getComputedStyle(markers()[0] as HTMLElement).position).toBe("absolute");

		await userEvent.click(within(frame).getByRole("button", { name: "Palmetto Cart Works" }));
		await waitFor(() =>
			expect(told).toHaveBeenCalledWith(
				"nev:dealer-select",
				expect.objectContaining({ name: "Palmetto Cart Works" }),
			),
		);
		await expect(told).toHaveBeenCalledWith("nev:search", { zip: "33164", radius: 50, dealer: 96 });
	},
};

/** The page's own rules do not reach in; its font, its language and the tokens do. */
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
		const root = await shadowOf(canvasElement);
		const { found } = locatorPage(root);
		await found("31 concesionarios");
		const search = within(root).getByRole("button", { name: "Buscar" });
		const style = getComputedStyle(search);
		await expect(style.backgroundColor).toBe("rgb(255, 209, 102)");
		await expect(search).toBeVisible();
		await expect(style.fontFamily).toBe("monospace");
	},
};
