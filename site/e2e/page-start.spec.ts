import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { hasScripts, routeExpectations } from "./route-expectations.js";

/** What a page did while it started. */
interface StartRecord {
	numberFormats: number;
	/** For each task that started scripts, how many. */
	scriptsPerTask: number[];
	/** What React did, in its order: change the page, and complete the effects of a change. */
	reactSteps: ("commit" | "effects")[];
}

test.use({ viewport: { width: 390, height: 844 } });

const paths = routeExpectations.filter(hasScripts).map(({ path }) => path);

test("the entry hydrates, and does not only import what does", async ({ page }) => {
	const html = await (await page.request.get(`${siteOrigin}/contact`)).text();
	const [address = ""] = /\/assets\/entry\.client-[\w-]+\.js/.exec(html) ?? [];
	expect(await (await page.request.get(siteOrigin + address)).text()).toContain("hydrateRoot");
});

/** Pages of three kinds. The others start in the same way. */
const examples = ["/inventory", "/dealerships", "/financing"];

for (const path of paths) {
	const tag = examples.includes(path) ? [] : ["@every-start"];
	test(`${path} starts without needless long tasks`, { tag }, async ({ page }) => {
		await page.addInitScript(() => {
			const record: StartRecord = {
				numberFormats: 0,
				scriptsPerTask: [],
				reactSteps: [],
			};
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
			// Where React's developer tools listen.
			Object.assign(window, {
				__REACT_DEVTOOLS_GLOBAL_HOOK__: {
					supportsFiber: true,
					inject: () => 1,
					onCommitFiberRoot: () => record.reactSteps.push("commit"),
					onPostCommitFiberRoot: () => record.reactSteps.push("effects"),
				},
			});
			// Called once for each task, with all that the task has added.
			new MutationObserver((changes) => {
				const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
				const scripts = added.filter(
					(node) =>
						window.nevEarlyPress &&
						node instanceof Element &&
						node.matches("head > link[rel=modulepreload]"),
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
		// No effect of hydration renders in the same task: a change that cannot wait comes before "effects".
		expect(record.reactSteps.slice(0, 2)).toEqual(["commit", "effects"]);
	});
}
