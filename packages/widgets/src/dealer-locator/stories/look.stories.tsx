import type { Dealership } from "@nev/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { inTests } from "../../testing/in-tests.js";
import { gulfCarts } from "../../testing/sample-dealership.js";
import { expectNoSidewaysScrolling } from "../../testing/story-page.js";
import { DealerLocator } from "../dealer-locator.js";
import { locatorPage, renderedMap } from "./locator-page.js";

const meta = {
	title: "Widgets/Dealer locator/States/Look",
	component: DealerLocator,
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

const miami = { zip: "33164", radius: 50 };
const phone = { viewport: { value: "phone" } };

export const Light: Story = {
	args: miami,
	play: inTests(async ({ canvasElement }) => {
		const { map } = await renderedMap(canvasElement);
		await expect(map.querySelector(".leaflet-proxy")).toBeInTheDocument();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

export const Dark: Story = { ...Light, globals: { colorScheme: "dark" } };

export const Desk: Story = {
	...Light,
	tags: ["!autodocs"],
	globals: { width: "1200", viewport: { value: "desk" } },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { map } = await renderedMap(canvasElement);
		await expectNoSidewaysScrolling(canvasElement);
		await expect(canvas.queryByRole("button", { name: "Map" })).not.toBeInTheDocument();
		const list = canvas.getAllByRole("article")[0]?.getBoundingClientRect();
		await expect(list?.right).toBeLessThan(map.getBoundingClientRect().left);
	}),
};

export const Tablet: Story = { ...Desk, tags: ["!autodocs"], globals: { width: "720" } };

export const Phone: Story = {
	args: miami,
	globals: { width: "360", ...phone },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		await expectNoSidewaysScrolling(canvasElement);
		await expect(canvas.getByRole("button", { name: "Map" })).toBeVisible();
		await expect(canvas.queryByRole("region", { name: /^Map/ })).not.toBeInTheDocument();
	}),
};

/** Before a search, a low map of the country is above the list, and neither replaces the other. */
export const PhoneBeforeSearch: Story = {
	globals: { width: "360", ...phone },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { map } = await renderedMap(canvasElement);
		await expectNoSidewaysScrolling(canvasElement);
		const [first] = canvas.getAllByRole("article");
		const { bottom, height } = map.getBoundingClientRect();
		await expect(height).toBeLessThan(300);
		await expect(first?.getBoundingClientRect().top).toBeGreaterThan(bottom);
		await expect(map.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		await expect(canvas.queryByRole("button", { name: "Map" })).not.toBeInTheDocument();
	}),
};

export const PhoneBeforeSearchDark: Story = {
	...PhoneBeforeSearch,
	tags: ["!autodocs"],
	globals: { width: "360", colorScheme: "dark", ...phone },
};

export const PhoneDark: Story = {
	...Phone,
	tags: ["!autodocs"],
	globals: { width: "360", colorScheme: "dark", ...phone },
};

