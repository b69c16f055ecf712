import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, mocked, spyOn, waitFor } from "storybook/test";
import { Button } from "../../ui/index.js";
import { DealerLocator } from "../dealer-locator.js";
import { loadMap } from "../lazy.js";
import { asPage, drawnMap, isSeenIn, locatorPage, tabTo } from "./locator-page.js";

const meta = {
	title: "DealerLocator/Map",
	component: DealerLocator,
	parameters: asPage,
	args: { onDealerSelect: fn() },
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Around Miami: some dealerships by themselves, some drawn as one. */
const miami = { zip: "33164", radius: 50 };

/** Every marker says the dealership's name, or how many dealerships it stands for. */
export const Names: Story = {
	args: { zip: "32839", radius: 100 },
	play: async ({ canvasElement, loaded }) => {
		const { map, markers, names } = await drawnMap(canvasElement);
		await waitFor(() => expect(markers().some((one) => one.textContent !== "")).toBe(true));
		const seen = markers().filter((marker) => isSeenIn(map, marker));
		await expect(seen.length).toBeGreaterThan(3);
		const known = new Set(loaded.api.dealerships.map(({ name }: { name: string }) => name));
		for (const marker of seen) {
			await expect(marker).toHaveRole("button");
			if (marker.textContent === "") {
				await expect(known).toContain(marker.getAttribute("aria-label"));
			} else {
				await expect(marker).toHaveAccessibleName(`${marker.textContent} dealerships, zoom in`);
			}
		}
		const alone = seen.map((marker) => marker.getAttribute("aria-label"));
		await expect(alone).toContain(names().at(-1));
	},
};

/** The whole country. No marker covers a city's name. */
export const WholeCountry: Story = {
	play: async ({ canvasElement }) => {
		const { map, markers, within } = await drawnMap(canvasElement);
		await waitFor(() => expect(outlinesOn(map)).toBeGreaterThanOrEqual(contiguousOutlines));
		const shown = markers().reduce((sum, { textContent }) => sum + Number(textContent || 1), 0);
		await expect(shown).toBeGreaterThan(280);
		await waitFor(() => expect(within.getByText("Boise")).toBeVisible());
		for (const city of map.querySelectorAll(".nev-city span")) {
			const covering = markers().filter((marker) => isSeenIn(city, marker.children[0] ?? marker));
			await expect(covering).toEqual([]);
		}
		await expect(within.queryByRole("button", { name: "Search this area" })).toBeNull();
	},
};

/** What is chosen in the list is marked in the list and on the map, which goes there. */
export const SelectedInTheList: Story = {
	args: miami,
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { map, markers, card, found } = await drawnMap(canvasElement);
		await found("5 dealerships within 50 mi");
		const show = canvas.getByRole("button", { name: "Show Palmetto Cart Works on the map" });
		await tabTo(userEvent, show);
		await userEvent.keyboard("{Enter}");

		await waitFor(() =>
			expect(card("Palmetto Cart Works")).toHaveAttribute("aria-current", "true"),
		);
		const marked = () => markers().filter((marker) => marker.matches('[aria-current="true"]'));
		await waitFor(() => expect(marked()).toHaveLength(1));
		await expect(marked()[0]).toHaveAccessibleName("Palmetto Cart Works");
		await waitFor(() => expect(isSeenIn(map, marked()[0] ?? map)).toBe(true));
		await expect(canvas.getByText("Selected: Palmetto Cart Works, Hollywood, Florida")).toHaveRole(
			"status",
		);
		await expect(args.onDealerSelect).toHaveBeenCalledWith(
			expect.objectContaining({ name: "Palmetto Cart Works" }),
		);
		await expect(show).toHaveFocus();
	},
};

/** What is chosen on the map is marked on both, and its card comes into view. */
export const SelectedOnTheMap: Story = {
	args: { zip: "33164", radius: 250 },
	play: async ({ canvasElement, userEvent }) => {
		const { card, names, within, found } = await drawnMap(canvasElement);
		await found("dealerships within 250 mi");
		await waitFor(() =>
			expect(within.getByRole("button", { name: "Lambert Cart Service" })).toBeVisible(),
		);
		await expect(names()).toContain("Lambert Cart Service");
		await userEvent.click(within.getByRole("button", { name: "Lambert Cart Service" }));

		const chosen = card("Lambert Cart Service");
		await expect(chosen).toHaveAttribute("aria-current", "true");
		await waitFor(() =>
			expect(within.getByRole("button", { name: "Lambert Cart Service" })).toHaveAttribute(
				"aria-current",
				"true",
			),
		);
		await waitFor(() => {
			const { top, bottom } = chosen.getBoundingClientRect();
			expect(top).toBeGreaterThanOrEqual(0);
			expect(bottom).toBeLessThanOrEqual(window.innerHeight);
		});
	},
};

