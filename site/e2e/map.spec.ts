import type { Locator, Page } from "@playwright/test";
import { followRequests } from "./follow-requests.js";
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

/** Find sample dealers in cities, suburbs and rural places from coast to coast. */
const searches = [
	"Los Angeles",
	"Alaska",
	"Kansas",
	"New York",
	"Chicago",
	"Miami",
	"Montana",
	"Nevada",
	"Maine",
	"Texas",
	"Hawaii",
];

for (const q of searches) {
	const tag = q === "Los Angeles" ? [] : ["@every-place"];
	test(`the map around a dealer of "${q}" names places at every zoom`, { tag }, async ({
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
		await expect(page.getByRole("button", { name: "Zoom in", exact: true })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		expect([...hosts]).toEqual([new URL(siteOrigin).host]);

		// On paper there is nothing to press.
		await page.emulateMedia({ media: "print" });
		await expect(page.locator(".nev-map")).toBeVisible();
		await expect(page.locator(".nev-map-buttons")).toBeHidden();
	});
}

test("in a drag, the names move with the map and are not written again", async ({ page }) => {
	const requestsDone = followRequests(page);
	await recordTexts(page);
	await page.goto(`${siteOrigin}/dealerships?zip=90012`);
	await expectNames(page);
	await requestsDone();
	await expectNoMoreWriting(page);
	await expectNames(page);
	// More tiles would bring more names.
	await page.route(/\.mvt/, () => undefined);
	const map = page.locator(".nev-map");
	await map.scrollIntoViewIfNeeded();
	const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
	const before = await readWritten(page);
	const distance = Math.round(width * 0.4);
	await page.mouse.move(x + width * 0.8, y + height / 2);
	await page.mouse.down();
	await page.mouse.move(x + width * 0.8 - distance, y + height / 2, { steps: 10 });
	await expect
		.poll(() => readWritten(page))
		.toEqual({
			count: before.count,
			texts: before.texts.map(({ text, left }) => ({ text, left: left - distance })),
		});
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
	const map = page.getByRole("region", { name: /^Map of dealers/ });
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

/** Waits until three readings in a row are the same: the map writes in parts, one a frame. */
async function expectNoMoreWriting(page: Page): Promise<void> {
	const readings: string[] = [];
	await expect
		.poll(async () => {
			readings.push(JSON.stringify(await readWritten(page)));
			return readings.length > 2 && new Set(readings.slice(-3)).size === 1;
		})
		.toBe(true);
}

function overlapsOf(texts: readonly MapText[]): string[] {
	return texts.flatMap((a, index) =>
		texts
			.slice(index + 1)
			.filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
			.map((b) => `${a.text} and ${b.text}`),
	);
}

/** Records what is written on each canvas: texts are written on one that is not shown, then shown as a bitmap. */
async function recordTexts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const texts = new WeakMap<object, MapText[]>();
		const recorded = {
			textsOn: (canvas: HTMLCanvasElement) => texts.get(canvas) ?? [],
			textCount: 0,
		};
		Object.assign(window, recorded);
		const { fillText } = OffscreenCanvasRenderingContext2D.prototype;
		const { transferToImageBitmap } = OffscreenCanvas.prototype;
		const { transferFromImageBitmap } = ImageBitmapRenderingContext.prototype;
		OffscreenCanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
			const { a: ratio, e, f } = this.getTransform();
			const half = this.measureText(text).width / 2;
			const size = Number.parseFloat(this.font.replace(/^\d+ /, "")) / 2;
			const written = {
				text,
				left: e / ratio - half,
				right: e / ratio + half,
				top: f / ratio - size,
				bottom: f / ratio + size,
			};
			texts.set(this.canvas, [...(texts.get(this.canvas) ?? []), written]);
			(window as unknown as typeof recorded).textCount += 1;
			fillText.call(this, text, x, y);
		};
		OffscreenCanvas.prototype.transferToImageBitmap = function () {
			const bitmap = transferToImageBitmap.call(this);
			texts.set(bitmap, texts.get(this) ?? []);
			return bitmap;
		};
		ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
			texts.set(this.canvas, (bitmap && texts.get(bitmap)) ?? []);
			transferFromImageBitmap.call(this, bitmap);
		};
	});
}

