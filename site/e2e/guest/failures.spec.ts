import { expect, type Page } from "@playwright/test";
import {
	elementNames,
	elements,
	scriptAddress,
	tagsOf,
	test,
	waitForElement,
} from "./host-page.js";

/** Events and console messages of the widgets, from the page's beginning. */
async function record(page: Page): Promise<() => Promise<{ errors: string[]; console: string[] }>> {
	const lines: string[] = [];
	page.on("console", (message) => lines.push(message.text()));
	page.on("pageerror", (error) => lines.push(String(error)));
	await page.addInitScript(() => {
		const errors: string[] = [];
		Object.assign(globalThis, { nevErrors: errors });
		document.addEventListener("nev-error", (event) => {
			errors.push(String((event as CustomEvent<Error>).detail?.message));
		});
	});
	return async () => ({
		errors: await page.evaluate(() => (globalThis as unknown as { nevErrors: string[] }).nevErrors),
		console: lines,
	});
}

const fallback = '<p id="fallback">Call us: <a href="tel:+12395550142">(239) 555-0142</a></p>';

function withFallback(name: keyof typeof elements): string {
	return elements[name].replace("></", `>${fallback}</`);
}

test.describe("the element's own children", () => {
	for (const name of elementNames) {
		test(`are shown until ${name} is up, and not after`, { tag: tagsOf(name) }, async ({
			page,
			openHostPage,
		}) => {
			let release = () => {};
			const held = new Promise<void>((resolve) => {
				release = resolve;
			});
			await page.route(scriptAddress, async (route) => {
				await held;
				await route.continue();
			});
			await openHostPage(page, { body: withFallback(name) });
			await expect(page.locator("#fallback")).toBeVisible();
			release();
			await waitForElement(page, name);
			await expect(page.locator("#fallback")).toBeHidden();
		});
	}

	test("stay where the widget's files cannot be had, and nev-error says so", async ({
		page,
		openHostPage,
	}) => {
		const recorded = await record(page);
		const asked: string[] = [];
		await page.route(/\/embed\/(?!v1\/)/, (route) => {
			asked.push(route.request().url());
			return route.abort();
		});
		await page.clock.install();
		await openHostPage(page, { body: withFallback("nev-inventory-grid") });
		await expect.poll(() => asked.length).toBeGreaterThan(0);
		// Each attempt also takes real time, however far the clock is moved on.
		await expect
			.poll(async () => {
				await page.clock.runFor(60_000);
				return (await recorded()).errors.length;
			})
			.toBe(1);
		for (let minute = 0; minute < 30; minute += 1) await page.clock.runFor(60_000);
		expect((await recorded()).errors).toHaveLength(1);
		// Half an hour later, and no more than a handful of attempts for each file.
		const perFile = new Map<string, number>();
		for (const url of asked) {
			const [file = ""] = url.split("?");
			perFile.set(file, (perFile.get(file) ?? 0) + 1);
		}
		expect(Math.max(...perFile.values())).toBeLessThanOrEqual(6);
		expect(Math.max(...asked.map((url) => url.length))).toBeLessThan(200);
		await expect(page.locator("#fallback")).toBeVisible();
	});

	test("stay where the host's policy refuses the script's files, told once", async ({
		page,
		openHostPage,
	}) => {
		await page.clock.install();
		const recorded = await record(page);
		await openHostPage(page, {
			policy: `default-src 'none'; script-src ${scriptAddress}; style-src 'unsafe-inline'; img-src data:`,
			body: withFallback("nev-inventory-grid"),
		});
		await expect.poll(async () => (await recorded()).errors.length).toBe(1);
		await expect(page.locator("#fallback")).toBeVisible();
		await page.clock.runFor(60_000);
		expect((await recorded()).errors).toHaveLength(1);
	});
});

for (const name of ["nev-inventory-grid", "nev-inquiry-form"] as const) {
	test(`a crash of ${name} is told by nev-error, and in the console`, async ({
		page,
		openHostPage,
	}) => {
		const recorded = await record(page);
		await page.addInitScript(() => {
			Intl.NumberFormat = function broken() {
				throw new Error("No numbers.");
			} as unknown as typeof Intl.NumberFormat;
		});
		// Numbers are written without it in English.
		await openHostPage(page, { body: elements[name].replace("></", ' lang="es"></') });
		await expect(page.locator(`${name} [part=panel]`)).toBeVisible();
		const { errors, console } = await recorded();
		expect(errors).toEqual(["No numbers."]);
		expect(console.filter((line) => line.includes("No numbers."))).toHaveLength(1);
	});
}

