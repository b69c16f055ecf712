import type { Dealership } from "@nev/contract";
import { sampleDealerships } from "@nev/sample-data";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, spyOn, waitFor, within } from "storybook/test";
import type { LocatorSearch } from "../../dealer-search/locator-search.js";
import { verifyFirst } from "../../host-page/load-lazily.js";
import { inTests } from "../../testing/in-tests.js";
import { playEach } from "../../testing/play-each.js";
import { gulfCarts } from "../../testing/sample-dealership.js";
import { Button } from "../../ui/index.js";
import { DealerLocator } from "../dealer-locator.js";
import {
	locatorPage,
	namedPicture,
	overlaps,
	renderedMap,
	savingData,
	tabTo,
} from "./locator-page.js";

const meta = {
	title: "Widgets/Dealer locator/States/Map",
	component: DealerLocator,
	// Animations are waited for.
	parameters: { media: { reducedMotion: "reduce" } },
	args: { onSelectedChange: fn() },
} satisfies Meta<typeof DealerLocator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every thirtieth sample dealership: markers all over the country, in a short list. */
const sparse: Dealership[] = sampleDealerships
	.filter((_, index) => index % 30 === 0)
	.map(({ openingHours: _, ...dealership }, index) => ({ id: index + 1, ...dealership }));

/** Around Miami, with single dealerships and clusters. */
const miami = { zip: "33164", radius: 50 };

/** The selected dealer is highlighted in both, and named on the map. It is the first one in the list. */
export const Selected: Story = {
	parameters: { docs: { story: { height: "1000px" } } },
	args: { defaultSearch: { ...miami, dealership: 97 } },
	play: inTests(async ({ canvasElement }) => {
		const { map, card } = await renderedMap(canvasElement);
		await waitFor(() => expect(map.querySelector(".nev-marker-selected")).toBeVisible());
		await expect(card("Egret Cart Works")).toHaveAttribute("aria-current", "true");
	}),
};

/** A dealership selected in the list is highlighted in both, and the map moves there. */
const SelectedInTheList: Story = {
	args: miami,
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { map, markers, card, waitForResults } = await renderedMap(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		const show = canvas.getByRole("button", { name: "Show Palmetto Cart Works on the map" });
		await tabTo(show);
		await userEvent.keyboard("{Enter}");

		await waitFor(() =>
			expect(card("Palmetto Cart Works")).toHaveAttribute("aria-current", "true"),
		);
		const highlighted = () => markers().filter((marker) => marker.matches('[aria-current="true"]'));
		await waitFor(() => expect(highlighted()).toHaveLength(1));
		await expect(highlighted()[0]).toHaveAccessibleName("Palmetto Cart Works");
		await waitFor(() => expect(overlaps(map, highlighted()[0] ?? map)).toBe(true));
		await expect(canvas.getByText("Selected: Palmetto Cart Works, Hollywood, Florida")).toHaveRole(
			"status",
		);
		await expect(args.onSelectedChange).toHaveBeenCalledWith(
			expect.objectContaining({ name: "Palmetto Cart Works" }),
		);
		await expect(show).toHaveFocus();

		// Another search selects none, so nothing says that one is selected.
		await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
		await waitForResults("300 dealers");
		await waitFor(() => expect(canvas.queryByText(/^Selected:/)).not.toBeInTheDocument());
	},
};

/** The host page's own cards and markers are selected like the locator's. */
const OwnCardsAndMarkers: Story = {
	args: {
		...miami,
		renderCard: ({ name, phone }, { isSelected, showOnMap }) => (
			<>
				<strong>{name}</strong>
				<p>{isSelected ? `Your dealer: ${phone}` : phone}</p>
				<button type="button" onClick={showOnMap}>
					Where is {name}?
				</button>
			</>
		),
		renderMarker: (_, { isSelected }) => (
			<svg width="24" height="24" data-pin={isSelected} aria-hidden="true">
				<path d="M12 2 22 22H2z" />
			</svg>
		),
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const { within, card, waitForResults } = await renderedMap(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		await userEvent.click(canvas.getByRole("button", { name: "Where is Palmetto Cart Works?" }));
		const chosen = card("Palmetto Cart Works");
		await waitFor(() => expect(chosen).toHaveAttribute("aria-current", "true"));
		await expect(chosen).toHaveTextContent("Your dealer: ");
		const marker = await within.findByRole("button", { name: "Palmetto Cart Works" });
		await waitFor(() => expect(marker).toHaveAttribute("aria-current", "true"));
		await waitFor(() => expect(marker.querySelector('[data-pin="true"]')).toBeVisible());
		await expect(marker).toHaveTextContent("Palmetto Cart Works");

		// From the map, by keyboard: the card takes the focus.
		marker.focus();
		await userEvent.keyboard("{Enter}");
		await waitFor(() => expect(chosen).toHaveFocus());
		// It was selected already.
		await expect(args.onSelectedChange).toHaveBeenCalledTimes(1);
	},
};

/** A dealership selected on the map is highlighted in both, and its card scrolls into view. */
const SelectedOnTheMap: Story = {
	args: miami,
	play: async ({ canvasElement }) => {
		const { map, markers, card, waitForResults } = await renderedMap(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		const dealers = () =>
			markers().filter((marker) => marker.matches(".nev-marker-dealer") && overlaps(map, marker));
		await waitFor(() => expect(dealers().length).toBeGreaterThan(1));
		const [first, second] = dealers() as [HTMLElement, HTMLElement];
		for (const marker of [first, second]) {
			// Two of a user within 200 ms are one double click for Leaflet.
			await fireEvent.click(marker);
			// Its new look comes last.
			await waitFor(() => expect(marker).toHaveClass("nev-marker-selected"));
			await expect(marker).toHaveAttribute("aria-current", "true");
			const selectedCard = card(marker.ariaLabel ?? "");
			await expect(selectedCard).toHaveAttribute("aria-current", "true");
			await waitFor(() => {
				const { top, bottom } = selectedCard.getBoundingClientRect();
				expect(top).toBeGreaterThanOrEqual(0);
				expect(bottom).toBeLessThanOrEqual(window.innerHeight);
			});
		}
		await waitFor(() => expect(first).toHaveClass("nev-marker-dealer"));
		// One that was selected is no tab stop of its own.
		await expect(markers().filter(({ tabIndex }) => tabIndex === 0)).toEqual([second]);
	},
};

/** A dealership selected on the map that is not in the list yet is added at the top. */
const SelectedOutsideOfTheList: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const { within, names, waitForResults } = await renderedMap(canvasElement);
		await waitForResults("300 dealers");
		const [marker] = within
			.getAllByRole("button")
			.filter(({ className }) => /nev-marker-dealer/.test(className));
		const name = marker?.getAttribute("aria-label");
		await expect(names()).not.toContain(name);
		await userEvent.click(marker ?? canvasElement);
		await waitFor(() => expect(names()[0]).toBe(name));
		await expect(names()).toHaveLength(11);
	},
};

