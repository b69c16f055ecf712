import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import type { DealershipOptions } from "../controller.js";
import { DealerLocator } from "../dealer-locator.js";
import type { NevDealerLocatorElement } from "../define.js";
import { dealerLocatorWidget } from "../element.js";
import { asPage, locatorPage } from "./locator-page.js";

const { tag } = dealerLocatorWidget;
if (!customElements.get(tag)) defineWidget(dealerLocatorWidget);

/** A page's own dealerships, without an API. */
const meta = {
	title: "DealerLocator/Own list",
	component: DealerLocator,
	parameters: asPage,
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

const whole = {
	id: 1,
	name: "Gulf Carts 1",
	address: "12 Main Street",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "info@gulf-carts.example.com",
	latitude: 26.14,
	longitude: -81.79,
};

/** What is wrong with each row. The last four cannot be shown. */
const mistakes: readonly object[] = [
	{},
	{ latitude: undefined, longitude: undefined },
	{ latitude: null, longitude: null },
	{ latitude: "", longitude: "" },
	{ latitude: "26.14", longitude: "-81.79" },
	{ latitude: 0, longitude: 0 },
	{ longitude: 81.79 },
	{ latitude: null },
	{ longitude: undefined },
	{ latitude: 126.14 },
	{ latitude: "26° N", longitude: "81° W" },
	{ latitude: -81.79, longitude: 26.14 },
	{ phone: undefined },
	{ phone: null },
	{ phone: 2395550142 },
	{ phone: { office: "(239) 555-0142" } },
	{ zipCode: 34102 },
	{ zipCode: 2134 },
	{ zipCode: null },
	{ email: undefined, phone: undefined, address: undefined },
	{ address: ["12 Main Street"] },
	{ city: 7 },
	{ state: undefined },
	{ website: null },
	{ openingHours: "Mon-Fri 9 AM-5 PM" },
	{ id: "26" },
	{ id: 2.5 },
	{ id: undefined },
	{ name: undefined },
	{ name: null },
];
const rows: readonly object[] = mistakes.map((mistake, index) => ({
	...whole,
	id: index + 1,
	name: `Gulf Carts ${index + 1}`,
	...mistake,
}));
/** JSON has no undefined. */
const rowsOfPage = JSON.parse(JSON.stringify(rows));

/** The same thirty rows as a prop, as a property and as JSON in the page show the same dealers. */
export const ThirtyBrokenRows: Story = {
	render: () => (
		<>
			<div data-kind="prop">
				<DealerLocator
					label="By a prop"
					dealerships={rowsOfPage as DealershipOptions["dealerships"]}
				/>
			</div>
			<div data-kind="property" />
			<div data-kind="json" />
		</>
	),
	play: async ({ canvasElement }) => {
		const reports = spyOn(console, "error").mockImplementation(() => {});
		const part = (kind: string) => canvasElement.querySelector(`[data-kind="${kind}"]`);
		const element = document.createElement(tag) as NevDealerLocatorElement;
		element.setAttribute("label", "By a property");
		element.dealerships = rowsOfPage;
		part("property")?.append(element);
		const json = `<script type="application/json">${JSON.stringify(rowsOfPage)}</script>`;
		part("json")?.insertAdjacentHTML("beforeend", `<${tag} label="By JSON">${json}</${tag}>`);

		const shown = async (kind: string) => {
			const root = await waitFor(() => {
				const host = part(kind)?.firstElementChild;
				const widget = host?.shadowRoot?.firstElementChild ?? host;
				expect(widget?.querySelectorAll("article").length).toBe(24);
				return widget as HTMLElement;
			});
			root.querySelector<HTMLElement>(".nev-more button")?.click();
			await waitFor(() => expect(root.querySelectorAll("article")).toHaveLength(26));
			return [...root.querySelectorAll("article")].map(({ textContent }) => textContent);
		};
		const cards = await shown("prop");
		await expect(cards).toHaveLength(26);
		await expect(await shown("property")).toEqual(cards);
		await expect(await shown("json")).toEqual(cards);
		await expect(cards[17]).toContain("02134");
		await expect(cards[25]).toContain("Gulf Carts 26");
		// Nobody is on the Atlantic, so the first view is where the dealers are.
		for (const { map } of [locatorPage(canvasElement)]) await map();
		await waitFor(() => expect(element.bounds?.east).toBeLessThan(-60));
		await waitFor(() =>
			expect(reports).toHaveBeenCalledWith(
				'[nev-widgets] dealerships[16], [17]: zipCode 34102 is read as "34102".',
			),
		);
		const texts = reports.mock.calls.map(([text]) => String(text));
		await expect(texts.filter((text) => text.includes("left out"))).toEqual([
			"[nev-widgets] dealerships[26], [27]: left out, because id cannot be read.",
			"[nev-widgets] dealerships[28], [29]: left out, because name cannot be read.",
		]);
		await expect(new Set(texts).size).toBe(texts.length);
		reports.mockRestore();
	},
};

/** Null is a list that the page has not loaded: it is neither empty nor another company's. */
export const NotLoadedYet: Story = {
	args: { dealerships: null, label: "By a prop" },
	render: (args) => (
		<>
			<DealerLocator {...args} />
			<div data-kind="property" />
		</>
	),
	play: async ({ canvasElement, loaded }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("Loading dealers…");
		const element = document.createElement(tag) as NevDealerLocatorElement;
		element.setAttribute("api", "/api");
		element.dealerships = null;
		canvasElement.querySelector('[data-kind="property"]')?.append(element);
		await waitFor(() => expect(element.shadowRoot?.textContent).toContain("Loading dealers…"));
		await expect(element.status).toBe("loading");
		element.dealerships = [whole];
		await waitFor(() => expect(element.shadowRoot?.textContent).toContain("1 dealer"));
		await expect(loaded.api.requests.filter((path: string) => /dealerships/.test(path))).toEqual(
			[],
		);
	},
};
