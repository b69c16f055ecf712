import { printGoal, printTable, verdictOf } from "../../scripts/bench/report.js";
import type { HostPage, Visit } from "./host-page.js";
import { countNames, drawnPercent, type MapNames } from "./map-picture.js";

/** ZIP codes that a visitor searches for. */
const places = [
	["85004", "Phoenix"],
	["34102", "Naples"],
	["10001", "Manhattan"],
	["86442", "Bullhead City"],
	["58102", "Fargo"],
	["99501", "Anchorage"],
	["96813", "Honolulu"],
	["00901", "San Juan"],
	["96910", "Guam"],
	["05401", "Burlington"],
] as const;

const size = { width: 1280, height: 800 };

/** How long a map must be quiet to count as drawn, in milliseconds. */
const quietMs = 2000;

/** How much of the map is drawn, and how many names are on it, at least. */
const goals = { percent: 38, names: 3 };

/**
 * Remembers the texts that each of the map's canvases shows, by where their middles are, and when one
 * was shown last. The map's description names only some, and none beyond its edge.
 */
const recorder = `
	window.mapTexts = { lastShown: 0, of: new WeakMap() };
	const { of } = mapTexts;
	const { fillText } = OffscreenCanvasRenderingContext2D.prototype;
	OffscreenCanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
		const { e, f } = this.getTransform();
		of.set(this.canvas, [...(of.get(this.canvas) ?? []), { text, x: e, y: f }]);
		fillText.call(this, text, ...rest);
	};
	const { transferToImageBitmap } = OffscreenCanvas.prototype;
	OffscreenCanvas.prototype.transferToImageBitmap = function () {
		const bitmap = transferToImageBitmap.call(this);
		of.set(bitmap, of.get(this));
		return bitmap;
	};
	const { transferFromImageBitmap } = ImageBitmapRenderingContext.prototype;
	ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
		mapTexts.lastShown = performance.now();
		of.set(this.canvas, bitmap ? of.get(bitmap) : undefined);
		transferFromImageBitmap.call(this, bitmap);
	};`;

interface SeenView {
	readonly percent: number;
	readonly names: MapNames;
}

/**
 * What a visitor sees after a search at ten places, and four steps in. Buttons, rings and markers are
 * not part of the map's own picture, but names avoid them.
 *
 * @returns whether all goals are reached
 */
export async function lookAtPlaces({ visit }: HostPage): Promise<boolean> {
	const titles = ["names", "of them pointers", ""];
	const rows = [["", "searched: %", ...titles, "four steps in: %", ...titles]];
	const searched: SeenView[] = [];
	const closeUp: SeenView[] = [];
	for (const [zip, town] of places) {
		const html = `<style>body { margin: 0 }</style><nev-dealer-locator zip="${zip}"></nev-dealer-locator>`;
		const views = await visit(html, lookTwice);
		searched.push(views[0]);
		closeUp.push(views[1]);
		rows.push([`${zip} ${town}`, ...views.flatMap(cellsOf)]);
	}
	printTable(rows);
	return [judge("after a search", searched), judge("four steps in", closeUp)].every(Boolean);
}

function cellsOf({ percent, names }: SeenView): string[] {
	const isGood = percent >= goals.percent && names.count >= goals.names;
	return [percent.toFixed(1), String(names.count), String(names.pointers), verdictOf(isGood)];
}

function judge(when: string, views: readonly SeenView[]): boolean {
	const percent = Math.min(...views.map((view) => view.percent)).toFixed(1);
	const names = Math.min(...views.map((view) => view.names.count)).toFixed(0);
	return [
		printGoal(`${when}: drawn, %, least of ten places`, percent, "at least", goals.percent),
		printGoal(`${when}: names and pointers, least of ten places`, names, "at least", goals.names),
	].every(Boolean);
}

async function lookTwice({ page, open }: Visit): Promise<[SeenView, SeenView]> {
	await page.setViewportSize(size);
	await page.addInitScript(recorder);
	await open();
	await page.locator(".nev-map-canvas canvas").first().waitFor({ timeout: 60_000 });
	await page.locator(".nev-radius").first().waitFor({ state: "attached", timeout: 60_000 });
	const searched = await see(page);
	await page.evaluate(`(() => {
		const locator = document.querySelector("nev-dealer-locator");
		mapTexts.lastShown = performance.now();
		locator.setView({ center: locator.results.near.origin, zoom: locator.zoom + 4 });
	})()`);
	return [searched, await see(page)];
}

/** Reads the map's own canvases, once nothing has been drawn for a while. */
async function see(page: Visit["page"]): Promise<SeenView> {
	await page.waitForFunction(`performance.now() - mapTexts.lastShown > ${quietMs}`, undefined, {
		polling: 100,
		timeout: 60_000,
	});
	const { pixels, texts } = await page
		.locator(".nev-map")
		.first()
		.evaluate((map) => {
			const shown = map.getBoundingClientRect();
			const picture = new OffscreenCanvas(Math.round(shown.width), Math.round(shown.height));
			const context = picture.getContext("2d");
			const pane = map.closest(".nev-map-pane");
			if (!context || !pane) throw new Error("There is no map.");
			context.fillStyle = getComputedStyle(pane).backgroundColor;
			context.fillRect(0, 0, picture.width, picture.height);
			const texts: string[] = [];
			const { mapTexts } = window as unknown as {
				mapTexts: { of: WeakMap<Element, { text: string; x: number; y: number }[] | undefined> };
			};
			for (const canvas of map.querySelectorAll<HTMLCanvasElement>(".nev-map-canvas canvas")) {
				const box = canvas.getBoundingClientRect();
				const [left, top] = [box.left - shown.left, box.top - shown.top];
				if (canvas.width && canvas.height)
					context.drawImage(canvas, left, top, box.width, box.height);
				for (const { text, x, y } of mapTexts.of.get(canvas) ?? []) {
					const [middle, line] = [left + x, top + y];
					if (middle >= 0 && line >= 0 && middle < picture.width && line < picture.height)
						texts.push(text);
				}
			}
			const { data } = context.getImageData(0, 0, picture.width, picture.height);
			let letters = "";
			for (let at = 0; at < data.length; at += 8192)
				letters += String.fromCharCode(...data.subarray(at, at + 8192));
			return { pixels: btoa(letters), texts };
		});
	// Rounded down, so that no goal is reached by rounding.
	const percent = Math.floor(drawnPercent(Buffer.from(pixels, "base64")) * 10) / 10;
	return { percent, names: countNames(texts) };
}