/** All markers are one tab stop. The arrow keys move between them, and Enter selects. */
const Keyboard: Story = {
	args: miami,
	play: async ({ canvasElement, userEvent }) => {
		const { map, markers, waitForResults, card } = await renderedMap(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		const stops = () => markers().filter(({ tabIndex }) => tabIndex === 0);
		// Until the map is at the search, all of its dealerships are one marker.
		await waitFor(() => expect(markers().length).toBeGreaterThan(1));
		await expect(stops()).toHaveLength(1);

		await tabTo(map);
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

/** The button to search the visible area appears after the visitor has moved the map. */
const SearchThisArea: Story = {
	args: miami,
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map, waitForResults, within } = await renderedMap(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		const button = () => within.queryByRole("button", { name: "Search this area" });
		await expect(button()).not.toBeInTheDocument();

		await tabTo(map);
		// Leaflet reads `keyCode`, which userEvent does not set.
		await fireEvent.keyDown(map, { key: "ArrowUp", keyCode: 38 });
		await waitFor(() => expect(button()).toBeVisible());
		await tabTo(button());
		await userEvent.keyboard("{Enter}");
		await waitForResults("of the center of the map");
		await expect(button()).not.toBeInTheDocument();
		await expect(map).toHaveFocus();
		await expect(canvas.getByRole("combobox", { name: "Find a dealer" })).toHaveValue("");
	},
};

/** The map follows its column's width. That does not count as a move by the visitor. */
const Resized: Story = {
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
		const { map, markers, within } = await renderedMap(canvasElement);
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

/** In a narrow column, the map replaces the list. The selected card is below the map. */
const Narrow: Story = {
	args: miami,
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { card, waitForResults, within, markers } = await (async () => {
			const page = locatorPage(canvasElement);
			await page.waitForResults("5 dealers within 50 mi");
			await expect(canvas.getByRole("button", { name: "List" })).toHaveAttribute(
				"aria-pressed",
				"true",
			);
			await userEvent.click(canvas.getByRole("button", { name: "Map" }));
			return renderedMap(canvasElement);
		})();
		await waitForResults("5 dealers within 50 mi");
		await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
		await waitFor(() =>
			expect(within.getByRole("button", { name: "Palmetto Cart Works" })).toBeVisible(),
		);
		await waitFor(() => expect(markers().length).toBeGreaterThan(3));
		await userEvent.click(within.getByRole("button", { name: "Palmetto Cart Works" }));
		await waitFor(() => expect(card("Palmetto Cart Works")).toBeVisible());
		await expect(canvas.getAllByRole("article")).toHaveLength(1);
		await waitFor(() =>
			expect(overlaps(document.documentElement, card("Palmetto Cart Works"))).toBe(true),
		);

		await userEvent.click(canvas.getByRole("button", { name: "List" }));
		await expect(canvas.getAllByRole("article")).toHaveLength(5);
		await expect(canvas.queryByRole("region", { name: /^Map/ })).not.toBeInTheDocument();
	},
};

/** In a narrow column, a card's map button switches to the map and scrolls it into view. */
const NarrowFromTheList: Story = {
	args: { defaultSearch: { q: "miami" } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("5 dealers within 50 mi of Miami, Florida");
		const name = names().at(-1);
		const show = canvas.getByRole("button", { name: `Show ${name} on the map` });
		await userEvent.click(show);
		const { map, markers } = await renderedMap(canvasElement);
		await waitFor(() =>
			expect(markers().filter((marker) => marker.matches('[aria-current="true"]'))).toHaveLength(1),
		);
		await waitFor(() => {
			expect(map.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
			expect(map.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
		});
		await expect(show).toBeVisible();
		await expect(show).toHaveFocus();
	},
};

/** A street-map service with its attribution. */
export const StreetTiles: Story = {
	args: {
		...miami,
		rasterTiles: "/street-tiles/{z}/{x}/{y}",
		rasterTilesAttribution: '© <a href="https://example.com/">The street map\'s makers</a>',
	},
	play: inTests(async ({ canvas, canvasElement }) => {
		const { map } = await renderedMap(canvasElement);
		await waitFor(() => expect(map.querySelector(".leaflet-tile-loaded")).toBeInTheDocument());
		const credit = canvas.getByRole("link", { name: "The street map's makers" });
		await expect(credit).toHaveStyle({ color: "rgb(14, 74, 54)", textDecorationLine: "underline" });
		await expect(credit.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
		await expect(canvas.queryByText(/street map isn't available/)).not.toBeInTheDocument();
	}),
};

/** In a narrow map, no line of the attribution starts with the comma after a link. */
const LongAttribution: Story = {
	args: {
		...miami,
		rasterTiles: "/street-tiles/{z}/{x}/{y}",
		rasterTilesAttribution: ["Oak Surveys", "U.S. Streets Bureau", "Open Earth"]
			.map((name) => `<a href="https://example.com/">${name}</a>`)
			.join(", "),
	},
	play: async ({ canvasElement }) => {
		await renderedMap(canvasElement);
		const attribution = await waitFor(() => {
			const found = canvasElement.querySelector<HTMLElement>(".nev-map-attribution");
			expect(found).toBeInTheDocument();
			return found as HTMLElement;
		});
		const [, comma] = [...attribution.childNodes].filter(({ nodeType }) => nodeType === 3);
		const range = document.createRange();
		range.setStart(comma as Node, 0);
		range.setEnd(comma as Node, 1);
		for (let width = 80; width < 400; width += 5) {
			attribution.style.width = `${width}px`;
			const { left } = range.getBoundingClientRect();
			await expect(left).toBeGreaterThan(attribution.getBoundingClientRect().left + 20);
		}
	},
};

/** Without tiles, the outlines of the states. No marker covers a city label. */
export const WholeCountry: Story = {
	parameters: { api: { hasMap: false, dealerships: sparse } },
	play: inTests(async ({ canvasElement }) => {
		const { map, markers, within } = await renderedMap(canvasElement);
		await waitFor(() => expect(outlineCount(map)).toBeGreaterThanOrEqual(minContiguousOutlines));
		const cities = () => [...map.querySelectorAll(".nev-city span")];
		await waitFor(() => expect(cities().map((city) => city.textContent)).toContain("Boise"));
		const covered = () =>
			cities().filter((city) =>
				markers().some((marker) => overlaps(city, marker.children[0] ?? marker)),
			);
		await waitFor(() => expect(covered()).toEqual([]));
		await expect(within.queryByRole("button", { name: "Search this area" })).toBeNull();
	}),
};

/** If a street map cannot be loaded, here for its wrong address, the outlines stay and a note says so. */
export const TilesFailing: Story = {
	args: { ...miami, rasterTiles: "/broken-tiles/9/{x}/{y}" },
	parameters: { api: { hasMap: false }, docs: { story: { height: "1000px" } } },
	beforeEach: () => {
		spyOn(console, "error").mockImplementation(() => {});
	},
	play: inTests(async ({ canvas, canvasElement }) => {
		const { map, markers } = await renderedMap(canvasElement);
		// biome-ignore lint/suspicious/noConsole: what the page's developer reads
		await expect(console.error).toHaveBeenCalledWith(
			'[nev-widgets] raster-tiles="/broken-tiles/9/{x}/{y}" has no {z}.',
		);
		const note = await canvas.findByText(
			"The street map isn't available, so a simpler map is shown.",
		);
		await expect(note).toBeVisible();
		await expect(note).toHaveRole("status");
		await waitFor(() => expect(outlineCount(map)).toBeGreaterThan(0));
		await waitFor(() => expect(markers().length).toBeGreaterThan(0));
	}),
};

/** A service that answers with a picture of an error: the API's own map takes its place. */
const TilesAreErrorPictures: Story = {
	args: { ...miami, rasterTiles: "/keyless-tiles/{z}/{x}/{y}" },
	play: async ({ canvas, canvasElement }) => {
		const { map } = await renderedMap(canvasElement);
		await canvas.findByText("The street map isn't available, so a simpler map is shown.");
		await namedPicture(canvasElement, /^The map shows .*Miami/);
		const shown = () =>
			[...map.querySelectorAll<HTMLElement>(".leaflet-tile-loaded")].filter(
				(tile) => getComputedStyle(tile).display !== "none",
			);
		await waitFor(() => expect(shown()).toEqual([]));
	},
};

/** The API's own map: tiles with names, drawn on a canvas. The outlines are not there. */
export const VectorTiles: Story = {
	tags: ["!autodocs"],
	args: { ...miami, zip: "33164" },
	play: inTests(async ({ canvas, canvasElement }) => {
		const { map, waitForResults } = await renderedMap(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		const picture = await namedPicture(canvasElement, /^The map shows .*Miami/);
		await expect(picture).toBeVisible();
		await expect(outlineCount(map)).toBe(0);
		await expect(canvas.getByRole("link", { name: "GeoNames" })).toBeVisible();
		await expect(canvasElement.querySelector(".nev-map-scale")).toHaveTextContent(/^\d+ mi$/);
	}),
};

/** A tile that fails leaves a gap with a text, and is requested again. */
const VectorTilesFailing: Story = {
	args: miami,
	play: async ({ canvasElement, loaded }) => {
		loaded.api.failsTiles = true;
		await renderedMap(canvasElement);
		await namedPicture(canvasElement, /^This part of the map did not load$/);
		loaded.api.failsTiles = false;
		await namedPicture(canvasElement, /^The map shows .*Miami/);
	},
};

/** Markers that fail to load are told on the map, and can be tried again. */
const ClustersFailing: Story = {
	parameters: {
		api: { firstAnswers: { "dealerships/clusters": () => new Response("no", { status: 500 }) } },
	},
	play: async ({ canvasElement, userEvent }) => {
		const { map, markers, waitForResults } = locatorPage(canvasElement);
		await waitForResults("300 dealers");
		const pane = within((await map()).closest<HTMLElement>(".nev-map-pane") as HTMLElement);
		await userEvent.click(await pane.findByRole("button", { name: "Try again" }));
		await waitFor(() => expect(markers()).not.toHaveLength(0));
		await expect(pane.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
	},
};

/** Alaska, Hawaii and Puerto Rico are a press away, and so is the way back. */
const Regions: Story = {
	parameters: { api: { dealerships: sparse } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await renderedMap(canvasElement);
		await userEvent.click(await canvas.findByRole("button", { name: "Hawaii" }));
		await namedPicture(canvasElement, /Honolulu/);
		await userEvent.click(canvas.getByRole("button", { name: "48 states" }));
		await namedPicture(canvasElement, /Houston/);
	},
};

/** If the map's code fails to load, the list still works and the map can be retried. */
export const MapFailing: Story = {
	args: miami,
	beforeEach: () => {
		verifyFirst(async (part) => {
			if (part === "locator-map") throw new Error("The chunk failed to load.");
		});
		return () => verifyFirst(async () => {});
	},
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { waitForResults, names } = locatorPage(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		await expect(names()).toHaveLength(5);
		await expect(
			await canvas.findByText(/The map could not be loaded\. .* The list has every dealer\./),
		).toBeVisible();

		verifyFirst(async () => {});
		const retry = canvas.getByRole("button", { name: "Try again" });
		await tabTo(retry);
		await userEvent.keyboard("{Enter}");
		const { map, markers } = await renderedMap(canvasElement);
		await waitFor(() => expect(markers().length).toBeGreaterThan(0));
		// The focus has waited for it.
		await waitFor(() => expect(map).toHaveFocus());
	}),
};

/** A visitor who saves data gets the list, and the map at the press of a button. */
export const DataSaver: Story = {
	args: miami,
	beforeEach: savingData,
	play: inTests(async ({ canvas, canvasElement, userEvent }) => {
		const { waitForResults } = locatorPage(canvasElement);
		await waitForResults("5 dealers within 50 mi");
		const button = await canvas.findByRole("button", { name: "Show map" });
		await expect(canvas.queryByRole("region", { name: /^Map of dealers/ })).toBeNull();
		await userEvent.click(button);
		const { map, markers } = await renderedMap(canvasElement);
		await waitFor(() => expect(markers().length).toBeGreaterThan(0));
		// The focus has waited for it.
		await waitFor(() => expect(map).toHaveFocus());
	}),
};

/** With the zoom's animation. */
const animated = { media: { reducedMotion: null } };

/** Another search during the map's zoom animation: the map shows its results. */
const SearchedWhileZooming: Story = {
	parameters: animated,
	render: (args, { loaded }) => {
		const [q, setQ] = useState("");
		return (
			<>
				<Button onClick={() => setQ("Florida")}>Florida</Button>
				<Button onClick={() => setQ("Texas")}>Texas</Button>
				<Button onClick={() => setQ("")}>All</Button>
				<DealerLocator {...args} dealerships={loaded.api.dealerships} search={{ q }} />
			</>
		);
	},
	play: async ({ canvas, canvasElement }) => {
		const { map, showsMoreThan } = await renderedMap(canvasElement);
		const press = (name: string) => canvas.getByRole("button", { name }).click();
		const isZooming = () => map.querySelector(".leaflet-zoom-anim") !== null;
		await new Promise<void>((resolve) => {
			// Runs within the animation's first frame, however slow the machine is.
			const observer = new MutationObserver(() => {
				if (!isZooming()) return;
				observer.disconnect();
				press("Texas");
				press("All");
				resolve();
			});
			observer.observe(map, { subtree: true, attributeFilter: ["class"] });
			press("Florida");
		});
		await waitFor(() => expect(isZooming()).toBe(false));
		await showsMoreThan(280);
	},
};

/** A marker pressed while the map moves to other results: the view includes it. */
const PressedWhileMovingAway: Story = {
	parameters: animated,
	render: (args, { loaded }) => {
		const [search, setSearch] = useState<LocatorSearch>({});
		return (
			<>
				<Button onClick={() => setSearch({ zip: "33164", radius: 250 })}>Miami</Button>
				<DealerLocator
					{...args}
					dealerships={loaded.api.dealerships}
					search={search}
					onSearchChange={setSearch}
				/>
			</>
		);
	},
	play: async ({ canvas, canvasElement }) => {
		const { map, markers, card } = await renderedMap(canvasElement);
		await waitFor(() => expect(westernmost(markers())).toBeVisible());
		const isZooming = () => map.querySelector(".leaflet-zoom-anim") !== null;
		const name = await new Promise<string>((resolve) => {
			const observer = new MutationObserver(() => {
				if (!isZooming()) return;
				observer.disconnect();
				const marker = westernmost(markers());
				marker?.click();
				resolve(marker?.getAttribute("aria-label") ?? "");
			});
			observer.observe(map, { subtree: true, attributeFilter: ["class"] });
			canvas.getByRole("button", { name: "Miami" }).click();
		});
		await waitFor(() => expect(card(name)).toHaveAttribute("aria-current", "true"));
		await waitFor(() => {
			expect(isZooming()).toBe(false);
			const marker = map.querySelector('.nev-marker[aria-current="true"]');
			expect(overlaps(map, marker ?? canvasElement)).toBe(true);
		});
		await expect(canvas.getByText(/within 250 mi/)).toBeVisible();
	},
};

/** A marker that stays while the list and the next markers fail: its card is above the error. */
const PressedBesideAFailedList: Story = {
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { markers, card, field, names } = await renderedMap(canvasElement);
		loaded.api.mode = "fails";
		await userEvent.type(field(), "Montana{Enter}");
		const pane = canvasElement.querySelector<HTMLElement>(".nev-list-pane") as HTMLElement;
		const retry = await within(pane).findByRole("button", { name: "Try again" });
		const marker = westernmost(markers());
		const name = marker?.getAttribute("aria-label") ?? "";
		await userEvent.click(marker ?? canvasElement);
		await waitFor(() => expect(card(name)).toHaveAttribute("aria-current", "true"));
		await expect(names()).toEqual([name]);
		loaded.api.mode = "responds";
		await userEvent.click(retry);
		await waitFor(() => expect(names().length).toBeGreaterThan(1));
		await expect(names()[0]).toBe(name);
	},
};

/** Unmounting during a zoom animation causes no error. */
const RemovedWhileZooming: Story = {
	parameters: animated,
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
		const { map } = await renderedMap(canvasElement);
		// Leaflet ends a zoom in a timer of 250 milliseconds.
		const timers = spyOn(window, "setTimeout");
		const ends = () => timers.mock.calls.filter(([, delay]) => delay === 250);
		const zoomIn = canvas.getByRole("button", { name: "Zoom in" });
		// Its name is its tooltip, which is not read out again.
		await expect(zoomIn).not.toHaveAttribute("aria-label");
		await userEvent.click(zoomIn);
		await waitFor(() => expect(ends()).not.toHaveLength(0));
		await userEvent.click(canvas.getByRole("button", { name: "Close" }));
		await expect(map).not.toBeInTheDocument();
		for (const [end] of ends()) if (typeof end === "function") end();
		timers.mockRestore();
	},
};

/** The dealership's marker that is farthest to the west. */
function westernmost(markers: readonly HTMLElement[]): HTMLElement | undefined {
	const left = (marker: HTMLElement) => marker.getBoundingClientRect().left;
	return markers
		.filter(({ className }) => className.includes("nev-marker-dealer"))
		.sort((a, b) => left(a) - left(b))[0];
}

/** The contiguous states and the District of Columbia. Islands are outlines of their own. */
const minContiguousOutlines = 49;

/** The number of outlines on the map. */
function outlineCount(map: Element): number {
	const path = map.querySelector(".nev-outline")?.getAttribute("d") ?? "";
	return path.match(/M[^M]*L/g)?.length ?? 0;
}

/** A dealership for a list of the page. */
const dealerAt = (id: number, name: string, latitude: number, longitude: number): Dealership => ({
	...gulfCarts,
	id,
	name,
	state: "Guam",
	latitude,
	longitude,
});

/** Beyond the antimeridian, dealers are where they are, and requests stay within 180 degrees. */
const BeyondTheAntimeridian: Story = {
	args: { state: "Alaska" },
	parameters: {
		api: {
			dealerships: [
				{ ...dealerAt(2, "Shemya Carts", 52.72, 174.11), state: "Alaska" },
				{ ...dealerAt(3, "Adak Carts", 51.88, -176.65), state: "Alaska" },
			],
		},
	},
	play: async ({ canvasElement, userEvent, loaded }) => {
		const { map, markers, waitForResults, within: inMap } = await renderedMap(canvasElement);
		await waitFor(() => expect(markers()).toHaveLength(2));
		await waitFor(() => expect(markers().every((marker) => overlaps(map, marker))).toBe(true));
		map.focus();
		await fireEvent.keyDown(map, { key: "ArrowUp", keyCode: 38 });
		await userEvent.click(await inMap.findByRole("button", { name: "Search this area" }));
		await waitForResults("of the center of the map");
		const longitudes = loaded.api.requests.flatMap((path: string) =>
			[...path.matchAll(/(?:west|east|longitude)=([-\d.]+)/g)].map(([, degrees]) =>
				Number(degrees),
			),
		);
		await expect(longitudes.length).toBeGreaterThan(4);
		for (const degrees of longitudes) await expect(Math.abs(degrees)).toBeLessThanOrEqual(180);
	},
};

const crowd = [
	...Array.from({ length: 60 }, (_, index) =>
		dealerAt(index + 1, `Stall ${index + 1}`, 26.14, -81.79),
	),
	dealerAt(97, "Lake Carts", 26.72, -80.7),
	dealerAt(98, "Lakeside Carts", 26.75, -80.67),
	dealerAt(99, "Elsewhere Carts", 26.9, -81.2),
];

/** Dealers at one address are one marker with a list, at every zoom. A press on a cluster fits its dealers, and the focus is on the map. */
export const CrowdAtOneAddress: Story = {
	tags: ["!autodocs"],
	args: { dealerships: crowd },
	play: inTests(async ({ canvas, canvasElement, userEvent, args }) => {
		const { map, markers, within: inMap } = await renderedMap(canvasElement);
		const marker = () => inMap.findByRole("button", { name: "60 dealers at this address" });
		// The map begins with all that the page lists.
		await expect(await inMap.findByRole("button", { name: "Elsewhere Carts" })).toBeVisible();
		for (const marker of markers()) await expect(overlaps(map, marker)).toBe(true);
		await expect(canvasElement.querySelector(".nev-map-scale")).toHaveTextContent(/^\d\d mi$/);
		await fireEvent.click(await marker());
		const list = await canvas.findByRole("region", { name: "60 dealers at this address" });
		await waitFor(() => expect(list).toHaveFocus());
		// The map has not zoomed in first.
		await expect(inMap.getByRole("button", { name: "2 dealers, zoom in" })).toBeVisible();
		await userEvent.keyboard("{Escape}");
		await waitFor(() => expect(list).not.toBeInTheDocument());
		await waitFor(() => expect(map).toHaveFocus());

		(await marker()).focus();
		await userEvent.keyboard("{Enter}");
		const again = within(await canvas.findByRole("region", { name: "60 dealers at this address" }));
		await tabTo(again.getByRole("button", { name: "Stall 60" }));
		await userEvent.keyboard("{Enter}");
		await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
			expect.objectContaining({ name: "Stall 60" }),
		);
		await waitFor(() => expect(canvas.getByRole("heading", { name: "Stall 60" })).toHaveFocus());
		await expect(inMap.getByRole("button", { name: "Stall 60" })).toBeVisible();
		await expect(await marker()).toBeVisible();
		const { x, y, width, height } = (await marker()).getBoundingClientRect();
		await expect(await marker()).toContainElement(
			document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
		);

		inMap.getByRole("button", { name: "2 dealers, zoom in" }).focus();
		await userEvent.keyboard(" ");
		await expect(map).toHaveFocus();
		await expect(await inMap.findByRole("button", { name: "Lake Carts" })).toBeVisible();
	}),
};

/** Dealers at one address that the API has to be asked for. The list says so while they load, and if they do not. */
const CrowdOfTheApi: Story = {
	parameters: {
		api: { dealerships: [...crowd.slice(0, 60), dealerAt(99, "Elsewhere Carts", 40.7, -74)] },
	},
	play: async ({ canvas, canvasElement, loaded }) => {
		const { map, within: inMap } = await renderedMap(canvasElement);
		const marker = await inMap.findByRole("button", { name: "60 dealers at this address" });
		loaded.api.mode = "fails";
		await fireEvent.click(marker);
		const name = { name: "60 dealers at this address" };
		const failed = within(await canvas.findByRole("region", name));
		await expect(failed.getByText("Loading dealers…")).toHaveRole("status");
		await failed.findByText("The dealers could not be shown on the map.");
		await fireEvent.click(failed.getByRole("button", { name: "Close the list" }));
		await expect(map).toHaveFocus();

		loaded.api.mode = "responds";
		await fireEvent.click(marker);
		const list = await canvas.findByRole("region", name);
		await expect(await within(list).findByRole("button", { name: "Stall 1" })).toBeVisible();
		await expect(within(list).getAllByRole("button", { name: /^Stall/ })).toHaveLength(60);
		await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(map.clientHeight);
		const last = within(list).getByRole("button", { name: "Stall 60" });
		last.focus();
		await waitFor(() => expect(overlaps(map, last)).toBe(true));
	},
};

/** Rings around the place of a search, with distances that cover no marker. Closer, there are nearer ones. */
const Rings: Story = {
	args: miami,
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map, markers } = await renderedMap(canvasElement);
		const names = () => [...map.querySelectorAll(".nev-ring-name")];
		const texts = () => names().map(({ textContent }) => textContent);
		await waitFor(() => expect(texts().sort()).toEqual(["10 mi", "25 mi", "50 mi"]));
		await expect(map.querySelectorAll("svg.nev-radius")).toHaveLength(1);
		await expect(map.querySelectorAll("svg.nev-ring")).toHaveLength(2);
		await waitFor(() => expect(markers().length).toBeGreaterThan(3));
		await expect(map.querySelector(".nev-radius")?.closest("[aria-hidden=true]")).toBeVisible();
		for (const name of names()) {
			await expect(name).toHaveAttribute("aria-hidden", "true");
			const pins = markers().map(({ firstElementChild }) => firstElementChild ?? map);
			await waitFor(() => expect(pins.filter((pin) => overlaps(pin, name))).toEqual([]));
		}
		for (const _ of [1, 2, 3]) {
			await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
		}
		await waitFor(() => expect(texts()).toContain("2 mi"));
		// The middle of the map is no place that the visitor has named.
		await userEvent.click(await canvas.findByRole("button", { name: "Search this area" }));
		await waitFor(() => expect(texts()).toEqual([]));
	},
};

/**
 * Where streets would be, the map says once that it has none, and leads to the nearest dealer, or to the
 * selected one. Closed, it stays so, also when dealers failed in the meantime.
 */
export const NoStreets: Story = {
	tags: ["regression"],
	args: { ...miami, onContact: fn((_, event) => event.preventDefault()) },
	globals: { width: "320", viewport: { value: "phone" } },
	play: async ({ args, canvas, canvasElement, userEvent, loaded }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Map" }));
		const { map } = await renderedMap(canvasElement);
		const zoom = async (name: "Zoom in" | "Zoom out", steps: number) => {
			for (let step = 0; step < steps; step += 1) {
				await userEvent.click(canvas.getByRole("button", { name }));
			}
		};
		const pan = async () => {
			map.focus();
			for (let step = 0; step < 8; step += 1) {
				await fireEvent.keyDown(map, { key: "ArrowUp", keyCode: 38 });
			}
		};
		await zoom("Zoom in", 8);
		const text = await canvas.findByText("No streets on this map");
		await expect(text).toHaveRole("status");
		// Else each change of the link would be announced.
		await expect(text.childElementCount).toBe(0);
		const link = canvas.getByRole("link", { name: /^Directions to .*, opens in a new tab$/ });
		await expect(link).toHaveAttribute(
			"href",
			expect.stringMatching(/^https:\/\/.*daddr=|destination=/),
		);
		await userEvent.click(link);
		await expect(args.onContact).toHaveBeenCalledOnce();
		await userEvent.pointer({ target: link, keys: "[MouseMiddle]" });
		await expect(args.onContact).toHaveBeenCalledTimes(2);
		for (const other of [".nev-map-attribution", ".nev-map-scale", ".nev-map-buttons"]) {
			const element = map.parentElement?.querySelector(other) ?? map;
			await expect(overlaps(element, text.parentElement ?? map)).toBe(false);
		}
		loaded.api.mode = "fails";
		await pan();
		await canvas.findByText(/dealers could not be shown on the map/);
		await waitFor(() => expect(text.textContent).toBe(""));
		loaded.api.mode = "responds";
		await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
		await expect(await canvas.findByText("No streets on this map")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Close" }));
		await waitFor(() => expect(text.textContent).toBe(""));
		await expect(map).toHaveFocus();
		loaded.api.mode = "fails";
		await pan();
		await canvas.findByText(/dealers could not be shown on the map/);
		loaded.api.mode = "responds";
		await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
		await waitFor(() => expect(canvas.queryByText(/could not be shown/)).not.toBeInTheDocument());
		await waitFor(() => expect(text.textContent).toBe(""));
		await zoom("Zoom out", 4);
		await zoom("Zoom in", 4);
		await expect(canvas.queryByText("No streets on this map")).not.toBeInTheDocument();
	},
};

/** Without a dealer in view, there are no directions to one that may be far away. Those to one in view stay. */
const DirectionsWithoutStreets: Story = {
	args: {
		dealerships: [dealerAt(1, "Near Carts", 26.14, -81.79), dealerAt(2, "Far Carts", 40.7, -74)],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map } = await renderedMap(canvasElement);
		const zoom = async (name: "Zoom in" | "Zoom out", steps: number) => {
			for (let step = 0; step < steps; step += 1) {
				await userEvent.click(canvas.getByRole("button", { name }));
			}
		};
		const links = () => canvas.queryAllByRole("link", { name: /^Directions to .*new tab$/ });
		const ofNote = () => links().filter((link) => link.closest(".nev-map-note"));
		await zoom("Zoom in", 10);
		await canvas.findByText("No streets on this map");
		await expect(ofNote()).toEqual([]);
		await userEvent.click(canvas.getByRole("button", { name: "Show Far Carts on the map" }));
		await waitFor(() => expect(ofNote()).toHaveLength(1));
		await expect(ofNote()[0]).toHaveTextContent("Directions to Far Carts");
		await expect(map).toBeVisible();
	},
};

/** While the visitor pans, the directions stay those to the dealer that was nearest at first. */
const DirectionsStay: Story = {
	args: {
		dealerships: [
			dealerAt(1, "South Carts", 26.14, -81.79),
			dealerAt(2, "North Carts", 26.16, -81.79),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const { map } = await renderedMap(canvasElement);
		for (const _ of [1, 2, 3]) {
			await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
		}
		const text = await canvas.findByText("No streets on this map");
		const link = () => text.parentElement?.querySelector("a")?.textContent;
		const first = link();
		await expect(first).toMatch(/^Directions to (South|North) Carts$/);
		map.focus();
		for (const key of ["ArrowUp", "ArrowDown", "ArrowDown"]) {
			await fireEvent.keyDown(map, { key, keyCode: key === "ArrowUp" ? 38 : 40 });
			await expect(link()).toBe(first);
		}
	},
};

/** A search from an island without dealers shows the island, with the ring of its radius. */
const SearchFromGuam: Story = {
	args: { zip: "96910", radius: 250 },
	parameters: {
		api: {
			firstAnswers: {
				"dealerships/near": () =>
					Response.json({
						origin: { label: "96910 Hagatna, Guam", latitude: 13.47, longitude: 144.75 },
						radiusMiles: 250,
						withinRadius: 0,
						dealerships: [
							{ ...dealerAt(1, "Maui Carts", 20.9, -156.4), distanceMiles: 3861 },
							{ ...dealerAt(2, "Naples Carts", 26.14, -81.79), distanceMiles: 7920 },
						],
					}),
			},
		},
	},
	play: async ({ canvasElement }) => {
		const { map, waitForResults } = locatorPage(canvasElement);
		await waitForResults("No dealer within 250 mi");
		const shown = await map();
		await waitFor(() => {
			const origin = shown.querySelector(".nev-origin");
			expect(origin).toBeInTheDocument();
			expect(overlaps(shown, origin as Element)).toBe(true);
			const [outer, ring] = [shown, shown.querySelector(".nev-radius")].map((element) =>
				element?.getBoundingClientRect(),
			);
			expect(ring?.width).toBeGreaterThan(100);
			expect(ring?.left).toBeGreaterThanOrEqual(outer?.left ?? 0);
			expect(ring?.right).toBeLessThanOrEqual(outer?.right ?? 0);
		});
	},
};

const longName =
	"Grand Prairie Low-Speed Vehicles, Golf Carts and Service of the Northern Counties";

function nameOn(map: HTMLElement): HTMLElement {
	const name = map.querySelector<HTMLElement>(".nev-map-name");
	expect(name).toBeVisible();
	return name as HTMLElement;
}

/** The selected dealer's long name is cut, and within the map. */
const LongNameOnTheMap: Story = {
	args: {
		dealerships: [dealerAt(1, longName, 26.14, -81.79), dealerAt(2, "Stall 2", 26.14, -81.79)],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(
			await canvas.findByRole("button", { name: `Show ${longName} on the map` }),
		);
		const { map } = await renderedMap(canvasElement);
		const name = await waitFor(() => nameOn(map));
		await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
		await waitFor(() => {
			const [outer, inner] = [map.getBoundingClientRect(), name.getBoundingClientRect()];
			expect(inner.left).toBeGreaterThanOrEqual(outer.left);
			expect(inner.right).toBeLessThanOrEqual(outer.right);
		});
	},
};

/** On the outlines too, names are on the side of their marker where the map's edge does not cut them. */
const NameAtTheEdge: Story = {
	args: { dealerships: [dealerAt(1, longName, 26.14, -81.79)] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(
			await canvas.findByRole("button", { name: `Show ${longName} on the map` }),
		);
		const { map } = await renderedMap(canvasElement);
		const name = await waitFor(() => nameOn(map));
		map.focus();
		for (let step = 0; step < 2; step += 1) {
			await fireEvent.keyDown(map, { key: "ArrowLeft", keyCode: 37 });
		}
		await waitFor(() => expect(name.dataset.side).toBe("left"));
		const [frame, box] = [map.getBoundingClientRect(), name.getBoundingClientRect()];
		await expect(box.left).toBeGreaterThanOrEqual(frame.left);
		await expect(box.right).toBeLessThanOrEqual(frame.right);
	},
};

/** In the list, on the map, and by keyboard. */
export const Selections: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		SelectedInTheList,
		OwnCardsAndMarkers,
		SelectedOnTheMap,
		SelectedOutsideOfTheList,
		Keyboard,
	}),
};

/** What the map shows, as the visitor moves it and the page changes its width. */
export const Views: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		SearchThisArea,
		Resized,
		Rings,
		Regions,
		BeyondTheAntimeridian,
		LongAttribution,
		SearchFromGuam,
	}),
};

/** A search, a press and a removal during the map's animation. */
export const WhileZooming: Story = {
	tags: ["regression", "same-look"],
	parameters: animated,
	play: playEach(meta, { SearchedWhileZooming, PressedWhileMovingAway, RemovedWhileZooming }),
};

/** The map in the list's place, with long names and many dealers. */
export const OnPhone: Story = {
	tags: ["regression"],
	globals: { width: "360", viewport: { value: "phone" } },
	play: playEach(meta, {
		NarrowFromTheList,
		LongNameOnTheMap,
		NameAtTheEdge,
		CrowdOfTheApi,
		Narrow,
	}),
};

/** Where there are no streets, to the dealer in view. */
export const Directions: Story = {
	tags: ["regression"],
	play: playEach(meta, { DirectionsStay, DirectionsWithoutStreets }),
};

/** Tiles, markers and the list, which can be tried again. */
export const Failing: Story = {
	tags: ["regression"],
	play: playEach(meta, {
		TilesAreErrorPictures,
		VectorTilesFailing,
		ClustersFailing,
		PressedBesideAFailedList,
	}),
};
