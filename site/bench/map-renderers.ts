import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { median, printGoal, printTable } from "../../scripts/bench/report.js";
import type { HostPage, Visit } from "./host-page.js";

const ownRenderer = new URL("../../packages/vector-map/dist/index.js", import.meta.url).pathname;
const leaflet = createRequire(ownRenderer).resolve("leaflet/dist/leaflet-src.esm.js");

const size = { width: 800, height: 600 };

/** What a page needs of each, as a module that ends with the layer on `map`. */
const layers = {
	none: "",
	"vector-map": `
		import { addVectorMap } from ${JSON.stringify(ownRenderer)};
		addVectorMap(map, {
			service: {
				template: tiles, attribution: "", bounds: [-180, -85, 180, 85],
				minZoom: 0, maxZoom: 10, hasRoads: false,
			},
			language: "en", gapText: "", distanceText: () => "", describe: String,
			observeObstacles: () => ({ read: () => [], dispose() {} }),
		});`,
	"protomaps-leaflet": `
		import { leafletLayer } from "protomaps-leaflet";
		leafletLayer({ url: tiles, flavor: "light", lang: "en", maxDataZoom: 10 }).addTo(map);`,
};

type Renderer = keyof typeof layers;

/** How many more bytes than ours another renderer may cost and take its place (decision 13). */
const maxBytesMore = 8000;

/**
 * Our renderer beside protomaps-leaflet, on a page with Leaflet and nothing else: the bytes that each
 * adds (Brotli), and the frames of six pans over the built-in map. Only the bytes decide.
 *
 * @returns whether ours is as much smaller as it has to be
 */
export async function compareRenderers(
	{ origin, visit }: HostPage,
	rounds: number,
): Promise<boolean> {
	const tileJson = (await (await fetch(`${origin}/api/map/tiles.json`)).json()) as {
		tiles: string[];
	};
	const tiles = new URL(tileJson.tiles[0] as string, origin).href
		.replaceAll("%7B", "{")
		.replaceAll("%7D", "}");
	const rows: Record<string, { bytes: number; longFrames: number; longest: number }> = {};
	const base = brotliCompressSync(await bundle("none", tiles)).length;
	const names = ["vector-map", "protomaps-leaflet"] as const;
	const codes = new Map<Renderer, string>();
	for (const name of names) codes.set(name, await bundle(name, tiles));
	const runs = new Map<Renderer, { long: number; longest: number }[]>(names.map((n) => [n, []]));
	// In turns, so that a busy machine slows both.
	for (let round = 0; round < rounds; round += 1) {
		for (const name of names)
			runs.get(name)?.push(await visit(htmlOf(codes.get(name) as string), pan));
	}
	for (const name of names) {
		const measured = runs.get(name) ?? [];
		rows[name] = {
			bytes: brotliCompressSync(codes.get(name) as string).length - base,
			longFrames: median(measured.map(({ long }) => long)),
			longest: median(measured.map(({ longest }) => longest)),
		};
	}
	const own = rows["vector-map"];
	const other = rows["protomaps-leaflet"];
	if (!own || !other) throw new Error("A renderer was not measured.");
	const cells = (key: keyof typeof own) => [own[key].toFixed(0), other[key].toFixed(0)];
	const ratio = (key: keyof typeof own) => (other[key] / Math.max(1, own[key])).toFixed(2);
	printTable([
		["on a bare page", ...names, "ratio"],
		["bytes", ...cells("bytes"), ratio("bytes")],
		["pans: frames over 50 ms", ...cells("longFrames"), ratio("longFrames")],
		["pans: longest frame, ms", ...cells("longest"), ratio("longest")],
	]);
	return printGoal(
		"protomaps-leaflet: bytes more than ours",
		String(other.bytes - own.bytes),
		"at least",
		maxBytesMore,
	);
}

async function bundle(name: Renderer, tiles: string): Promise<string> {
	const code = `
		import * as L from ${JSON.stringify(leaflet)};
		// All of it in each, because protomaps-leaflet reads this global.
		window.L = L;
		const tiles = ${JSON.stringify(tiles)};
		const map = L.map("map", { center: [41.9, -87.7], zoom: 8, zoomAnimation: false });
		${layers[name]}`;
	const output = await build({
		configFile: false,
		logLevel: "error",
		plugins: [
			{
				name: "entry",
				resolveId: (id) =>
					id === "renderer-entry"
						? new URL("renderer-entry.js", import.meta.url).pathname
						: id === "leaflet"
							? leaflet
							: undefined,
				load: (id) => (id.endsWith("/renderer-entry.js") ? code : undefined),
			},
		],
		build: {
			write: false,
			rollupOptions: { input: "renderer-entry", output: { format: "es" } },
			modulePreload: false,
		},
	});
	const [result] = Array.isArray(output) ? output : [output];
	const chunk = result && "output" in result ? result.output[0] : undefined;
	if (chunk?.type !== "chunk") throw new Error(`${name} was not built.`);
	return chunk.code;
}

function htmlOf(code: string): string {
	const css = readFileSync(leaflet.replace("leaflet-src.esm.js", "leaflet.css"), "utf8");
	return `<style>${css} body { margin: 0 } #map { height: ${size.height}px; color: #10231b;
		--_land: #fbfaf5; --_sky: #e4eff1; --_coast: #9dbcc3; --_park: #e3eeda; --_building: #ebe5d6;
		--_urban: #f2eee3; --_road: #fff; --_road-edge: #d5d3c9; --_highway: #f7d98b;
		--_border-line: #8b9e92; --_ink: #10231b; --_ink-soft: #52635a }</style>
		<div id="map"></div><script type="module">${code.replaceAll("</script", "<\\/script")}</script>`;
}

const recorder = `
	let last = 0;
	window.frames50 = [];
	requestAnimationFrame(function frame(now) {
		if (last) frames50.push(now - last);
		last = now;
		requestAnimationFrame(frame);
	});`;

/** Three pans out and back, each with what the map draws after it. */
async function pan({ page, devTools, open }: Visit): Promise<{ long: number; longest: number }> {
	await page.setViewportSize(size);
	await page.addInitScript(recorder);
	await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await open();
	await page.waitForSelector("#map canvas", { timeout: 60_000 });
	await page.waitForTimeout(3000);
	await page.evaluate("frames50.length = 0");
	for (const [x, y] of [
		[-300, 0],
		[-300, 150],
		[0, -250],
		[300, 0],
		[300, -150],
		[0, 250],
	] as const) {
		await page.mouse.move(400 - x / 2, 300 - y / 2);
		await page.mouse.down();
		for (let step = 1; step <= 20; step += 1) {
			await page.mouse.move(400 - x / 2 + (x * step) / 20, 300 - y / 2 + (y * step) / 20);
			await page.evaluate(() => new Promise(requestAnimationFrame));
		}
		await page.mouse.up();
		await page.waitForTimeout(700);
	}
	return page.evaluate(`({
		long: frames50.filter((duration) => Math.round(duration) > 50).length,
		longest: Math.max(...frames50),
	})`);
}
