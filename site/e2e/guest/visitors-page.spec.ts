import { expect, type Page } from "@playwright/test";
import { followRequests } from "../follow-requests.js";
import { holdRequests } from "../hold-requests.js";
import { siteOrigin } from "../origins.js";
import { boxNames, elements, scriptAddress, test, waitForElement } from "./host-page.js";

/** More page above and below than a window holds. */
const tallPage = (body: string) =>
	`<div style="height:300px">Above</div>${body}<div style="height:3000px">Below</div>`;

async function showMap(page: Page): Promise<void> {
	await page.locator("nev-dealer-locator .nev-marker").first().waitFor();
	await page.locator(".nev-map").scrollIntoViewIfNeeded();
}

/** What the map shows: where its markers are, in pixels from its corner. */
const mapState = (page: Page) =>
	page.locator(".nev-map").evaluate((map) => {
		const corner = map.getBoundingClientRect();
		return [...map.querySelectorAll(".nev-marker")]
			.map((marker) => {
				const { x, y } = marker.getBoundingClientRect();
				return `${Math.round(x - corner.x)},${Math.round(y - corner.y)}`;
			})
			.join(" ");
	});

test.describe("the map's gestures", () => {
	test.describe("with a wheel", () => {
		test("the page scrolls over the map, with a hint", async ({ page, openHostPage }) => {
			await openHostPage(page, { body: tallPage(elements["nev-dealer-locator"]) });
			await waitForElement(page, "nev-dealer-locator");
			await showMap(page);
			const before = await page.evaluate(() => scrollY);
			const map = await mapState(page);
			await page.locator(".nev-map").hover();
			for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 100);
			await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 300);
			expect(await mapState(page)).toBe(map);
		});

		test("says how to zoom, in the visitor's language", async ({ page, openHostPage }) => {
			await openHostPage(page, {
				html: 'lang="es"',
				body: tallPage(elements["nev-dealer-locator"]),
			});
			await page
				.locator(".nev-result-line")
				.getByText(/concesionarios/)
				.waitFor();
			await showMap(page);
			await page.locator(".nev-map").hover();
			await page.mouse.wheel(0, 20);
			await expect(page.getByText(/Ctrl.+rueda|rueda.+Ctrl|Ctrl/)).toBeVisible();
		});

		test("Ctrl and the wheel zoom the map, and the page stays", async ({ page, openHostPage }) => {
			await openHostPage(page, { body: tallPage(elements["nev-dealer-locator"]) });
			await waitForElement(page, "nev-dealer-locator");
			await showMap(page);
			await page.locator(".nev-map").hover();
			const before = await page.evaluate(() => scrollY);
			const map = await mapState(page);
			await page.keyboard.down("Control");
			await page.mouse.wheel(0, -300);
			await page.keyboard.up("Control");
			await expect.poll(() => mapState(page)).not.toBe(map);
			expect(await page.evaluate(() => scrollY)).toBe(before);
		});

		test('gesture-handling="greedy" gives the wheel to the map', async ({ page, openHostPage }) => {
			const greedy =
				'<nev-dealer-locator zip="33101" gesture-handling="greedy"></nev-dealer-locator>';
			await openHostPage(page, { body: tallPage(greedy) });
			await waitForElement(page, "nev-dealer-locator");
			await showMap(page);
			await page.locator(".nev-map").hover();
			const before = await page.evaluate(() => scrollY);
			const map = await mapState(page);
			await page.mouse.wheel(0, -300);
			await expect.poll(() => mapState(page)).not.toBe(map);
			expect(await page.evaluate(() => scrollY)).toBe(before);
		});
	});

	test.describe("with fingers", () => {
		test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

		/** Moves fingers over the map through the browser's own input, as a touch screen does. */
		async function drag(page: Page, fingers: readonly [x: number, y: number][], dy: number) {
			const client = await page.context().newCDPSession(page);
			const points = (offset: number) => fingers.map(([x, y], id) => ({ x, y: y + offset, id }));
			await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
			for (let step = 1; step <= 10; step += 1) {
				await client.send("Input.dispatchTouchEvent", {
					type: "touchMove",
					touchPoints: points((dy * step) / 10),
				});
				await page.evaluate(() => new Promise(requestAnimationFrame));
			}
			await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		}

		async function openMap(page: Page): Promise<{ x: number; y: number }> {
			await page.getByRole("button", { name: "Map", exact: true }).click();
			await showMap(page);
			const box = await page.locator(".nev-map").boundingBox();
			if (!box) throw new Error("The map is not shown.");
			await page.evaluate((top) => scrollBy(0, top), box.y - 100);
			const now = await page.locator(".nev-map").boundingBox();
			return { x: (now?.x ?? 0) + (now?.width ?? 0) / 2, y: (now?.y ?? 0) + 200 };
		}

		test("one finger scrolls the page, with a hint", async ({ page, openHostPage }) => {
			await openHostPage(page, { body: tallPage(elements["nev-dealer-locator"]) });
			await waitForElement(page, "nev-dealer-locator");
			const { x, y } = await openMap(page);
			const before = await page.evaluate(() => scrollY);
			await drag(page, [[x, y]], -150);
			await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 80);
		});

		test("two fingers move the map, and the page stays", async ({ page, openHostPage }) => {
			await openHostPage(page, { body: tallPage(elements["nev-dealer-locator"]) });
			await waitForElement(page, "nev-dealer-locator");
			const { x, y } = await openMap(page);
			const before = await page.evaluate(() => scrollY);
			const map = await mapState(page);
			await drag(
				page,
				[
					[x - 40, y],
					[x + 40, y],
				],
				80,
			);
			await expect.poll(() => mapState(page)).not.toBe(map);
			expect(await page.evaluate(() => scrollY)).toBe(before);
		});
	});
});

