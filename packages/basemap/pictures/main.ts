import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basemapFile } from "../src/index.js";
import { openArchive } from "../test/archive-tiles.js";
import type { View } from "../test/view.js";
import { drawView } from "./draw-view.js";

const size = { width: 800, height: 600 };

/** Views that show what the map must get right: coasts, bays, rivers, dense and empty country. */
const views: readonly (View & { readonly name: string })[] = [
	{ name: "country", longitude: -96, latitude: 38.5, zoom: 4, width: 1200, height: 800 },
	{ name: "country-on-a-phone", longitude: -96, latitude: 38.5, zoom: 3, width: 390, height: 700 },
	{ name: "alaska", longitude: -152, latitude: 63, zoom: 4, ...size },
	{ name: "hawaii", longitude: -157.5, latitude: 20.8, zoom: 7, ...size },
	{ name: "san-juan", longitude: -66.1, latitude: 18.3, zoom: 8, ...size },
	{ name: "florida", longitude: -82, latitude: 27.6, zoom: 6, ...size },
	{ name: "chicago", longitude: -87.7, latitude: 41.85, zoom: 8, ...size },
	{ name: "los-angeles-8", longitude: -118.25, latitude: 34.05, zoom: 8, ...size },
	{ name: "los-angeles-10", longitude: -118.25, latitude: 34.05, zoom: 10, ...size },
	{ name: "los-angeles-13", longitude: -118.25, latitude: 34.05, zoom: 13, ...size },
	{ name: "new-york", longitude: -74, latitude: 40.72, zoom: 9, ...size },
	{ name: "manhattan", longitude: -73.97, latitude: 40.75, zoom: 11, ...size },
	{ name: "philadelphia", longitude: -75.15, latitude: 39.95, zoom: 10, ...size },
	{ name: "washington", longitude: -77.04, latitude: 38.87, zoom: 10, ...size },
	{ name: "new-orleans", longitude: -90.07, latitude: 29.95, zoom: 9, ...size },
	{ name: "san-francisco", longitude: -122.3, latitude: 37.75, zoom: 10, ...size },
	{ name: "kansas", longitude: -98.5, latitude: 38.4, zoom: 10, ...size },
];

/** `pnpm --filter @nev/basemap pictures [view…]`: draws views as PNG into a temporary folder. */
const names = process.argv.slice(2);
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const folder = mkdtempSync(join(tmpdir(), "nev-basemap-"));
const archive = await openArchive(basemapFile);
for (const view of views.filter(({ name }) => names.length === 0 || names.includes(name))) {
	const svg = join(folder, `${view.name}.svg`);
	const png = join(folder, `${view.name}.png`);
	writeFileSync(svg, await drawView(archive, view));
	execFileSync(
		chromium,
		[
			...["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
			`--window-size=${view.width},${view.height}`,
			`--screenshot=${png}`,
			`file://${svg}`,
		],
		{ stdio: "ignore" },
	);
	process.stdout.write(`${png}\n`);
}
