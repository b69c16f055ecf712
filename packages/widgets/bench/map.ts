import { type Browser, chromium, type Page } from "playwright";
import { drawRasterTile } from "./map/raster-tile.js";
import { serveMaps } from "./map/serve-maps.js";

/*
 * The locator's map beside Leaflet with pictures and MapLibre GL, in turns, in Chromium: the bytes
 * and the time of the first view, and a walk of ten pans and zooms. All three draw the built-in archive
 * from one local server. The processor is slowed down four times, the network is a slow 4G. MapLibre
 * draws with WebGL, which is slow on a machine without a graphics card: compare its bytes and its
 * longest task rather than its frames.
 *
 *   pnpm bench map [rounds]
 */
const rounds = Number(process.argv[2] ?? 3);
const slowdown = 4;

/** The slow 4G of Lighthouse: 1.6 Mbit/s, and 150 ms for a round trip. */
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: 204_800,
	uploadThroughput: 93_750,
};

const size = { width: 800, height: 600 };

/** How long a map must be quiet to count as drawn, in milliseconds. */
const quietMs = 800;

const contestants = ["ours", "leaflet", "maplibre"] as const;
const names = { ours: "ours", leaflet: "Leaflet, raster", maplibre: "MapLibre GL" };

/** Drags in pixels, and zooms by key: into the middle of the country, along it, and out again. */
const walk = [
	"+",
	{ x: -220, y: -60 },
	"+",
	{ x: -200, y: 120 },
	"+",
	{ x: 240, y: 40 },
	"+",
	{ x: -180, y: -160 },
	"-",
	{ x: 200, y: 100 },
] as const;

interface Run {
	bytes: number;
	requests: number;
	drawnMs: number;
	walkBytes: number;
	longestTaskMs: number;
	tasksOver50: number;
	framesOver50: number;
	longestFrameMs: number;
	panFramesOver50: number;
}

// Without a graphics card, WebGL is drawn in software, and so is the whole page then. MapLibre needs it.
const withoutWebGl = await launch("--disable-gpu");
const withWebGl = await launch(
	"--use-angle=swiftshader",
	"--enable-unsafe-swiftshader",
	"--disable-gpu-rasterization",
	"--disable-accelerated-2d-canvas",
);
const browsers = { ours: withoutWebGl, leaflet: withoutWebGl, maplibre: withWebGl };
const painter = await withoutWebGl.newPage();
const { origin, sent, close } = await serveMaps((tile) => drawRasterTile(painter, tile));
try {
	// Draws the raster tiles, so that no later run waits for that.
	await measure("leaflet", { isWarmUp: true });
	const runs: Record<(typeof contestants)[number], Run[]> = { ours: [], leaflet: [], maplibre: [] };
	for (let round = 0; round < rounds; round += 1) {
		for (const name of contestants) runs[name].push(await measure(name));
	}
	printTable(runs);
} finally {
	await withoutWebGl.close();
	await withWebGl.close();
	close();
}

function launch(...args: string[]): Promise<Browser> {
	return chromium.launch({
		...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
		args: ["--no-sandbox", ...args],
	});
}

async function measure(
	name: (typeof contestants)[number],
	{ isWarmUp = false } = {},
): Promise<Run> {
	const context = await browsers[name].newContext({ viewport: size });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	const start = sent();
	if (!isWarmUp) {
		await session.send("Network.emulateNetworkConditions", network);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	}
	await page.goto(`${origin}/${name}`, { waitUntil: "commit" });
	await untilDrawn(page);
	const drawnMs = await page.evaluate(() => window.mapBench.lastChange);
	const first = sent();

	await page.mouse.click(size.width / 2, size.height / 2);
	const tasks: number[] = [];
	const frames: number[] = [];
	const panFrames: number[] = [];
	for (const step of walk) {
		await page.evaluate(() => window.mapBench.reset());
		if (typeof step === "string") await page.keyboard.press(step);
		else await drag(page, step);
		await untilDrawn(page);
		const recorded = await page.evaluate(() => window.mapBench.read());
		tasks.push(...recorded.tasks);
		frames.push(...recorded.frames);
		if (typeof step !== "string") panFrames.push(...recorded.frames);
	}
	await context.close();
	return {
		bytes: first.bytes - start.bytes,
		requests: first.requests - start.requests,
		drawnMs,
		walkBytes: sent().bytes - first.bytes,
		longestTaskMs: Math.max(0, ...tasks),
		tasksOver50: tasks.length,
		framesOver50: framesOver50(frames),
		longestFrameMs: Math.max(0, ...frames),
		panFramesOver50: framesOver50(panFrames),
	};
}

/** Frames last whole refreshes, told in tenths of a millisecond: three of them 49.9 to 50.1. */
function framesOver50(durations: number[]): number {
	return durations.filter((duration) => Math.round(duration) > 50).length;
}

/** A drag in twenty steps of a frame each. */
async function drag(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
	const start = { x: size.width / 2 - x / 2, y: size.height / 2 - y / 2 };
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	for (let step = 1; step <= 20; step += 1) {
		await page.mouse.move(start.x + (x * step) / 20, start.y + (y * step) / 20);
		await page.evaluate(() => new Promise(requestAnimationFrame));
	}
	await page.mouse.up();
}

/** Waits until nothing has been drawn or loaded for a while. */
async function untilDrawn(page: Page): Promise<void> {
	await page.waitForFunction(
		(quiet) =>
			window.mapBench?.lastChange > 0 && performance.now() - window.mapBench.lastChange > quiet,
		quietMs,
		{ polling: 100, timeout: 60_000 },
	);
}

function printTable(runs: Record<(typeof contestants)[number], Run[]>): void {
	const rows: [string, keyof Run, (value: number) => string][] = [
		["first view: KB", "bytes", (value) => (value / 1000).toFixed(1)],
		["first view: requests", "requests", String],
		["first view: drawn after, ms", "drawnMs", (value) => value.toFixed(0)],
		["walk: KB", "walkBytes", (value) => (value / 1000).toFixed(1)],
		["walk: longest task, ms", "longestTaskMs", (value) => (value ? value.toFixed(0) : "< 50")],
		["walk: tasks over 50 ms", "tasksOver50", String],
		["walk: longest frame, ms", "longestFrameMs", (value) => value.toFixed(0)],
		["walk: frames over 50 ms", "framesOver50", String],
		["its pans: frames over 50 ms", "panFramesOver50", String],
	];
	print(
		"median of",
		contestants.map((name) => names[name]).join("|"),
		"ours / Leaflet|ours / MapLibre",
	);
	for (const [title, key, format] of rows) {
		const values = contestants.map((name) => median(runs[name].map((run) => run[key])));
		const [ours = 0, ...others] = values;
		print(
			title,
			values.map(format).join("|"),
			others.map((value) => (value > 0 ? (ours / value).toFixed(2) : "")).join("|"),
		);
	}
}

function print(title: string, ...groups: string[]): void {
	const cells = groups.join("|").split("|");
	process.stdout.write(`${title.padEnd(30)}${cells.map((cell) => cell.padStart(17)).join("")}\n`);
}

function median(values: number[]): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