/** A dealership on the map that the list does not hold yet comes first in it. */
export const SelectedOutsideOfTheList: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { within, names, found } = await drawnMap(canvasElement);
		await found("300 dealerships");
		const alone = within
			.getAllByRole("button")
			.filter((one) => /nev-marker-dealer/.test(one.className));
		const name = alone[0]?.getAttribute("aria-label");
		await expect(names()).not.toContain(name);
		await userEvent.click(alone[0] ?? canvasElement);
		await waitFor(() => expect(names()[0]).toBe(name));
		await expect(names()).toHaveLength(25);

		// The next page begins behind the last card, and not behind the one on top.
		const last = names().at(-1);
		const more = canvas.getByRole("button", { name: "Show 24 more" });
		await tabTo(userEvent, more, { shift: true });
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(names()).toHaveLength(49));
		const next = names()[names().indexOf(last ?? "") + 1];
		await expect(document.activeElement).toHaveTextContent(next ?? "");
	},
};

/** The dealership that the address names comes first in the list, and the map goes there. */
export const SelectedByTheAddress: Story = {
	args: { search: { dealer: 96 }, headingLevel: 2 },
	play: async ({ canvas, canvasElement }) => {
		const { map, markers, names, card } = await drawnMap(canvasElement);
		await waitFor(() => expect(names()[0]).toBe("Palmetto Cart Works"));
		await expect(card("Palmetto Cart Works")).toHaveAttribute("aria-current", "true");
		await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(25);
		const marked = () => markers().filter((marker) => marker.matches('[aria-current="true"]'));
		await waitFor(() => expect(marked()).toHaveLength(1));
		await waitFor(() => expect(isSeenIn(map, marked()[0] ?? canvasElement)).toBe(true));
		// Nobody chose anything on this page, so nothing is said of it.
		await expect(canvas.queryByText(/^Selected/)).not.toBeInTheDocument();
	},
};

/** All markers are one stop of the Tab key; the arrow keys go among them, and Enter chooses. */
export const Keyboard: Story = {
	args: miami,
	play: async ({ canvasElement, userEvent }) => {
		const { map, markers, found, card } = await drawnMap(canvasElement);
		await found("5 dealerships within 50 mi");
		const stops = () => markers().filter(({ tabIndex }) => tabIndex === 0);
		await waitFor(() => expect(stops()).toHaveLength(1));

		await tabTo(userEvent, map, { shift: true });
		await userEvent.tab();
		const first = document.activeElement as HTMLElement;
		await expect(markers()).toContain(first);
		await userEvent.keyboard("{ArrowRight}");
		const second = document.activeElement as HTMLElement;
		await expect(markers()).toContain(second);
		await expect(second).not.toBe(first);
		await expect(stops()).toEqual([second]);
		await expect(second.getBoundingClientRect().left).toBeGreaterThanOrEqual(
			first.getBoundingClientRect().left,
		);
		await userEvent.keyboard("{ArrowLeft}");
		await expect(first).toHaveFocus();

		await userEvent.tab();
		await expect(markers()).not.toContain(document.activeElement);
		await userEvent.tab({ shift: true });
		await expect(first).toHaveFocus();

		while (!document.activeElement?.matches(".nev-marker-dealer")) {
			await userEvent.keyboard("{ArrowDown}");
		}
		const name = document.activeElement.getAttribute("aria-label") ?? "";
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(card(name)).toContainElement(document.activeElement as HTMLElement));
		await expect(document.activeElement).toHaveTextContent(name);
	},
};

