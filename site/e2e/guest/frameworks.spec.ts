import { expect } from "@playwright/test";
import { hostOrigin } from "../origins.js";
import { elements, scriptAddress, test, waitForElement } from "./host-page.js";

/*
 * The script tag in frameworks that write a list as a property if the element has it, and as an
 * attribute otherwise.
 */
for (const [framework, page] of [
	["React 19", "element"],
	["Vue 3", "vue-element"],
] as const) {
	test.describe(framework, () => {
		test("sets a list before the widget has loaded", async ({ page: tab }) => {
			const calls: string[] = [];
			tab.on("request", (request) => {
				if (request.url().includes("/api/dealerships")) calls.push(request.url());
			});
			await tab.route("**/embed/*/core-*.js*", async (route) => {
				await tab.locator("nev-dealer-locator").waitFor({ state: "attached" });
				await route.continue();
			});
			await tab.goto(`${hostOrigin}/react/${page}.html`);
			await expect(tab.getByText("2 dealers")).toBeVisible();
			await expect(tab.getByRole("heading", { name: "Bayou Carts" })).toBeVisible();
			expect(calls).toEqual([]);
		});

		test("never shows somebody else's dealers if its list came to nothing", async ({
			page: tab,
		}) => {
			const warnings: string[] = [];
			tab.on("console", (message) => warnings.push(message.text()));
			await tab.goto(`${hostOrigin}/react/${page}-late.html`);
			await expect(tab.locator("nev-dealer-locator")).toHaveAttribute("dealerships", /object/);
			await tab.addScriptTag({ url: scriptAddress });
			await expect(tab.getByText("No dealerships found").first()).toBeVisible();
			const told = () => warnings.filter((text) => text.includes("dealerships is not a list"));
			await expect.poll(told).toHaveLength(1);
			await expect(tab.getByRole("article")).toHaveCount(0);
		});
	});
}

test("Svelte finds a setter for a list before the widget has loaded", async ({
	page,
	openHostPage,
}) => {
	await openHostPage(page, { body: '<nev-dealer-locator style="margin-top: 3000px">' });
	// As Svelte 5 looks for one: it reads what the element and its classes have of their own.
	await page.waitForFunction(() => customElements.get("nev-dealer-locator"));
	const setters = await page.locator("nev-dealer-locator").evaluate((element) => {
		const names: string[] = [];
		for (let owner = element; owner !== Element.prototype; owner = Object.getPrototypeOf(owner)) {
			const descriptors = Object.entries(Object.getOwnPropertyDescriptors(owner));
			names.push(...descriptors.flatMap(([name, { set }]) => (set ? name : [])));
		}
		return names;
	});
	expect(setters).toEqual(expect.arrayContaining(["dealerships", "vehicles", "messages"]));
});

test('an attribute that is "false" is off, as Vue and Svelte write it', async ({
	page,
	openHostPage,
}) => {
	await openHostPage(page, { body: '<nev-inventory-grid can-compare="false" limit="2">' });
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect(page.getByRole("checkbox")).toHaveCount(0);
	expect(
		await page.locator("nev-inventory-grid").evaluate((grid) => Reflect.get(grid, "canCompare")),
	).toBe(false);
});

test("beside Prototype.js, whose Array.from takes a list alone, the locator shows its map", async ({
	page,
	openHostPage,
}) => {
	await openHostPage(page, {
		head: "<script>Array.from = (list) => [].slice.call(list);</script>",
		body: elements["nev-dealer-locator"],
	});
	await waitForElement(page, "nev-dealer-locator");
	// The circle around the place of the search.
	await expect(page.locator("nev-dealer-locator svg.nev-radius")).toBeAttached();
});
