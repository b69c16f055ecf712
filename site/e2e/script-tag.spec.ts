import { expect, noProblems, test } from "./monitored-page.js";
import { hostOrigin, siteOrigin } from "./origins.js";

const address = `${hostOrigin}/script-tag.html`;
const locators = "nev-dealer-locator";

test.describe("the script tag", () => {
	test("works twice on one page, and after being moved", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.goto(address);
		await expect(page.getByText("300 dealerships")).toHaveCount(1);
		await page.evaluate(() => {
			const second = document.createElement("nev-dealer-locator");
			second.setAttribute("state", "fl");
			document.body.append(second);
		});
		const second = page.locator(locators).nth(1);
		await expect(second.getByText("31 dealerships")).toBeVisible();

		const first = page.locator(locators).first();
		await first.getByRole("combobox").fill("georgia");
		await expect(first.getByText("11 dealerships found")).toBeVisible();
		await page.evaluate(() => {
			document.body.append(document.querySelector("nev-dealer-locator") as Element);
		});
		const moved = page.locator(locators).nth(1);
		await expect(moved.getByText("11 dealerships found")).toBeVisible();
		await expect(moved.getByRole("combobox")).toHaveValue("georgia");
		expect(problems).toEqual(noProblems);
	});

	test("leaves nothing behind when removed, and starts anew when put back", async ({
		monitoredPage: page,
	}) => {
		await page.goto(address);
		await expect(page.getByText("300 dealerships")).toBeVisible();
		const left = await page.evaluate(async () => {
			const element = document.querySelector("nev-dealer-locator") as Element;
			const bodyBefore = document.body.children.length;
			element.remove();
			await new Promise((resolve) => setTimeout(resolve));
			return {
				inShadow: element.shadowRoot?.childNodes.length,
				inBody: bodyBefore - document.body.children.length,
				element: document.body.append(element),
			};
		});
		expect(left).toMatchObject({ inShadow: 0, inBody: 1 });
		await expect(page.getByText("300 dealerships")).toBeVisible();
	});

	test("works where a page's builder has made a module of it", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.route(address, async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace("<script ", '<script type="module" ');
			await route.fulfill({ response, body });
		});
		await page.goto(address);
		await expect(page.getByText("300 dealerships")).toBeVisible();
		expect(await page.locator('script[type="module"][src$="/nev-widgets.js"]').count()).toBe(1);
		expect(problems).toEqual(noProblems);
	});

	test("takes properties that were set before it arrived, and asks no API then", async ({
		monitoredPage: page,
		hosts,
	}) => {
		await page.route("**/embed/v1/nev-widgets.js", async (route) => {
			await page.evaluate(() => {
				const element = document.querySelector("nev-dealer-locator") as HTMLElement & {
					dealerships?: unknown;
					messages?: unknown;
				};
				element.dealerships ??= [
					{
						id: 1,
						name: "Corner Carts",
						address: "1 Main Street",
						city: "Dothan",
						state: "Alabama",
						zipCode: "36301",
						phone: "(334) 555-0101",
						email: "corner@example.com",
						latitude: 31.22,
						longitude: -85.4,
					},
				];
				element.messages ??= { call: "Ring" };
			});
			await route.continue();
		});
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await page.goto(address);
		await expect(page.getByRole("heading", { name: "Corner Carts" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Call Corner Carts" })).toHaveText("Ring");
		await page.getByRole("combobox").fill("36301");
		await expect(
			page.getByText("1 dealership within 50 mi of 36301 Dothan, Alabama"),
		).toBeVisible();
		expect(asked.filter((url) => url.startsWith(`${siteOrigin}/api`))).toEqual([]);
		expect(hosts.size).toBe(2);
	});

	test("speaks the page's language and keeps its own look", async ({ monitoredPage: page }) => {
		await page.goto(address);
		await page.evaluate(() => {
			document.documentElement.lang = "es";
			const element = document.querySelector("nev-dealer-locator");
			element?.replaceWith(document.createElement("nev-dealer-locator"));
		});
		await expect(page.getByText("300 concesionarios")).toBeVisible();
		const call = page.getByRole("link", { name: /^Llamar a / }).first();
		await expect(call).toHaveText("Llamar");
		const style = await call.evaluate((link) => {
			const { fontSize, textTransform, display, fontFamily } = getComputedStyle(link);
			return { fontSize, textTransform, display, fontFamily };
		});
		// The page's rules for its own links do not reach in; its font does.
		expect(style).toMatchObject({ fontSize: "16px", textTransform: "none", display: "flex" });
		expect(style.fontFamily).toContain("Georgia");
	});

	test("fires its events out of the shadow root", async ({ monitoredPage: page }) => {
		await page.addInitScript(() => {
			const told: unknown[] = [];
			Object.assign(globalThis, { told });
			for (const name of ["nev:ready", "nev:search", "nev:dealer-select"]) {
				document.addEventListener(name, (event) => {
					const { detail } = event as CustomEvent;
					told.push([name, detail?.zip ?? detail?.name ?? null]);
				});
			}
		});
		await page.goto(address);
		await page.getByRole("combobox").fill("33101");
		const show = page.getByRole("button", { name: /^Show .+ on the map$/ }).first();
		const name = ((await show.getAttribute("aria-label")) ?? "").replace(
			/^Show (.+) on the map$/,
			"$1",
		);
		await expect(page.locator(".nev-dealer-distance")).toHaveCount(5);
		await show.click();
		const told = await page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told);
		expect(told).toContainEqual(["nev:ready", null]);
		expect(told).toContainEqual(["nev:search", "33101"]);
		expect(told.map((entry) => (entry as string[])[0])).toContain("nev:dealer-select");
		expect(name).not.toBe("");
	});

	test("warns once where it stands on a page twice", async ({ monitoredPage: page, problems }) => {
		await page.goto(address);
		await expect(page.getByText("300 dealerships")).toBeVisible();
		await page.addScriptTag({ url: `${siteOrigin}/embed/v1/nev-widgets.js` });
		await expect.poll(() => problems.console).toEqual([expect.stringContaining("twice")]);
	});

	for (const refusals of [0, 1]) {
		test(`runs no bytes but the published ones, after ${refusals} refused requests`, async ({
			page,
		}) => {
			let requests = 0;
			await page.route("**/embed/1.0.0/core-*.js*", async (route) => {
				requests += 1;
				if (requests <= refusals) return route.fulfill({ status: 503 });
				const response = await route.fetch();
				const body = `globalThis.evil = true;${await response.text()}`;
				return route.fulfill({ response, body });
			});
			await page.goto(address);
			// The first attempt and another one.
			await expect.poll(() => requests, { timeout: 15_000 }).toBeGreaterThan(1);
			await page.waitForTimeout(500);
			expect(await page.evaluate(() => "evil" in globalThis)).toBe(false);
			expect(await page.evaluate(() => customElements.get("nev-dealer-locator"))).toBeUndefined();
		});
	}

	test("waits before it asks again for a file that cannot be had", async ({ page }) => {
		let refusals = 0;
		await page.route("**/embed/1.0.0/core-*.js*", (route) => {
			refusals += 1;
			return route.fulfill({ status: 503 });
		});
		await page.goto(address);
		await expect.poll(() => refusals).toBeGreaterThan(0);
		// A page that changes all the time must not make it ask all the time.
		await page.evaluate(async () => {
			for (let changes = 0; changes < 60; changes += 1) {
				document.body.append(document.createElement("i"));
				await new Promise(requestAnimationFrame);
			}
		});
		expect(refusals).toBeLessThan(4);
		await page.unroute("**/embed/1.0.0/core-*.js*");
		await expect(page.getByText("300 dealerships")).toBeVisible({ timeout: 15_000 });
	});

	test("carries hashes that are those of its files", async ({ request }) => {
		const published = await (await request.get(`${siteOrigin}/embed/1.0.0/files.json`)).json();
		const names = Object.keys(published.integrity);
		expect(names).toContain("nev-widgets.js");
		expect(names.length).toBeGreaterThan(5);
		for (const name of names) {
			const response = await request.get(`${siteOrigin}/embed/1.0.0/${name}`);
			expect(response.headers()["cache-control"]).toContain("immutable");
			expect(response.headers()["access-control-allow-origin"]).toBe("*");
			const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(await response.body()));
			const hash = Buffer.from(digest).toString("base64");
			expect(`sha256-${hash}`, name).toBe(published.integrity[name]);
		}
		const moving = await request.get(`${siteOrigin}/embed/v1/nev-widgets.js`);
		const fixed = await request.get(`${siteOrigin}/embed/1.0.0/nev-widgets.js`);
		expect(await moving.text()).toBe(await fixed.text());
		expect(moving.headers()["cache-control"]).toBe("public, max-age=300");
	});
});
