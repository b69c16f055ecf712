import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { dealerLocatorWidget } from "../element.js";
import { asPage, locatorPage, overlaps } from "./locator-page.js";

const { tag } = dealerLocatorWidget;
if (!customElements.get(tag)) defineWidget(dealerLocatorWidget);

/** `<nev-dealer-locator>`, for any page. */
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