test("a read that hangs ends with a retry", async ({ page, openHostPage }) => {
	await page.clock.install();
	const recorded = await record(page);
	await page.route("**/api/vehicles", () => {});
	await openHostPage(page, { body: elements["nev-inventory-grid"] });
	await expect(page.getByText("Loading vehicles…")).toBeVisible();
	await page.clock.runFor(60_000);
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	expect((await recorded()).errors).toHaveLength(1);
	await page.unroute("**/api/vehicles");
	await page.getByRole("button", { name: "Try again" }).click();
	await waitForElement(page, "nev-inventory-grid");
});

test("a superseded search is aborted", async ({ page, openHostPage }) => {
	const aborted: string[] = [];
	page.on("requestfailed", (request) => {
		if (request.failure()?.errorText === "net::ERR_ABORTED") aborted.push(request.url());
	});
	await openHostPage(page, { body: "<nev-dealer-locator></nev-dealer-locator>" });
	await page.getByText("300 dealers").waitFor();
	// The first search has no answer, however long the second one takes.
	await page.route("**/api/dealerships/search?*", (route) =>
		route.request().url().includes("q=geo") ? undefined : route.continue(),
	);
	const field = page.getByRole("combobox", { name: "Find a dealer" });
	const superseded = page.waitForRequest(/search\?.*q=geo&/);
	await field.fill("geo");
	await superseded;
	await field.fill("florida");
	await page.getByText("31 dealers in Florida").waitFor();
	await expect.poll(() => aborted.some((url) => url.includes("q=geo"))).toBe(true);
});

test.describe("an API of another year", () => {
	async function change<Item>(page: Page, path: string, edit: (body: Item) => unknown) {
		await page.route(`**/api/${path}`, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, json: edit(await response.json()) });
		});
	}

	test("with one broken vehicle shows the others, told once with the count", async ({
		page,
		openHostPage,
	}) => {
		const recorded = await record(page);
		await change<object[]>(page, "vehicles", ([first, ...others]) => [
			{ ...first, price: "a lot" },
			null,
			...others,
		]);
		await openHostPage(page, { body: elements["nev-inventory-grid"] });
		await expect(page.getByText("32 vehicles, 29 available")).toBeVisible();
		await expect
			.poll(async () => (await recorded()).errors)
			.toEqual([expect.stringMatching(/\b2\b/)]);
		expect((await recorded()).console.filter((line) => line.includes("nev-widgets"))).toHaveLength(
			1,
		);
	});
});

test("works in a frame that may run scripts and no forms", async ({ page, openHostPage }) => {
	const inner = `<!doctype html><html lang="en"><body><script src="${scriptAddress}"></script>${elements["nev-financing-calculator"]}</body></html>`;
	await openHostPage(page, {
		script: "",
		body: `<iframe sandbox="allow-scripts" width="1000" height="1600" srcdoc="${inner.replaceAll('"', "&quot;")}"></iframe>`,
	});
	const frame = page.frameLocator("iframe");
	await frame.getByRole("button", { name: "Get Recommendations" }).click();
	await expect(frame.getByRole("article").first()).toBeVisible();
});

test("a grid and a locator search in such a frame, too", async ({ page, openHostPage }) => {
	const inner = `<!doctype html><html lang="en"><body><script src="${scriptAddress}"></script><nev-dealer-locator></nev-dealer-locator></body></html>`;
	await openHostPage(page, {
		script: "",
		body: `<iframe sandbox="allow-scripts" width="1000" height="1600" srcdoc="${inner.replaceAll('"', "&quot;")}"></iframe>`,
	});
	const frame = page.frameLocator("iframe");
	await frame.getByRole("combobox", { name: "Find a dealer" }).fill("florida");
	await frame.getByRole("button", { name: "Search", exact: true }).click();
	await expect(frame.getByText("31 dealers in Florida")).toBeVisible();
});
