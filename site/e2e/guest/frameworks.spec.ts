import { expect, test } from "@playwright/test";
import { hostOrigin } from "../origins.js";
import { scriptAddress } from "./host-page.js";

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
				await new Promise((resolve) => setTimeout(resolve, 500));
				await route.continue();
			});
			await tab.goto(`${hostOrigin}/react/${page}.html`);
			await expect(tab.getByText("2 dealerships")).toBeVisible();
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
			expect(warnings.filter((text) => text.includes("dealerships is not a list"))).toHaveLength(1);
			await expect(tab.getByRole("article")).toHaveCount(0);
		});
	});
}
