import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { defineWidget } from "../../elements/define-widget.js";
import { playEach } from "../../testing/play-each.js";
import { gulfCarts } from "../../testing/sample-dealership.js";
import type { DealershipOptions } from "../controller.js";
import { DealerLocator } from "../dealer-locator.js";
import type { NevDealerLocatorElement } from "../define.js";
import { dealerLocatorWidget } from "../element.js";
import { locatorPage } from "./locator-page.js";

const { tag } = dealerLocatorWidget;
if (!customElements.get(tag)) defineWidget(dealerLocatorWidget);

/** A page's own dealerships, without an API. */
const meta = {
	title: "Regressions/Dealer locator/Own list",
	tags: ["regression", "!autodocs"],
	component: DealerLocator,
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The second one is repaired, and has no position. The last two cannot be shown. */
const rows: readonly object[] = [
	gulfCarts,
	{ ...gulfCarts, id: 2, zipCode: 2134, latitude: 0, longitude: 0 },
	{ ...gulfCarts, id: 2.5 },
	{ ...gulfCarts, id: 4, name: null },
];

/** The same broken rows as a prop, as a property and as JSON in the page show the same dealers. */
const BrokenRows: Story = {
	render: () => (
		<>
			<div data-kind="prop">
				<DealerLocator label="By a prop" dealerships={rows as DealershipOptions["dealerships"]} />
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
		Object.assign(element, { dealerships: rows });
		part("property")?.append(element);
		const json = `<script type="application/json">${JSON.stringify(rows)}</script>`;
		part("json")?.insertAdjacentHTML("beforeend", `<${tag} label="By JSON">${json}</${tag}>`);

		for (const kind of ["prop", "property", "json"]) {
			const cards = await waitFor(() => {
				const host = part(kind)?.firstElementChild;
				const shown = [...((host?.shadowRoot ?? host)?.querySelectorAll("article") ?? [])];
				expect(shown).toHaveLength(2);
				return shown;
			});
			await expect(cards[1]).toHaveTextContent("02134");
		}
		// Nobody is on the Atlantic, so the first view is where the dealers are.
		element.shadowRoot?.querySelector(".nev-map-pane")?.scrollIntoView();
		await waitFor(() => expect(element.bounds?.east).toBeLessThan(-60));
		const texts = reports.mock.calls.map(([text]) => String(text));
		await expect(texts.filter((text) => text.includes("left out"))).toEqual([
			"[nev-widgets] dealerships[2]: left out, because id cannot be read.",
			"[nev-widgets] dealerships[3]: left out, because name cannot be read.",
		]);
		await expect(new Set(texts).size).toBe(texts.length);
		reports.mockRestore();
	},
};

/** Null is a list that the page has not loaded: it is neither empty nor another company's. */
const NotLoadedYet: Story = {
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
		element.dealerships = [gulfCarts];
		await waitFor(() => expect(element.shadowRoot?.textContent).toContain("1 dealer"));
		await expect(loaded.api.requests.filter((path: string) => /dealerships/.test(path))).toEqual(
			[],
		);
	},
};

/** Lists that the page has not loaded, and rows that cannot be read. */
export const OwnList: Story = {
	play: playEach(meta, { BrokenRows, NotLoadedYet }),
};