/** The sum of layout shifts that no visitor caused. */
const layoutShift = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) => {
					const shifts = list.getEntries() as (PerformanceEntry & {
						value: number;
						hadRecentInput: boolean;
					})[];
					resolve(
						shifts
							.filter(({ hadRecentInput }) => !hadRecentInput)
							.reduce((sum, { value }) => sum + value, 0),
					);
				}).observe({ type: "layout-shift", buffered: true });
				// No entry at all leaves the observer silent.
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 100)));
			}),
	);

/** Waits until the page is painted as it is now. The first time, that is after its styles have loaded. */
const nextPaint = (page: Page) =>
	page.evaluate(async () => {
		for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
	});

const reserve = `<link rel="stylesheet" href="${siteOrigin}/embed/v1/nev-widgets.css">`;

for (const width of [320, 390, 768, 1024, 1440]) {
	const tag = width === 320 ? [] : ["@every-width"];
	for (const name of boxNames) {
		test(`${name} moves nothing at ${width} px when script and data come late`, { tag }, async ({
			page,
			openHostPage,
		}) => {
			await page.setViewportSize({ width, height: 800 });
			const requestsDone = followRequests(page);
			const loadScript = await holdRequests(page, scriptAddress);
			const loadData = await holdRequests(page, "**/api/**");
			await openHostPage(page, {
				head: `${reserve}<style>body{margin:0}</style>`,
				body: `<h1>Visit us</h1><p>Open every day.</p>${elements[name]}<p>Call us at any time.</p><footer>About us</footer>`,
			});
			await nextPaint(page);
			loadScript();
			await page.locator(name).locator(".nev-root").first().waitFor();
			await nextPaint(page);
			loadData();
			await waitForElement(page, name);
			if (name === "nev-dealer-locator" && width >= 1024) await showMap(page);
			await requestsDone();
			expect(await layoutShift(page)).toBe(0);
		});
	}
}

/** Whether an element is as high as what is in it. */
const isAsHighAsContent = (page: Page, name: string) =>
	page.locator(name).evaluate((element) => {
		const content = element.shadowRoot?.firstElementChild;
		return element.getBoundingClientRect().height === content?.getBoundingClientRect().height;
	});