/** Every text on the map's canvases, and where it is in the window. */
function readTexts(page: Page): Promise<MapText[]> {
	return page.evaluate(() => {
		const { textsOn } = window as unknown as { textsOn(canvas: HTMLCanvasElement): MapText[] };
		return [...document.querySelectorAll<HTMLCanvasElement>(".nev-map-canvas canvas")].flatMap(
			(canvas) => {
				const { left, top } = canvas.getBoundingClientRect();
				return textsOn(canvas).map((text) => ({
					text: text.text,
					left: text.left + left,
					right: text.right + left,
					top: text.top + top,
					bottom: text.bottom + top,
				}));
			},
		);
	});
}

test("the map's edge does not cut the name of the selected dealer", async ({ page }) => {
	// Otherwise the map goes on moving once it is released.
	await page.emulateMedia({ reducedMotion: "reduce" });
	const dealer = await dealerOf(page, "Kansas");
	await page.goto(`${siteOrigin}/dealerships?dealer=${dealer.id}`);
	const [map, marker] = [page.locator(".nev-map"), page.locator(".nev-marker-selected")];
	const name = marker.locator(".nev-map-name");
	await expect(name).toHaveText(dealer.name);
	await map.evaluate((element) => element.scrollIntoView({ block: "end" }));
	for (const edge of ["left", "right"] as const) {
		const [frame, { left, top }] = [await boxOf(map), await boxOf(marker)];
		await page.mouse.move(left + 20, top - 60);
		await page.mouse.down();
		await page.mouse.move(frame[edge] + (edge === "left" ? 30 : -30), top - 60, { steps: 5 });
		await page.mouse.up();
		await expect
			.poll(async () => {
				const [frame, box] = [await boxOf(map), await boxOf(name)];
				return box.left >= frame.left && box.right <= frame.right;
			}, edge)
			.toBe(true);
	}
});

function boxOf(locator: Locator) {
	return locator.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return { left, right, top, bottom };
	});
}

/** How many texts have been written so far, and those on the map, in whole pixels. */
async function readWritten(
	page: Page,
): Promise<{ count: number; texts: Pick<MapText, "text" | "left">[] }> {
	const count = await page.evaluate(async () => {
		for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
		return (window as unknown as { textCount: number }).textCount;
	});
	return {
		count,
		texts: (await readTexts(page)).map(({ text, left }) => ({ text, left: Math.round(left) })),
	};
}

/** The texts within the visible map, with the names of markers, and whether its middle is empty. */
async function readMap(page: Page): Promise<{ texts: MapText[]; isBlank: boolean }> {
	const onCanvases = await readTexts(page);
	return page.evaluate((onCanvases) => {
		const map = document.querySelector(".nev-map")?.getBoundingClientRect();
		if (!map) return { texts: [], isBlank: true };
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
		const texts = [...onCanvases, ...names].filter(
			(text) =>
				text.left >= map.left &&
				text.right <= map.right &&
				text.top >= map.top &&
				text.bottom <= map.bottom,
		);
		const middle = { x: (map.left + map.right) / 2, y: (map.top + map.bottom) / 2 };
		const canvases = document.querySelectorAll<HTMLCanvasElement>(".nev-map-canvas canvas");
		const isDrawn = [...canvases].some((shape) => {
			const box = shape.getBoundingClientRect();
			const x = ((middle.x - box.left) / box.width) * shape.width;
			const y = ((middle.y - box.top) / box.height) * shape.height;
			const pixel = new OffscreenCanvas(1, 1).getContext("2d");
			pixel?.drawImage(shape, -x, -y);
			return pixel?.getImageData(0, 0, 1, 1).data[3] === 255;
		});
		return { texts, isBlank: !isDrawn };
	}, onCanvases);
}
