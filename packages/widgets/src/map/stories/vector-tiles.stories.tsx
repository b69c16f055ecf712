import { addVectorMap, type VectorTileService } from "@nev/vector-map";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Map as LeafletMap, type MapOptions } from "leaflet";
import leafletStyles from "leaflet/dist/leaflet.css?inline";
import { useEffect, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import { readTileJson } from "../read-tile-json.js";

/** Land without a city, a park or a border. */
const nebraska: MapOptions = { center: [42, -101.2], zoom: 6 };

/** The renderer on a page with Leaflet's style sheet and without ours, which a shadow root keeps out. */
function MapWithoutOurStyles({ service }: { service: VectorTileService }) {
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: "open" });
		if (!root) return;
		const [style, container] = [document.createElement("style"), document.createElement("div")];
		style.textContent = leafletStyles;
		container.style.height = "400px";
		root.replaceChildren(style, container);
		const map = new LeafletMap(container, { ...nebraska, attributionControl: false });
		const remove = addVectorMap(map, {
			...{ service, language: "en", gapText: "" },
			distanceText: () => "",
			describe: (names) => names.join(", "),
			observeObstacles: () => ({ read: () => [], dispose() {} }),
		});
		return () => {
			remove();
			map.remove();
		};
	}, [service]);
	return <div ref={host} />;
}

const meta = {
	title: "Regressions/Map/Vector tiles",
	tags: ["regression", "!autodocs"],
	loaders: async () => ({
		service: await readTileJson("/api/map/tiles.json", AbortSignal.timeout(60_000)),
	}),
	render: (_, { loaded }) => <MapWithoutOurStyles service={loaded.service} />,
} satisfies Meta;
export default meta;

/** The canvases lie below the map's content and let presses through; their colors follow the page's. */
export const WithoutOurStyles: StoryObj = {
	play: async ({ canvasElement }) => {
		const host = await hostIn(canvasElement);
		const root = host.shadowRoot as ShadowRoot;
		host.style.setProperty("--_land", "rgb(240, 230, 220)");
		const container = root.querySelector(".leaflet-container") as HTMLElement;
		await waitFor(() => expect(colorsIn(container)).toContain("240, 230, 220"));
		const canvases = [...container.querySelectorAll("canvas")];
		await expect(canvases.length).toBeGreaterThan(1);
		for (const canvas of canvases) {
			const { position, top, left } = getComputedStyle(canvas);
			await expect([position, top, left]).toEqual(["absolute", "0px", "0px"]);
		}
		const { x, y } = middleOf(container);
		await expect(root.elementFromPoint(x, y)).toBe(container);
		host.style.setProperty("--_land", "rgb(20, 30, 40)");
		await waitFor(() => expect(colorsIn(container)).toContain("20, 30, 40"));
	},
};

/** Paper is light, and printed before the next frame. */
export const PrintedFromADarkPage: StoryObj = {
	play: async ({ canvasElement }) => {
		const host = await hostIn(canvasElement);
		host.style.setProperty("color-scheme", "dark");
		host.style.setProperty("--_land", "light-dark(rgb(240, 230, 220), rgb(20, 30, 40))");
		const container = host.shadowRoot?.querySelector(".leaflet-container") as HTMLElement;
		await waitFor(() => expect(colorsIn(container)).toContain("20, 30, 40"));
		window.dispatchEvent(new Event("beforeprint"));
		await expect(colorsIn(container)).toContain("240, 230, 220");
		window.dispatchEvent(new Event("afterprint"));
		await waitFor(() => expect(colorsIn(container)).toContain("20, 30, 40"));
	},
};

/** The element with the map, once its effect has run, which Preact does after the frame. */
function hostIn(canvasElement: HTMLElement): Promise<HTMLElement> {
	return waitFor(() => {
		const host = [...canvasElement.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot);
		expect(host).toBeDefined();
		return host as HTMLElement;
	});
}

function middleOf(element: HTMLElement) {
	const { left, top, width, height } = element.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
}

/** The colors that canvases have in the middle of the map. */
function colorsIn(container: HTMLElement): string[] {
	const { x, y } = middleOf(container);
	return [...container.querySelectorAll("canvas")].map((canvas) => {
		const { left, top, width } = canvas.getBoundingClientRect();
		const scale = canvas.width / width;
		const pixel = new OffscreenCanvas(1, 1).getContext("2d");
		pixel?.drawImage(canvas, (left - x) * scale, (top - y) * scale);
		return `${pixel?.getImageData(0, 0, 1, 1).data.slice(0, 3).join(", ")}`;
	});
}
