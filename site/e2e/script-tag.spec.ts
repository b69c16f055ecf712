import type { NevDealerLocatorElement } from "@nev/widgets/elements/dealer-locator";
import { expect, noProblems, test } from "./monitored-page.js";
import { hostOrigin, siteOrigin } from "./origins.js";

const address = `${hostOrigin}/script-tag.html`;
const locators = "nev-dealer-locator";

test.describe("the script tag", () => {
	test("works with two elements on a page, and after an element is moved", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.goto(address);
		await expect(page.getByText("300 dealers")).toHaveCount(1);
		await page.evaluate(() => {
			const second = document.createElement("nev-dealer-locator");
			second.setAttribute("state", "fl");
			document.body.append(second);
		});
		const second = page.locator(locators).nth(1);
		// It starts when it comes near the window.
		await second.evaluate((element) => element.scrollIntoView());
		await expect(second.getByText("31 dealers")).toBeVisible();

		const first = page.locator(locators).first();
		await first.getByRole("combobox").fill("georgia");
		await expect(first.getByText("11 dealers in Georgia")).toBeVisible();
		await page.evaluate(() => {
			document.body.append(document.querySelector("nev-dealer-locator") as Element);
		});
		const moved = page.locator(locators).nth(1);
		await expect(moved.getByText("11 dealers in Georgia")).toBeVisible();
		await expect(moved.getByRole("combobox")).toHaveValue("georgia");
		expect(problems).toEqual(noProblems);
	});

	test("starts an element far below at once, when the page waits for it or tells it something", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.goto(address);
		const shown = await page.evaluate(async () => {
			const [waitedFor, told] = ["nev-dealer-locator", "nev-dealer-locator"].map(
				(name) => document.createElement(name) as NevDealerLocatorElement,
			);
			if (!waitedFor || !told) throw new Error("There are no elements.");
			// Before it is in the document.
			told.setSearch({ q: "texas" });
			const space = document.createElement("div");
			space.style.height = "5000px";
			document.body.append(space, waitedFor, told);
			await Promise.all([
				waitedFor.ready,
				new Promise((resolve) => told.addEventListener("nev-search-change", resolve)),
			]);
			return [waitedFor.results.total, told.search, scrollY];
		});
		expect(shown).toEqual([300, { q: "texas" }, 0]);
		expect(problems).toEqual(noProblems);
	});

	test("keeps properties and the focus from before it loaded, and then needs no API", async ({
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
		// Registered by now, and not loaded.
		await page.route("**/embed/1.0.0/core-*.js", async (route) => {
			await page.evaluate(() => document.querySelector<HTMLElement>("nev-dealer-locator")?.focus());
			await route.continue();
		});
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await page.goto(address);
		await expect(page.getByRole("heading", { name: "Corner Carts" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Call Corner Carts" })).toHaveText("Ring");
		await expect(page.getByRole("combobox")).toBeFocused();
		await page.getByRole("combobox").fill("36301");
		await expect(page.getByText("1 dealer within 50 mi of 36301 Dothan, Alabama")).toBeVisible();
		expect(requests.filter((url) => url.startsWith(`${siteOrigin}/api`))).toEqual([]);
		expect(hosts.size).toBe(2);
	});

	test("has its controls in the tab order if the focus moves on before it has loaded", async ({
		page,
	}) => {
		await page.route("**/embed/1.0.0/core-*.js", async (route) => {
			await page.evaluate(() => {
				const element = document.querySelector("nev-dealer-locator") as HTMLElement;
				element.focus();
				element.insertAdjacentHTML("beforebegin", "<button>Before it</button>");
				(element.previousElementSibling as HTMLElement).focus();
			});
			await route.continue();
		});
		await page.goto(address);
		await expect(page.getByText("300 dealers")).toBeVisible();
		await expect(page.getByRole("button", { name: "Before it" })).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("combobox")).toBeFocused();
	});

	test("fetches the Spanish texts beside the widget, and shows no English before them", async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.route(address, async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('lang="en"', 'lang="es-MX"');
			await route.fulfill({ response, body });
		});
		// None of the files arrives before the widget's and the Spanish one are requested.
		const requested: string[] = [];
		const wanted = ["dealer-locator", "es"];
		await page.route("**/embed/1.0.0/*.js", async (route) => {
			requested.push(new URL(route.request().url()).pathname.replace(/.*\/|-[\w-]{6}\.js$/g, ""));
			await expect.poll(() => requested).toEqual(expect.arrayContaining(wanted));
			await route.continue();
		});
		await page.addInitScript(() => {
			const texts: (string | undefined)[] = [];
			Object.assign(globalThis, { texts });
			const record = () => {
				const { shadowRoot } = document.querySelector("nev-dealer-locator") ?? {};
				texts.push(shadowRoot?.querySelector("label")?.textContent ?? undefined);
				requestAnimationFrame(record);
			};
			record();
		});
		await page.goto(address);
		await expect(page.getByText("300 concesionarios")).toBeVisible();
		const labels = await page.evaluate(() => [
			...new Set((globalThis as unknown as { texts: string[] }).texts),
		]);
		expect(labels.filter(Boolean)).toHaveLength(1);
		expect(problems).toEqual(noProblems);
	});

	test("follows the page's language when it changes, and needs no Spanish before", async ({
		monitoredPage: page,
		problems,
	}) => {
		const files: string[] = [];
		page.on("request", (request) => files.push(request.url()));
		const setLanguage = (lang: string) =>
			page.evaluate((value) => {
				document.documentElement.lang = value;
			}, lang);
		await page.goto(address);
		await expect(page.getByText("300 dealers")).toBeVisible();
		expect(files.filter((url) => url.includes("/es-"))).toEqual([]);
		await setLanguage("es");
		await expect(page.getByText("300 concesionarios")).toBeVisible();
		await setLanguage("en");
		await expect(page.getByText("300 dealers")).toBeVisible();
		await setLanguage("es");
		await expect(page.getByText("300 concesionarios")).toBeVisible();
		expect(files.filter((url) => url.includes("/es-"))).toHaveLength(1);
		expect(problems).toEqual(noProblems);
	});

	test("stays in English if it cannot get the Spanish texts, and tries again later", async ({
		page,
	}) => {
		await page.goto(address);
		await expect(page.getByText("300 dealers")).toBeVisible();
		let requests = 0;
		await page.route("**/embed/1.0.0/es-*.js", (route) => {
			requests += 1;
			return route.fulfill({ status: 503 });
		});
		// A language that is set before the file has failed waits for the same request.
		await page.evaluate(
			() =>
				new Promise<void>((resolve) => {
					const stop = ({ target }: Event) => target instanceof HTMLScriptElement && resolve();
					document.addEventListener("error", stop, { capture: true });
					document.documentElement.lang = "es";
				}),
		);
		expect(requests).toBe(1);
		await expect(page.getByText("300 dealers")).toBeVisible();
		await page.unroute("**/embed/1.0.0/es-*.js");
		await page.evaluate(() => {
			document.documentElement.lang = "es-MX";
		});
		await expect(page.getByText("300 concesionarios")).toBeVisible();
	});

	test("starts in English if it cannot get the page's language, and tries again later", async ({
		monitoredPage: page,
	}) => {
		await page.route("**/embed/1.0.0/es-*.js", (route) => route.fulfill({ status: 503 }));
		await page.route(address, async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('lang="en"', 'lang="es"');
			await route.fulfill({ response, body });
		});
		await page.goto(address);
		await expect(page.getByText("300 dealers")).toBeVisible();
		await page.unroute("**/embed/1.0.0/es-*.js");
		await page.evaluate(() => {
			document.documentElement.lang = "es-MX";
		});
		await expect(page.getByText("300 concesionarios")).toBeVisible();
	});

	test("works if it is on a page twice", async ({ monitoredPage: page, problems }) => {
		await page.goto(address);
		await expect(page.getByText("300 dealers")).toBeVisible();
		await page.addScriptTag({ url: `${siteOrigin}/embed/v1/nev-widgets.js` });
		await page.evaluate(() => document.body.prepend(document.createElement("nev-inventory-grid")));
		await expect(page.getByRole("heading", { name: "D6 Max GT4" })).toBeVisible();
		expect(problems).toEqual(noProblems);
	});

	test("loads code that several widgets have once", async ({ monitoredPage: page }) => {
		const files: string[] = [];
		page.on("request", (request) => files.push(request.url()));
		await page.goto(address);
		await expect(page.getByText("300 dealers")).toBeVisible();
		await page.evaluate(() => document.body.prepend(document.createElement("nev-inventory-grid")));
		await expect(page.getByRole("heading", { name: "D6 Max GT4" })).toBeVisible();
		const shared = files.filter((url) => /\/(core|data)-[\w-]+\.js$/.test(url));
		expect(shared).toHaveLength(new Set(shared).size);
		expect(shared).toHaveLength(2);
	});

	test("asks for the files of a widget's first view, and for no other", async ({
		monitoredPage: page,
	}) => {
		const files: string[] = [];
		page.on("request", (request) => {
			const [, name] = /\/embed\/1\.0\.0\/(.+)-[\w-]{6}\.js$/.exec(request.url()) ?? [];
			if (name) files.push(name);
		});
		for (const [host, widget, shared] of [
			["inventory-tag", "inventory-grid", ["core", "data"]],
			["inquiry-tag", "inquiry-form", ["core", "data"]],
			["calculator-tag", "financing-calculator", ["core"]],
		] as const) {
			files.length = 0;
			await page.goto(`${hostOrigin}/${host}.html`);
			await page.evaluate(
				(tag) => (document.querySelector(tag) as NevDealerLocatorElement).ready,
				`nev-${widget}`,
			);
			expect(files).toEqual([...shared, widget]);
		}
	});

	for (const failures of [0, 1]) {
		test(`does not run a changed file, and gives up on it, after ${failures} failed requests`, async ({
			page,
		}) => {
			let requests = 0;
			await page.addInitScript(() => {
				const problems: string[] = [];
				Object.assign(globalThis, { problems });
				const record = ({ target }: Event) => {
					if (target instanceof HTMLScriptElement) problems.push("script");
				};
				document.addEventListener("error", record, { capture: true });
				document.addEventListener("nev-error", () => problems.push("nev-error"));
			});
			const problems = () =>
				page.evaluate(() => (globalThis as unknown as { problems: string[] }).problems);
			await page.route("**/embed/1.0.0/core-*.js*", async (route) => {
				requests += 1;
				if (requests <= failures) return route.fulfill({ status: 503 });
				const response = await route.fetch();
				const body = `globalThis.injected = true;${await response.text()}`;
				return route.fulfill({ response, body });
			});
			await page.goto(address);
			// The browser rejects the changed file by its hash. Another attempt would end the same.
			const expected = [...Array<string>(failures + 1).fill("script"), "nev-error"];
			await expect.poll(problems).toEqual(expected);
			expect(requests).toBe(failures + 1);
			const started = await page.evaluate(
				() => document.querySelector("nev-dealer-locator")?.shadowRoot != null,
			);
			expect(started).toBe(false);
			expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
		});
	}

	test("does not run a changed part that is loaded later, though widgets import it", async ({
		page,
	}) => {
		await page.route("**/embed/1.0.0/locator-map-*.js", async (route) => {
			const response = await route.fetch();
			const body = `globalThis.injected = true;${await response.text()}`;
			// Not kept, so an import would ask for it again.
			const headers = { ...response.headers(), "cache-control": "no-store" };
			await route.fulfill({ response, body, headers });
		});
		await page.setViewportSize({ width: 1200, height: 900 });
		await page.goto(address);
		await expect(page.getByText("300 dealers")).toBeVisible();
		await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
		expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
	});

	test("waits before it requests a failed file again", async ({ page }) => {
		let failures = 0;
		await page.route("**/embed/1.0.0/core-*.js*", (route) => {
			failures += 1;
			return route.fulfill({ status: 503 });
		});
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(3_600_000);
		await page.goto(address);
		await expect.poll(() => failures).toBeGreaterThan(0);
		// Changes of the page must not trigger another request before two seconds have passed.
		for (let changes = 0; changes < 60; changes += 1) {
			await page.evaluate(() => document.body.append(document.createElement("i")));
			await page.clock.runFor(16);
		}
		expect(failures).toBe(1);
		await page.unroute("**/embed/1.0.0/core-*.js*");
		await page.clock.resume();
		await expect(page.getByText("300 dealers")).toBeVisible();
	});

	test("publishes the hashes of its files", async ({ request }) => {
		const published = await (await request.get(`${siteOrigin}/embed/1.0.0/files.json`)).json();
		const names = Object.keys(published.integrity);
		expect(names).toContain("nev-widgets.js");
		expect(names.length).toBeGreaterThan(5);
		for (const name of names) {
			const response = await request.get(`${siteOrigin}/embed/1.0.0/${name}`);
			expect(response.headers()["access-control-allow-origin"]).toBe("*");
			const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(await response.body()));
			const hash = Buffer.from(digest).toString("base64");
			expect(`sha256-${hash}`, name).toBe(published.integrity[name]);
		}
		const latest = await request.get(`${siteOrigin}/embed/v1/nev-widgets.js`);
		const pinned = await request.get(`${siteOrigin}/embed/1.0.0/nev-widgets.js`);
		expect(await latest.text()).toBe(await pinned.text());
		expect(latest.headers()["cache-control"]).toBe("public, max-age=300");
		for (const name of [
			"nev-widgets.tgz",
			"nev-widgets-wordpress.zip",
			"custom-elements.json",
			"CHANGELOG.md",
		]) {
			expect((await request.get(`${siteOrigin}/embed/1.0.0/${name}`)).status(), name).toBe(200);
		}
	});
});
