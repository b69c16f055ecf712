import type { Page } from "@playwright/test";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A text on the map, by its box in the map's pixels. */
interface MapText {
	text: string;
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** Finds sample dealers in cities, suburbs and rural places from coast to coast. */
const searches = [
	"Los Angeles",
	"New York",
	"Chicago",
	"Miami",
	"Montana",
	"Nevada",
	"Kansas",
	"Maine",
	"Texas",
	"Alaska",
	"Hawaii",
];

for (const q of searches) {
	test(`the map around a dealer of "${q}" names places at every zoom`, async ({
		monitoredPage: page,
		hosts,
	}) => {
		await recordTexts(page);
		const dealer = await dealerOf(page, q);
		await page.goto(`${siteOrigin}/dealerships?dealer=${dealer.id}`);
		await expect(page.locator(".nev-marker-selected .nev-map-name")).toHaveText(dealer.name);
		// The map shows a dealer of the URL at zoom 9.
		await zoom(page, "Zoom out", 4);
		await expectNames(page);
		for (const steps of [3, 3, 3]) {
			await zoom(page, "Zoom in", steps);
			await expectNames(page);
		}
		await expect(page.getByRole("button", { name: "Zoom in" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		expect([...hosts]).toEqual([new URL(siteOrigin).host]);
	});
}

test("in a drag, the names move with the map and are not written again", async ({ page }) => {
	await recordTexts(page);
	await page.goto(`${siteOrigin}/dealerships?zip=90012`);
	await expectNames(page);
	await page.waitForLoadState("networkidle");
	await expectNames(page);
	// More tiles would bring more names.
	await page.route(/\.mvt/, () => undefined);
	const map = page.locator(".nev-map");
	await map.scrollIntoViewIfNeeded();
	const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
	const before = await readCanvas(page);
	const distance = Math.round(width * 0.4);
	await page.mouse.move(x + width * 0.8, y + height / 2);
	await page.mouse.down();
	await page.mouse.move(x + width * 0.8 - distance, y + height / 2, { steps: 10 });
	await expect
		.poll(() => readCanvas(page))
		.toEqual({ left: before.left - distance, texts: before.texts });
	await page.mouse.up();
});

test("no outlines are loaded where there are tiles", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await page.goto(`${siteOrigin}/dealerships`);
	await expect(page.getByRole("img", { name: /^The map shows/ })).toBeVisible();
	expect(scripts.filter((url) => url.includes("base-map"))).toEqual([]);
	expect(scripts.filter((url) => url.includes(".mvt")).length).toBeGreaterThan(1);
	expect(new Set(scripts.filter((url) => url.includes(".mvt"))).size).toBe(
		scripts.filter((url) => url.includes(".mvt")).length,
	);
});

test("the map is printed, and the buttons are not", async ({ page }) => {
	await page.goto(`${siteOrigin}/dealerships?zip=33101`);
	await expect(page.locator(".nev-marker-dealer").first()).toBeVisible();
	await page.emulateMedia({ media: "print" });
	// The width of a sheet of paper.
	await page.setViewportSize({ width: 720, height: 1000 });
	const map = page.getByRole("region", { name: /^Map of dealerships/ });
	await expect(map).toBeVisible();
	const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
	expect(width).toBeGreaterThan(300);
	expect(height).toBeGreaterThan(300);
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect(page.getByRole("link", { name: /^Directions/ }).first()).toBeHidden();
});

async function dealerOf(page: Page, q: string): Promise<{ id: number; name: string }> {
	const response = await page.request.get(`${siteOrigin}/api/dealerships/search?q=${q}&limit=1`);
	const [dealer] = (await response.json()).dealerships;
	expect(dealer, `There is no sample dealer for ${q}.`).toBeDefined();
	return dealer;
}

async function zoom(page: Page, name: "Zoom in" | "Zoom out", steps: number): Promise<void> {
	for (let step = 0; step < steps; step += 1) {
		await page.getByRole("button", { name, exact: true }).click();
	}
}

/** At least three names in view, none over another, and land or water below them. */
async function expectNames(page: Page): Promise<void> {
	await expect
		.poll(async () => {
			const { texts, isBlank } = await readMap(page);
			return { isBlank, isNamed: texts.length >= 3, overlaps: overlapsOf(texts) };
		})
		.toEqual({ isBlank: false, isNamed: true, overlaps: [] });
}

function overlapsOf(texts: readonly MapText[]): string[] {
	return texts.flatMap((a, index) =>
		texts
			.slice(index + 1)
			.filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
			.map((b) => `${a.text} and ${b.text}`),
	);
}

/** Records what is written on each canvas since it was last emptied. */
async function recordTexts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { clearRect, fillText } = CanvasRenderingContext2D.prototype;
		const texts = new WeakMap<HTMLCanvasElement, MapText[]>();
		Object.assign(window, { textsOn: (canvas: HTMLCanvasElement) => texts.get(canvas) ?? [] });
		CanvasRenderingContext2D.prototype.clearRect = function (...box) {
			texts.set(this.canvas, []);
			clearRect.apply(this, box);
		};
		CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
			const { a: ratio, e, f } = this.getTransform();
			const half = this.measureText(text).width / 2;
			const size = Number.parseFloat(this.font.replace(/^\d+ /, "")) / 2;
			texts.get(this.canvas)?.push({
				text,
				left: e / ratio - half,
				right: e / ratio + half,
				top: f / ratio - size,
				bottom: f / ratio + size,
			});
			fillText.call(this, text, x, y);
		};
	});
}