/** Enter on several drawn as one comes nearer; the focus stays on the map. */
export const KeyboardOnACluster: Story = {
	parameters: { media: { reducedMotion: "reduce" } },
	play: async ({ canvasElement, userEvent }) => {
		const { map, markers } = await drawnMap(canvasElement);
		const stop = () => markers().find(({ tabIndex }) => tabIndex === 0);
		await waitFor(() => expect(stop()).toBeDefined());
		await tabTo(userEvent, map, { shift: true });
		await userEvent.tab();
		await expect(stop()).toHaveFocus();
		while (!document.activeElement?.matches(".nev-marker-cluster")) {
			await userEvent.keyboard("{ArrowRight}");
		}
		const count = Number(document.activeElement.textContent);
		await userEvent.keyboard(" ");
		await expect(map).toHaveFocus();
		await waitFor(() =>
			expect(markers().filter((marker) => isSeenIn(map, marker)).length).toBeGreaterThan(1),
		);
		await expect(count).toBeGreaterThan(1);
	},
};

/** A search where the visitor has moved the map is offered after a move of theirs, not before. */
export const SearchThisArea: Story = {
	args: miami,
	parameters: { media: { reducedMotion: "reduce" } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map, found, within } = await drawnMap(canvasElement);
		await found("5 dealerships within 50 mi");
		const offer = () => within.queryByRole("button", { name: "Search this area" });
		await expect(offer()).not.toBeInTheDocument();

		await tabTo(userEvent, map, { shift: true });
		// Leaflet reads the code of the key, which userEvent leaves out.
		await fireEvent.keyDown(map, { key: "ArrowUp", keyCode: 38 });
		await waitFor(() => expect(offer()).toBeVisible());
		await tabTo(userEvent, offer());
		await userEvent.keyboard("{Enter}");
		await found("of the middle of the map");
		await expect(offer()).not.toBeInTheDocument();
		await expect(map).toHaveFocus();
		await expect(canvas.getByRole("combobox", { name: "Find a dealer" })).toHaveValue("");
	},
};

/** A column that changes its width takes the map with it, which is no move of the visitor's. */
export const Resized: Story = {
	args: miami,
	render: (args) => {
		const [width, setWidth] = useState(1000);
		return (
			<div style={{ width: `${width}px` }}>
				<Button onClick={() => setWidth(800)}>Narrower</Button>
				<DealerLocator {...args} />
			</div>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map, markers, within } = await drawnMap(canvasElement);
		const origin = () => map.querySelector(".nev-origin")?.getBoundingClientRect().left ?? 0;
		const middle = () => map.getBoundingClientRect().left + map.clientWidth / 2;
		await waitFor(() => expect(map.querySelector(".nev-origin")).toBeVisible());
		await waitFor(() => expect(markers().length).toBeGreaterThan(3));
		const offset = origin() - middle();
		const before = map.clientWidth;
		await userEvent.click(canvas.getByRole("button", { name: "Narrower" }));
		await waitFor(() => expect(map.clientWidth).toBeLessThan(before));
		await waitFor(() => expect(origin() - middle()).toBeCloseTo(offset, 0));
		await expect(within.queryByRole("button", { name: "Search this area" })).toBeNull();
	},
};

/** In a narrow column the map takes the list's place, with the card of what is selected below it. */
export const Narrow: Story = {
	args: miami,
	globals: { width: "360", viewport: { value: "phone" } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { card, found, within, markers } = await (async () => {
			const page = locatorPage(canvasElement);
			await page.found("5 dealerships within 50 mi");
			await expect(canvas.getByRole("button", { name: "List" })).toHaveAttribute(
				"aria-pressed",
				"true",
			);
			await userEvent.click(canvas.getByRole("button", { name: "Map" }));
			return drawnMap(canvasElement);
		})();
		await found("5 dealerships within 50 mi");
		await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
		await waitFor(() =>
			expect(within.getByRole("button", { name: "Palmetto Cart Works" })).toBeVisible(),
		);
		await expect(markers().length).toBeGreaterThan(3);
		await userEvent.click(within.getByRole("button", { name: "Palmetto Cart Works" }));
		await waitFor(() => expect(card("Palmetto Cart Works")).toBeVisible());
		await expect(canvas.getAllByRole("article")).toHaveLength(1);
		await waitFor(() =>
			expect(isSeenIn(document.documentElement, card("Palmetto Cart Works"))).toBe(true),
		);

		await userEvent.click(canvas.getByRole("button", { name: "List" }));
		await expect(canvas.getAllByRole("article")).toHaveLength(5);
		await expect(canvas.queryByRole("region", { name: /^Map/ })).not.toBeInTheDocument();
	},
};