/** All texts are in Spanish. Distances are in miles, because the region is the United States. */
export const Spanish: Story = {
	args: miami,
	globals: { locale: "es" },
	play: inTests(async ({ canvas, canvasElement }) => {
		await waitFor(() =>
			expect(
				canvas.getByText("5 concesionarios a menos de 50 mi de 33164 Miami, Florida"),
			).toBeVisible(),
		);
		const card = within(canvas.getByRole("article", { name: "Palmetto Cart Works" }));
		await expect(card.getByRole("link", { name: "Llamar a Palmetto Cart Works" })).toBeVisible();
		await expect(
			card.getByRole("link", {
				name: "Cómo llegar a Palmetto Cart Works, se abre en una pestaña nueva",
			}),
		).toBeVisible();
		await expect(card.getByText(/^a \d+ millas$/)).toBeInTheDocument();
		await expect(
			await canvas.findByRole("region", { name: /^Mapa de concesionarios/ }),
		).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Acercar" })).toBeVisible();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

export const SpanishOnAPhone: Story = {
	tags: ["!autodocs"],
	args: miami,
	globals: { locale: "es", width: "280", ...phone },
	play: inTests(async ({ canvas, canvasElement }) => {
		await canvas.findByRole("article", { name: "Palmetto Cart Works" });
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

const hostile: Dealership[] = [
	{
		...gulfCarts,
		name: '<script>alert("name")</script><img src=x onerror=alert(1)>',
		address: "<b>1</b> Main Street &amp; 2nd {count}",
		city: "{name} $& {state}",
	},
	{
		...gulfCarts,
		id: 2,
		name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
		address: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Boulevard 12345",
		city: "Chargoggagoggmanchauggagoggchaubunagungamaugg",
		state: "Massachusetts",
		phone: "+1 (508) 555-0102 extension 12345",
		email: "a-very-long-mailbox-name-of-sixty-four-characters-at-the-very-most@example.com",
		latitude: 42.05,
	},
	{
		...gulfCarts,
		id: 3,
		name: "سيارات الأحياء الكهربائية (GT4)",
		address: "١٢ شارع النخيل",
		longitude: -95.37,
	},
	{
		...gulfCarts,
		id: 4,
		name: "The Neighborhood Electric Vehicle Company of Greater Rancho Cucamonga and the Inland Empire, Incorporated",
		address: "Suite 1200, Building C, 12345 Northeast Martin Luther King Junior Boulevard",
		longitude: -117.59,
	},
];

const always = { timeZone: "America/New_York", exceptions: [] };
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** The hours are told as long as they are known. */
export const OpeningHours: Story = {
	args: {
		dealerships: [
			{
				...gulfCarts,
				openingHours: {
					...always,
					week: [{ days: everyDay, opens: "00:00", closes: "24:00" }],
				},
			},
			{
				...gulfCarts,
				id: 2,
				name: "Harbor Carts",
				latitude: 26.71,
				openingHours: { ...always, week: [], appointmentDays: everyDay },
			},
			{ ...gulfCarts, id: 3, name: "Lakeside Carts", latitude: 27.34 },
		],
		messages: { openAllDay: "Always open" },
	},
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const state = await canvas.findByText("Always open", { selector: "summary *" });
		await userEvent.click(state);
		const table = within(canvas.getByRole("table", { name: "Opening hours" }));
		await expect(table.getAllByRole("row")).toHaveLength(7);
		await expect(table.getByRole("rowheader", { name: "Sunday" })).toBeVisible();
		const { card } = locatorPage(canvasElement);
		await expect(card("Harbor Carts")).toHaveTextContent("By appointment today");
		await expect(card("Lakeside Carts").querySelector("details")).toBeNull();
		await expectNoSidewaysScrolling(canvasElement);
	}),
};

/** HTML, placeholders and very long words are shown as text, and fit at every width. */
export const HostileText: Story = {
	tags: ["regression"],
	args: { dealerships: hostile },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { waitForResults, card, within: inMap } = await renderedMap(canvasElement);
		await waitForResults("4 dealers");
		const name = hostile[0]?.name ?? "";
		await expect(card(name)).toHaveTextContent("<b>1</b> Main Street &amp; 2nd {count}");
		await expect(canvasElement.querySelector("script, img, b")).toBeNull();
		await expectNoSidewaysScrolling(canvasElement);

		const marker = await inMap.findByRole("button", { name });
		await userEvent.click(marker);
		await expect(
			await canvas.findByText(`Selected: ${name}, {name} $& {state}, Florida`),
		).toHaveRole("status");
	},
};

export const HostileTextOnAPhone: Story = {
	tags: ["regression"],
	args: { dealerships: hostile },
	globals: { width: "280", ...phone },
	play: async ({ canvasElement }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("4 dealers");
		await expectNoSidewaysScrolling(canvasElement);
	},
};

/** In a right-to-left page, the layout follows the page, and each English text is left to right. */
export const InARightToLeftPage: Story = {
	tags: ["regression"],
	args: miami,
	globals: { locale: "ar" },
	render: (args) => (
		<div dir="rtl">
			<DealerLocator {...args} />
		</div>
	),
	play: async ({ canvas, canvasElement }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("5 dealers within 50 mi of 33164 Miami, Florida");
		const locator = canvas.getByRole("region", { name: "Dealer locator" });
		await expect(locator).toHaveAttribute("lang", "en");
		const { direction } = getComputedStyle(locator);
		await expect(direction).toBe("rtl");
		const heading = canvas.getByRole("heading", { name: "Miami Cart Depot" });
		await expect(getComputedStyle(heading).unicodeBidi).toBe("plaintext");
		await expect(getComputedStyle(heading).textAlign).toBe("right");
		await expectNoSidewaysScrolling(canvasElement);
	},
};

/** With forced colours, markers, the selected marker and the outlines remain distinguishable. */
export const ForcedColors: Story = {
	tags: ["!autodocs"],
	args: miami,
	parameters: { media: { forcedColors: "active" }, api: { hasMap: false } },
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { map, markers } = await renderedMap(canvasElement);
		const show = await canvas.findByRole("button", { name: "Show Palmetto Cart Works on the map" });
		await userEvent.click(show);
		await waitFor(() => expect(map.querySelector(".nev-marker-selected")).toBeInTheDocument());
		await expect(matchMedia("(forced-colors: active)").matches).toBe(true);
		const background = colourOf(canvasElement.querySelector(".nev-map"), "background-color");
		const other = markers().find((marker) => marker.matches(".nev-marker-dealer"));
		const dot = colourOf(other?.firstElementChild, "background-color");
		const chosen = colourOf(map.querySelector(".nev-marker-selected span"), "border-top-color");
		await expect(dot).not.toBe(background);
		await expect(chosen).not.toBe(background);
		await expect(chosen).not.toBe(dot);
		// Otherwise the browser draws a ground in the color of the number in it.
		await expect(colourOf(other?.firstElementChild, "forced-color-adjust")).toBe("none");
		await waitFor(() => expect(map.querySelector(".nev-outline")).toBeInTheDocument());
		const outline = map.querySelector(".nev-outline");
		await expect(colourOf(outline, "stroke")).not.toBe(colourOf(outline, "fill"));
	}),
};

function colourOf(element: Element | null | undefined, property: string): string {
	return element ? getComputedStyle(element).getPropertyValue(property) : "";
}

/** With reduced motion, nothing is animated. */
export const ReducedMotion: Story = {
	tags: ["regression"],
	args: miami,
	parameters: { media: { reducedMotion: "reduce" } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map } = await renderedMap(canvasElement);
		await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
		await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
		// The element that Leaflet uses to animate a zoom.
		await expect(map.querySelector(".leaflet-proxy")).toBeNull();
		await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
	},
};

/** On paper a text is dark, also where a dark page gives it a light color. */
export const PrintedFromADarkPage: Story = {
	args: miami,
	tags: ["regression"],
	parameters: { media: { media: "print" } },
	decorators: [
		(Story) => (
			<div style={{ colorScheme: "dark", color: "rgb(240, 240, 240)" }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvasElement }) => {
		await locatorPage(canvasElement).waitForResults("5 dealers within 50 mi");
		if (!matchMedia("print").matches) return;
		const line = canvasElement.querySelector(".nev-result-line") as HTMLElement;
		await expect(getComputedStyle(line).color).toBe("rgb(16, 35, 27)");
	},
};
