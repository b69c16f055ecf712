import type { CDPSession, Page } from "@playwright/test";
import { cleanUp } from "../../scripts/bench/clean-up.js";
import { median, printTable } from "../../scripts/bench/report.js";
import { openHostPage } from "./host-page.js";

/*
 * What each embedded element costs the page around it. The columns:
 *
 *   before near   bytes that the page loads while the widget is three screens below the fold
 *   code, data    bytes of scripts and styles, and of everything else, once the visitor has seen it
 *   script ms     time that scripts ran until the widget was up, at a quarter of the processor's speed
 *   longest ms    the longest task in that time; 0 if none took 50 ms
 *
 *   pnpm bench embed
 */
const slowdown = 4;
const rounds = 3;

/** The element, and what it shows once it is up. */
const elements: readonly [html: string, content: string][] = [
	['<nev-dealer-locator zip="33101"></nev-dealer-locator>', "article"],
	["<nev-inventory-grid></nev-inventory-grid>", "article"],
	['<nev-inquiry-form vehicle="d6-max-gt4"></nev-inquiry-form>', "form textarea"],
	['<nev-financing-calculator price="8995"></nev-financing-calculator>', "form input"],
];

try {
	const { visit } = await openHostPage();
	const rows: string[][] = [];
	for (const [html, content] of elements) {
		const name = /[\w-]+/.exec(html)?.[0] ?? "";
		const isUp = `${name} ${content}`;
		const weight = await visit(
			`<div style="height: 3000px"></div>${html}`,
			async ({ page, loaded, open }) => {
				const untilIdle = async () => {
					do await quiet(page);
					while (Date.now() - loaded.lastRequest < 2000);
				};
				await open();
				await untilIdle();
				const beforeNear = loaded.code + loaded.data;
				await page.locator(name).scrollIntoViewIfNeeded();
				await page.waitForSelector(isUp);
				await untilIdle();
				return [beforeNear, loaded.code, loaded.data];
			},
		);
		const speeds: { script: number; longest: number }[] = [];
		for (let round = 0; round < rounds; round += 1) {
			speeds.push(
				await visit(html, async ({ page, devTools, open }) => {
					await page.addInitScript(recordLongTasks);
					await devTools.send("Performance.enable");
					await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
					await open();
					await page.waitForSelector(isUp);
					await quiet(page);
					const longest = await page.evaluate<number>("Math.max(0, ...window.longTasks)");
					return { script: await scriptTime(devTools), longest };
				}),
			);
		}
		rows.push([
			name,
			...weight.map((bytes) => bytes.toLocaleString("en-US")),
			median(speeds.map(({ script }) => script)).toFixed(0),
			median(speeds.map(({ longest }) => longest)).toFixed(0),
		]);
	}
	printTable([["element", "before near", "code", "data", "script ms", "longest ms"], ...rows]);
} finally {
	await cleanUp();
}

function recordLongTasks(): void {
	const recorded = Object.assign(window, { longTasks: [] as number[] });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) recorded.longTasks.push(duration);
	}).observe({ type: "longtask", buffered: true });
}

/** Waits until the page has been idle for a while. */
async function quiet(page: Page): Promise<void> {
	// As text, because tsx adds a helper to named functions that the page does not have.
	await page.evaluate(`new Promise((resolve) => {
		let frames = 0;
		const next = () => {
			frames += 1;
			if (frames === 30) requestIdleCallback(resolve);
			else requestAnimationFrame(next);
		};
		next();
	})`);
}

/** In milliseconds. */
async function scriptTime(devTools: CDPSession): Promise<number> {
	const { metrics } = await devTools.send("Performance.getMetrics");
	return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
}
