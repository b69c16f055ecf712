/** What each page has under `window.mapBench`. */
export interface MapBench {
	/** When the map has last drawn or loaded something, in milliseconds; 0 before. */
	lastChange: number;
	changed(): void;
	/** Forgets the tasks and frames so far, and counts as a change, as a step begins with it. */
	reset(): void;
	/** The durations of tasks of more than 50 ms, and of all frames, in milliseconds. */
	read(): { tasks: number[]; frames: number[] };
}

declare global {
	interface Window {
		mapBench: MapBench;
	}
}

const recorder = `
	let tasks = [], frames = [], last = 0;
	window.mapBench = {
		lastChange: 0,
		changed() { this.lastChange = performance.now(); },
		reset() { tasks = []; frames = []; this.changed(); },
		read: () => ({ tasks, frames }),
	};
	new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
		.observe({ type: "longtask" });
	requestAnimationFrame(function frame(now) {
		if (last) frames.push(now - last);
		last = now;
		requestAnimationFrame(frame);
	});`;

/** Corners of the country, so that our map shows the view that the others are given. */
const dealerships = [
	[47.6, -122.3],
	[32.7, -117.2],
	[25.8, -80.2],
	[44.8, -68.8],
].map(([latitude, longitude], index) => ({
	id: index + 1,
	name: `Dealer ${index + 1}`,
	address: "1 Main St",
	city: "Town",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "hello@example.com",
	latitude,
	longitude,
}));

const bodies: Record<string, string> = {
	ours: `
		<script>
			const { prototype } = ImageBitmapRenderingContext;
			const { transferFromImageBitmap } = prototype;
			prototype.transferFromImageBitmap = function (bitmap) {
				mapBench.changed();
				transferFromImageBitmap.call(this, bitmap);
			};
		</script>
		<script src="/embed/v1/nev-widgets.js" async></script>
		<nev-dealer-map map="/tiles.json" style="--nev-map-height: 600px"
			dealerships='${JSON.stringify(dealerships)}'></nev-dealer-map>`,
	leaflet: `
		<link rel="stylesheet" href="/leaflet/leaflet.css">
		<div id="map"></div>
		<script src="/leaflet/leaflet.js"></script>
		<script>
			const map = L.map("map").setView([37.5, -95.5], 4);
			L.tileLayer("/raster/{z}/{x}/{y}.png", { maxZoom: 10 })
				.on("tileload", () => mapBench.changed())
				.addTo(map);
			map.on("move zoom", () => mapBench.changed());
		</script>`,
	maplibre: `
		<link rel="stylesheet" href="/maplibre/maplibre-gl.css">
		<div id="map"></div>
		<script type="module">
			import { Map } from "/maplibre/maplibre-gl.mjs";
			const source = "basemap";
			const fill = (id, color) =>
				({ id, type: "fill", source, "source-layer": id, filter: ["==", ["geometry-type"], "Polygon"],
					paint: { "fill-color": color } });
			new Map({
				container: "map",
				center: [-95.5, 37.5],
				zoom: 3,
				style: {
					version: 8,
					sources: { basemap: { type: "vector", url: location.origin + "/tiles.json" } },
					layers: [
						{ id: "background", type: "background", paint: { "background-color": "#cfe3ee" } },
						fill("earth", "#fbfaf5"),
						fill("water", "#cfe3ee"),
						{ id: "boundaries", type: "line", source, "source-layer": "boundaries",
							paint: { "line-color": "#aaa", "line-dasharray": [6, 3] } },
						{ id: "places", type: "symbol", source, "source-layer": "places",
							layout: { "text-field": ["get", "name"], "text-size": 13 },
							paint: { "text-halo-color": "#fbfaf5", "text-halo-width": 1.5 } },
					],
				},
			}).on("render", () => mapBench.changed());
		</script>`,
};

/** The page of a map; undefined for another name. */
export function pageOf(name: string): string | undefined {
	const body = bodies[name];
	return (
		body &&
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
		<style>body { margin: 0 } #map { width: 800px; height: 600px }</style>
		<script>${recorder}</script>${body}`
	);
}