/** Where the canvas of the names is, and what is written on it. */
function readCanvas(page: Page): Promise<{ left: number; texts: MapText[] }> {
	return page.evaluate(() => {
		const canvas = [...document.querySelectorAll<HTMLCanvasElement>(".nev-map-canvas canvas")].at(
			-1,
		);
		const { textsOn } = window as unknown as { textsOn(canvas: HTMLCanvasElement): MapText[] };
		if (!canvas) throw new Error("There is no canvas.");
		return { left: Math.round(canvas.getBoundingClientRect().left), texts: textsOn(canvas) };
	});
}

/** The texts within the visible map, with the names of markers, and whether its middle is empty. */
function readMap(page: Page): Promise<{ texts: MapText[]; isBlank: boolean }> {
	return page.evaluate(() => {
		const [canvas, ...shapes] = [
			...document.querySelectorAll<HTMLCanvasElement>(".nev-map-canvas canvas"),
		].reverse();
		const map = document.querySelector(".nev-map")?.getBoundingClientRect();
		if (!canvas || !map) return { texts: [], isBlank: true };
		const { left, top } = canvas.getBoundingClientRect();
		const { textsOn } = window as unknown as { textsOn(canvas: HTMLCanvasElement): MapText[] };
		const onCanvas = textsOn(canvas).map((text) => ({
			text: text.text,
			left: text.left + left,
			right: text.right + left,
			top: text.top + top,
			bottom: text.bottom + top,
		}));
		const names = [...document.querySelectorAll(".nev-map-name")].map((name) => {
			const box = name.getBoundingClientRect();
			return {
				text: name.textContent ?? "",
				left: box.left,
				right: box.right,
				top: box.top,
				bottom: box.bottom,
			};
		});
		const texts = [...onCanvas, ...names].filter(
			(text) =>
				text.left >= map.left &&
				text.right <= map.right &&
				text.top >= map.top &&
				text.bottom <= map.bottom,
		);
		const middle = { x: (map.left + map.right) / 2, y: (map.top + map.bottom) / 2 };
		const isDrawn = shapes.some((shape) => {
			const box = shape.getBoundingClientRect();
			const x = ((middle.x - box.left) / box.width) * shape.width;
			const y = ((middle.y - box.top) / box.height) * shape.height;
			const pixel = new OffscreenCanvas(1, 1).getContext("2d");
			pixel?.drawImage(shape, -x, -y);
			return pixel?.getImageData(0, 0, 1, 1).data[3] === 255;
		});
		return { texts, isBlank: !isDrawn };
	});
}