/** From a card in a narrow column to the map, which comes into view. */
export const NarrowFromTheList: Story = {
	args: { search: { q: "miami" } },
	globals: { width: "360", viewport: { value: "phone" } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { found, names } = locatorPage(canvasElement);
		await found("3 dealerships found");
		const name = names().at(-1);
		const show = canvas.getByRole("button", { name: `Show ${name} on the map` });
		await userEvent.click(show);
		const { map, markers } = await drawnMap(canvasElement);
		await waitFor(() =>
			expect(markers().filter((one) => one.matches('[aria-current="true"]'))).toHaveLength(1),
		);
		await waitFor(() => {
			expect(map.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
			expect(map.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
		});
		await expect(show).toBeVisible();
		await expect(show).toHaveFocus();
	},
};

/** A street-map service of the host's choice, with its attribution. */
export const StreetTiles: Story = {
	args: {
		...miami,
		tiles: { url: "/street-tiles/{z}/{x}/{y}", attribution: "© The street map's makers" },
	},
	play: async ({ canvasElement }) => {
		const { map, within } = await drawnMap(canvasElement);
		await waitFor(() => expect(map.querySelector(".leaflet-tile-loaded")).toBeInTheDocument());
		await expect(within.getByText("© The street map's makers")).toBeVisible();
		await expect(within.queryByText(/street map is not available/)).not.toBeInTheDocument();
	},
};

/** Where the street map does not come, the outlines stay, and a note says so. */
export const TilesFailing: Story = {
	args: { ...miami, tiles: { url: "/broken-tiles/{z}/{x}/{y}" } },
	play: async ({ canvas, canvasElement }) => {
		const { map, markers } = await drawnMap(canvasElement);
		const note = await canvas.findByText("The street map is not available; the outlines remain.");
		await expect(note).toBeVisible();
		await expect(note).toHaveRole("status");
		await waitFor(() => expect(outlinesOn(map)).toBeGreaterThan(0));
		await expect(markers().length).toBeGreaterThan(0);
	},
};

/** Where the map's own code does not come, the list is there all the same, and a retry. */
export const MapFailing: Story = {
	args: miami,
	beforeEach: () => {
		mocked(loadMap).mockRejectedValue(new Error("The chunk did not come."));
		return () => mocked(loadMap).mockReset();
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { found, names } = locatorPage(canvasElement);
		await found("5 dealerships within 50 mi");
		await expect(names()).toHaveLength(5);
		await expect(
			await canvas.findByText("The map could not be loaded. The list has every dealership."),
		).toBeVisible();

		mocked(loadMap).mockReset();
		const retry = canvas.getByRole("button", { name: "Try again" });
		await tabTo(userEvent, retry, { shift: true });
		await userEvent.keyboard("{Enter}");
		const { map, markers } = await drawnMap(canvasElement);
		await expect(markers().length).toBeGreaterThan(0);
		await expect(map.parentElement).toHaveFocus();
	},
};

/** A locator that goes away while its map still moves leaves nothing behind. */
export const RemovedWhileZooming: Story = {
	args: miami,
	render: (args) => {
		const [isOpen, setIsOpen] = useState(true);
		return (
			<>
				<Button onClick={() => setIsOpen(false)}>Close</Button>
				{isOpen && <DealerLocator {...args} />}
			</>
		);
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map, within } = await drawnMap(canvasElement);
		// Leaflet ends a zoom by a timer of 250 milliseconds.
		const timers = spyOn(window, "setTimeout");
		const ends = () => timers.mock.calls.filter(([, delay]) => delay === 250);
		await userEvent.click(within.getByRole("button", { name: "Zoom in" }));
		await waitFor(() => expect(ends()).not.toHaveLength(0));
		await userEvent.click(canvas.getByRole("button", { name: "Close" }));
		await expect(map).not.toBeInTheDocument();
		for (const [end] of ends()) if (typeof end === "function") end();
		timers.mockRestore();
	},
};

/** The 48 states and the District of Columbia; some have islands besides. */
const contiguousOutlines = 49;

/** How many areas are drawn as outlines. */
function outlinesOn(map: Element): number {
	const path = map.querySelector(".nev-outline")?.getAttribute("d") ?? "";
	return path.match(/M[^M]*L/g)?.length ?? 0;
}
