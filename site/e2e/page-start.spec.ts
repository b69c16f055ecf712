import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { routeExpectations } from "./route-expectations.js";

/** What a page did while it started. */
interface StartRecord {
	numberFormats: number;
	/** For each task that started scripts, how many. */
	scriptsPerTask: number[];
}

test.use({ viewport: { width: 390, height: 844 } });

/** The policies are alike, so one stands for them. */
const paths = routeExpectations
	.map(({ path }) => path)
	.filter((path) => path === "/privacy-policy" || !/-policy$|^\/(terms|staffing)/.test(path));

for (const path of paths) {
	test(`${path} starts without long tasks for number formats or scripts`, async ({ page }) => {
		await page.addInitScript(() => {
			const record: StartRecord = { numberFormats: 0, scriptsPerTask: [] };
			Object.assign(window, { startRecord: record });
			Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
				construct(target, parameters) {
					record.numberFormats += 1;
					return Reflect.construct(target, parameters);
				},
			});
			const original = Number.prototype.toLocaleString;
			Number.prototype.toLocaleString = function (...parameters) {
				record.numberFormats += 1;
				return original.apply(this, parameters);
			};
			// Called once for each task, with all that the task has added.
			new MutationObserver((changes) => {
				const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
				const scripts = added.filter(
					(node) =>
						window.nevEarlyPress &&
						node instanceof Element &&
						node.matches("head > link[rel=modulepreload], head > script[type=module]"),
				);
				if (scripts.length > 0) record.scriptsPerTask.push(scripts.length);
			}).observe(document, { childList: true, subtree: true });
		});
		await page.goto(siteOrigin + path);
		await waitForHydration(page);
		const record = await page.evaluate(
			() => (window as unknown as { startRecord: StartRecord }).startRecord,
		);
		expect(record.numberFormats).toBe(0);
		expect(record.scriptsPerTask.length).toBeGreaterThan(5);
		expect(Math.max(...record.scriptsPerTask)).toBe(1);
	});
}