for (const isAnswered of [true, false]) {
	test(`the room for three vehicles ends once they ${isAnswered ? "are there" : "have failed"}`, async ({
		page,
		openHostPage,
	}) => {
		await page.setViewportSize({ width: 1440, height: 1100 });
		const loadScript = await holdRequests(page, scriptAddress);
		if (!isAnswered) await page.route("**/api/vehicles", (route) => route.abort());
		await openHostPage(page, {
			head: reserve,
			body: '<nev-inventory-grid limit="3"></nev-inventory-grid><p>Call us at any time.</p>',
		});
		const grid = page.locator("nev-inventory-grid");
		await expect.poll(() => grid.evaluate((element) => element.clientHeight)).toBe(1100);
		loadScript();
		await expect(
			isAnswered ? grid.getByRole("article") : grid.getByRole("button", { name: "Try again" }),
		).toHaveCount(isAnswered ? 3 : 1);
		await expect.poll(() => isAsHighAsContent(page, "nev-inventory-grid")).toBe(true);
	});
}

test("the widget of a dark page is printed light", async ({ page, openHostPage }) => {
	await openHostPage(page, {
		head: "<style>html { color-scheme: dark; background: #111; color: #eee; }</style>",
		body: '<nev-inventory-grid limit="1"></nev-inventory-grid>',
	});
	const card = page.getByRole("article");
	await expect(card).toHaveCSS("background-color", "rgb(20, 32, 26)");
	await page.emulateMedia({ media: "print" });
	await expect(card).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(card).toHaveCSS("color", "rgb(16, 35, 27)");
});

test("writes nothing into the host's address", async ({ page, openHostPage }) => {
	await openHostPage(page, { body: elements["nev-financing-calculator"] });
	await waitForElement(page, "nev-financing-calculator");
	const address = page.url();
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	await expect(page.getByRole("article").first()).toBeVisible();
	await page.getByLabel("Credit score").selectOption("800");
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	await expect(page.getByRole("article", { name: "Prime Loan" })).toBeVisible();
	expect(page.url()).toBe(address);
	expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("writes the deal into the address where the host asks for it", async ({
	page,
	openHostPage,
}) => {
	await openHostPage(page, {
		body: '<nev-financing-calculator price="8995" sync-url></nev-financing-calculator>',
	});
	await waitForElement(page, "nev-financing-calculator");
	await page.getByRole("button", { name: "Get Recommendations" }).click();
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect.poll(() => page.url()).toContain("#financing=");
});

test.describe("a click on a vehicle", () => {
	for (const [kind, modifiers, button] of [
		["Ctrl", ["Control"], "left"],
		["middle", [], "middle"],
	] as const) {
		test(`with ${kind} opens a new tab, also when the host cancels plain clicks`, async ({
			page,
			openHostPage,
		}) => {
			await openHostPage(page, { body: elements["nev-inventory-grid"] });
			await waitForElement(page, "nev-inventory-grid");
			await page.evaluate(() => {
				document.addEventListener("nev-vehicle-select", (event) => {
					const { ctrlKey, metaKey, shiftKey } = (
						event as CustomEvent<{ ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean }>
					).detail;
					document.title = JSON.stringify({ ctrlKey, metaKey, shiftKey });
					event.preventDefault();
				});
			});
			const address = page.url();
			const opened = page.context().waitForEvent("page");
			await page
				.getByRole("link", { name: "D6 Max GT4" })
				.click({ modifiers: [...modifiers], button });
			const tab = await opened;
			await expect(tab).toHaveURL(/\/inventory\/d6-max-gt4$/);
			expect(page.url()).toBe(address);
		});
	}
});

test("a calculator that the visitor comes to last keeps its place among the links", async ({
	page,
	openHostPage,
}) => {
	const calculator = "<nev-financing-calculator sync-url></nev-financing-calculator>";
	await openHostPage(page, {
		body: `<div hidden>${calculator}</div><div><template shadowrootmode="open">${calculator}</template></div>`,
	});
	const recommend = page.getByRole("button", { name: "Get Recommendations" });
	await recommend.click();
	await expect.poll(() => page.evaluate(() => location.hash)).toContain("#financing-2=1&");
	await page.evaluate(() => {
		location.hash = "";
		document.querySelector("[hidden]")?.removeAttribute("hidden");
	});
	await expect(recommend).toHaveCount(2);
	await recommend.first().click();
	await expect.poll(() => page.evaluate(() => location.hash)).toContain("#financing=1&");
});
