import { printGoal, printTable } from "../../scripts/bench/report.js";
import type { HostPage, Visit } from "./host-page.js";

/** ZIP codes with a position in their town, where a visitor searches and then zooms in. */
const places = [
	["85004", "Phoenix", 33.451, -112.071],
	["34102", "Naples", 26.134, -81.795],
	["10001", "Manhattan", 40.75, -73.997],
	["86442", "Bullhead City", 35.1, -114.6],
	["58102", "Fargo", 46.9, -96.79],
	["99501", "Anchorage", 61.215, -149.87],
	["96813", "Honolulu", 21.31, -157.85],
	["00901", "San Juan", 18.46, -66.1],
	["96910", "Guam", 13.47, 144.77],
	["05401", "Burlington", 44.476, -73.2],
] as const;

const size = { width: 800, height: 500 };

/** The zoom after a search of 25 miles in a pane of this size. */
const searchZoom = 9;

/** How much of the pane is drawn, and how many names are in it, at least, four steps in. */
const goals = { percent: 38, names: 3 };

/** Remembers the towns beyond the edge that the map points to; they are no part of its description. */
const recorder = `
	window.pointers = new Set();
	const { fillText } = OffscreenCanvasRenderingContext2D.prototype;
	OffscreenCanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
		if (/[\\u2190-\\u2199]/.test(text)) pointers.add(text);
		fillText.call(this, text, ...rest);
	};`;

interface SeenView {
	readonly percent: number;
	readonly names: number;
}

/** What a visitor sees at ten places, after a search and four steps in. Plain land is what is not drawn. */
export async function lookAtPlaces({ origin, visit }: HostPage): Promise<void> {
	const rows = [["", "searched: %", "names", "four steps in: %", "names"]];
	const seen: SeenView[] = [];
	for (const [zip, town, latitude, longitude] of places) {
		const views = await visit(
			htmlOf(origin, latitude, longitude),
			async ({ page, open }: Visit): Promise<SeenView[]> => {
				await page.setViewportSize(size);
				await page.addInitScript(recorder);
				await open();
				const results: SeenView[] = [];
				for (const zoom of [searchZoom, searchZoom + 4]) {
					await page.evaluate(
						([view]) => {
							(window as unknown as { pointers: Set<string> }).pointers.clear();
							const map = document.querySelector("nev-dealer-map") as unknown as {
								setView(view: unknown): void;
							};
							map.setView(view);
						},
						[{ center: { latitude, longitude }, zoom }],
					);
					await page.waitForTimeout(2500);
					results.push(await see(page));
				}
				return results;
			},
		);
		seen.push(...views.slice(1));
		rows.push([
			`${zip} ${town}`,
			...views.flatMap(({ percent, names }) => [percent.toFixed(0), String(names)]),
		]);
	}
	printTable(rows);
	const least = (key: keyof SeenView) => Math.min(...seen.map((view) => view[key])).toFixed(0);
	printGoal(
		"drawn, % of the pane, least of ten places",
		least("percent"),
		"at least",
		goals.percent,
	);
	printGoal("names, least of ten places", least("names"), "at least", goals.names);
}

function htmlOf(origin: string, latitude: number, longitude: number): string {
	const dealership = {
		id: 1,
		name: "Dealer",
		address: "1 Main St",
		city: "Town",
		state: "Florida",
		zipCode: "34102",
		phone: "(239) 555-0142",
		email: "hello@example.com",
		latitude,
		longitude,
	};
	return `<style>body { margin: 0 }</style>
<nev-dealer-map style="--nev-map-height: ${size.height}px" vector-tiles="${origin}/api/map/tiles.json"
	dealerships='${JSON.stringify([dealership])}'></nev-dealer-map>`;
}

async function see(page: Visit["page"]): Promise<SeenView> {
	const pane = page.locator(".nev-map-pane").first();
	const picture = (await pane.screenshot()).toString("base64");
	const label = await page.locator(".nev-map-canvas").first().getAttribute("aria-label");
	const land = await page
		.locator(".nev-map-colors i")
		.first()
		.evaluate((element) => getComputedStyle(element).color);
	const pointers = await page.evaluate<number>("pointers.size");
	const percent = await page.evaluate(
		async ([picture, land]) => {
			const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes]));
			const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
			if (!context) throw new Error("The browser has no canvas.");
			context.drawImage(bitmap, 0, 0);
			const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
			const plain = (land.match(/\d+/g) ?? []).map(Number);
			let drawn = 0;
			for (let at = 0; at < data.length; at += 4) {
				if (plain.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 2))
					drawn += 1;
			}
			return (drawn * 400) / data.length;
		},
		[picture, land] as const,
	);
	// "The map shows A, B, C", of eight names at most.
	return { percent, names: (label ? label.split(", ").length : 0) + pointers };
}
