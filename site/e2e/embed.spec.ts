import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "./axe.js";
import { htmlProblems } from "./check-html.js";
import { test as hostTest } from "./guest/host-page.js";
import { holdRequests } from "./hold-requests.js";
import { horizontalOverflow } from "./layout.js";
import { expect, noProblems, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";

/** Opens the page and waits for its scripts: the preview is scaled by them. */
async function openEmbedPage(page: Page, search = ""): Promise<void> {
	await page.goto(`${siteOrigin}/embed${search}`);
	await expect(page.locator(".embed-screen")).toHaveAttribute("style", /--scale/);
}

const codeOf = (page: Page) => page.locator(".embed-snippet code");
const previewOf = (page: Page) => page.frameLocator("iframe");

test("what a dealer chooses is in the preview, in the code and in the address", async ({
	monitoredPage: page,
	problems,
}) => {
	await openEmbedPage(page);
	await page.getByRole("textbox", { name: "ZIP code" }).fill("33101");
	await expect(codeOf(page)).toContainText('<nev-dealer-locator zip="33101">');
	await expect(
		previewOf(page)
			.getByText(/5 dealers within 50 mi/)
			.first(),
	).toBeVisible();
	await page.getByLabel("Language").selectOption("Español");
	await expect(
		previewOf(page)
			.getByText(/5 concesionarios/)
			.first(),
	).toBeVisible();
	await expect(page).toHaveURL(`${siteOrigin}/embed?zip=33101&lang=es`);
	expect(problems).toEqual(noProblems);
});

test("a dealer gets the inquiries of a form, also after a reload", async ({
	monitoredPage: page,
	problems,
}) => {
	await openEmbedPage(page);
	await page.getByRole("radio", { name: /^Inquiry form/ }).check();
	await page.getByLabel("Dealer's state").selectOption("Georgia");
	await page.getByLabel("Dealer", { exact: true }).selectOption({ index: 1 });
	await expect(codeOf(page)).toContainText(/<nev-inquiry-form dealership-id="\d+">/);
	await page.getByLabel("Vehicle", { exact: true }).selectOption("D6 Max GT4");
	await expect(previewOf(page).getByText("D6 Max GT4").first()).toBeVisible();

	await page.getByText("WordPress", { exact: true }).first().click();
	await expect(previewOf(page).locator(".site-title")).toBeVisible();
	await expect(page).toHaveURL(/page=wordpress/);
	await page.reload();
	await expect(page.getByLabel("Dealer's state")).toHaveValue("Georgia");
	await expect(codeOf(page)).toContainText(/vehicle="d6-max-gt4" dealership-id="\d+"/);
	expect(problems).toEqual(noProblems);
});

test("a color is shown at once, and its contrast is told", async ({ page }) => {
	await openEmbedPage(page, "?widget=inquiry-form");
	const button = previewOf(page).getByRole("button", { name: "Send Inquiry" });
	await expect(button).toBeVisible();
	await page.getByLabel("Main button").fill("#112233");
	await expect(button).toHaveCSS("background-color", "rgb(17, 34, 51)");
	const report = page.locator(".embed-contrast");
	await expect(report.getByRole("status")).toContainText("Hard to read: 1 of 7 pairs");
	await expect(report).toContainText("The main button: 1.0 to 1, at least 4.5 to 1 is needed.");
	await page.getByLabel("Text on the button").fill("#ffffff");
	await expect(report.getByRole("status")).toContainText("Easy to read");
	await expect(codeOf(page)).toContainText("--nev-accent: #112233;");
	await expect(report).not.toContainText("choose Light for light cards");
	await page.getByLabel("Cards").fill("#222222");
	await expect(report).toContainText("choose Light for light cards and Dark for dark ones.");
	await page.getByRole("button", { name: "Use the widget's own colors" }).click();
	await expect(button).toHaveCSS("background-color", "rgb(201, 240, 77)");
	await expect(codeOf(page)).not.toContainText("--nev-");
});

test("a field says what to enter once its text is finished", async ({ page }) => {
	await openEmbedPage(page);
	const field = page.getByRole("textbox", { name: "Radius in miles" });
	const error = page.getByRole("alert").filter({ hasText: "Enter a number greater than 0" });
	await field.fill("ten");
	await expect(field).toHaveAttribute("aria-invalid", "false");
	await field.press("Tab");
	await expect(error).toBeVisible();
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await field.fill("10");
	await expect(error).toBeHidden();
	await expect(codeOf(page)).toContainText('radius="10"');
});

test("the preview stays beside the choices and never covers the code", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await openEmbedPage(page, "?for=wordpress");
	const preview = page.getByRole("region", { name: "Preview" });
	const copy = page.getByRole("region", { name: "Copy the code" });
	for (const scrolled of [600, 1400, 1800]) {
		await page.evaluate((top) => scrollTo(0, top), scrolled);
		// The page may still move between the two.
		await expect(async () => {
			const [above, below] = [await preview.boundingBox(), await copy.boundingBox()];
			expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
		}).toPass();
	}
});

test("on a phone a chosen widget is seen at once, and announced", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openEmbedPage(page);
	await page.getByRole("heading", { name: "Choose a widget" }).evaluate((heading) => {
		heading.scrollIntoView();
	});
	await page.getByRole("radio", { name: /^Financing calculator/ }).check();
	await expect(page.locator("iframe")).toHaveAttribute("title", "Preview: Financing calculator");
	await expect(page.locator(".embed-screen")).toBeInViewport({ ratio: 0.6 });
	await expect(
		page.getByRole("status").filter({ hasText: "Preview: Financing calculator" }),
	).toBeAttached();
});

test("the keyboard can skip the widget in the preview", async ({ page }) => {
	await openEmbedPage(page);
	await page.getByRole("radio", { name: /^Dealer locator/ }).focus();
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip the preview" });
	await expect(skip).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("radio", { name: "Phone" })).toBeFocused();
});

test("the code is a tab stop only where it scrolls", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await openEmbedPage(page, "?for=wix&zip=33101");
	const code = page.locator(".embed-snippet pre");
	await expect(page.locator(".embed-snippet [tabindex]")).toHaveCount(0);
	await page.setViewportSize({ width: 320, height: 900 });
	await expect(code.first()).toHaveAttribute("tabindex", "0");
	await expect(code.first()).toHaveAccessibleName("Server URL");
	await expect(code.last()).not.toHaveAttribute("tabindex");
});

test("the preview has the width of a phone or of a desktop, in any window", async ({ page }) => {
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await openEmbedPage(page, "?widget=dealer-map");
		const widthInside = () =>
			page.locator("iframe").evaluate((frame: HTMLIFrameElement) => frame.clientWidth);
		expect(await widthInside()).toBe(390);
		// The scale changes with the width, and not after it.
		const overflow = await page.locator(".embed-screen").evaluateHandle((screen) => ({
			whenChanged: new Promise<number>((resolve) => {
				new MutationObserver((_, observer) => {
					observer.disconnect();
					const frame = screen.querySelector("iframe")?.getBoundingClientRect();
					const { left, right } = screen.getBoundingClientRect();
					resolve(frame ? Math.max(left - frame.left, frame.right - right) : Infinity);
				}).observe(screen, { attributeFilter: ["data-width"] });
			}),
		}));
		await page.getByText("Desktop", { exact: true }).click();
		expect(await overflow.evaluate(({ whenChanged }) => whenChanged)).toBeLessThanOrEqual(0);
		expect(await widthInside()).toBe(1280);
	}
});

test("the code is copied", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openEmbedPage(page, "?for=wix&zip=33101");
	await page.getByRole("button", { name: "Copy Attribute zip" }).click();
	await expect(page.getByText("Copied", { exact: true })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("33101");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the form shows the code of what is chosen", async ({ page }) => {
		await page.goto(`${siteOrigin}/embed`);
		await page.getByText("Inventory grid").click();
		await page.getByRole("button", { name: "Update preview" }).click();
		await page.getByLabel("Category").selectOption("4-seaters");
		await page.getByText("Svelte", { exact: true }).click();
		await page.getByRole("button", { name: "Update preview" }).click();
		await expect(codeOf(page).last()).toContainText('<nev-inventory-grid api="');
		await expect(codeOf(page).last()).toContainText('category="4-seater"');
		await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
	});

	test("an invalid text stays in its field, which says what to enter", async ({ page }) => {
		await page.goto(`${siteOrigin}/embed`);
		const field = page.getByRole("textbox", { name: "ZIP code" });
		await field.fill("3310");
		await page.getByRole("button", { name: "Update preview" }).click();
		await expect(field).toHaveValue("3310");
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(/Enter the five digits of a ZIP code/);
		await expect(codeOf(page)).not.toContainText("zip");
	});

	test("a picture stands in for the locator's preview", async ({ page }) => {
		for (const width of ["phone", "desktop"]) {
			await page.goto(`${siteOrigin}/embed?scheme=dark&width=${width}`);
			const picture = page.getByRole("img", { name: /^The dealer locator/ });
			await expect(picture).toHaveJSProperty("complete", true);
			await expect(picture).toHaveJSProperty("naturalWidth", width === "phone" ? 780 : 2000);
			await expect(page.locator("iframe")).toBeHidden();
		}
		await page.goto(`${siteOrigin}/embed?widget=inventory-grid`);
		await expect(page.locator("iframe")).toBeVisible();
	});

	test("the frame links to the page that does the same", async ({ page }) => {
		await page.goto(`${siteOrigin}/embed/frame/dealer-locator`);
		await expect(page.getByRole("link", { name: "Find a dealer" })).toBeVisible();
	});
});

for (const search of ["", "?page=plain", "?page=wordpress&scheme=dark", "?page=bootstrap"]) {
	const tag = search ? ["@every-page"] : [];
	test(`the frame${search} is valid, accessible, and fits a phone`, { tag }, async ({
		monitoredPage: page,
		problems,
	}) => {
		await page.setViewportSize({ width: 360, height: 800 });
		const response = await page.goto(`${siteOrigin}/embed/frame/inquiry-form${search}`);
		expect(await htmlProblems((await response?.text()) ?? "")).toEqual([]);
		await expect(page.getByRole("button", { name: "Send Inquiry" })).toBeVisible();
		const findings = await axeFindings(page);
		// A frame of a page has no first heading of its own.
		expect(findings.filter(({ id }) => search || id !== "page-has-heading-one")).toEqual([]);
		expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
		expect(problems).toEqual(noProblems);
	});
}

hostTest("the copied HTML works on another page", async ({ page, openHostPage }) => {
	await openEmbedPage(page, "?zip=33101&nev-brand=%23aa0000");
	const code = (await codeOf(page).textContent()) ?? "";
	await openHostPage(page, { body: code, script: "" });
	const locator = page.locator("nev-dealer-locator");
	await expect(locator.getByText(/5 dealers within 50 mi/).first()).toBeVisible();
	await expect(locator.locator(".nev-state-badge").first()).toHaveCSS(
		"background-color",
		"rgb(170, 0, 0)",
	);
});

hostTest(
	"a frame gets the height of its widget, whichever script comes first",
	async ({ page, openHostPage }) => {
		await openEmbedPage(page, "?widget=inquiry-form&vehicle=d6-max-gt4&for=wordpress-com");
		const frame = await codeOf(page).nth(0).textContent();
		const script = await codeOf(page).nth(1).textContent();
		for (const body of [`${frame}${script}`, `${script}${frame}`]) {
			await openHostPage(page, {
				body,
				script: "",
				policy: `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src ${siteOrigin}; frame-src ${siteOrigin}`,
			});
			const inside = page.frameLocator("iframe");
			await expect(inside.getByRole("button", { name: "Send Inquiry" })).toBeVisible();
			const heights = () =>
				page.locator("iframe").evaluate((element) => element.getBoundingClientRect().height);
			const needed = () =>
				inside.locator("body").evaluate(() => document.documentElement.offsetHeight);
			await expect.poll(async () => (await heights()) - (await needed())).toBe(0);
			// A wrong form grows by its error messages.
			const before = await heights();
			await inside.getByRole("button", { name: "Send Inquiry" }).click();
			await expect.poll(heights).toBeGreaterThan(before);
			await expect.poll(async () => (await heights()) - (await needed())).toBe(0);
			// Another window's message changes nothing.
			await page.evaluate(
				() =>
					new Promise((resolve) => {
						addEventListener("message", resolve, { once: true });
						postMessage({ type: "nev-height", height: 7 });
					}),
			);
			expect((await heights()) - (await needed())).toBe(0);
		}
	},
);

hostTest(
	"a frame keeps its height until its widget is there, below the window and in a hidden tab",
	async ({ page, openHostPage }) => {
		await openEmbedPage(page, "?widget=inventory-grid&limit=3&for=wordpress-com");
		const frame = (await codeOf(page).nth(0).textContent()) ?? "";
		const script = await codeOf(page).nth(1).textContent();
		const loadWidget = await holdRequests(page, `${siteOrigin}/embed/v1/nev-widgets.js`);
		await openHostPage(page, {
			body: `<div style="height: 3000px"></div>${frame.replace(' loading="lazy"', "")}
			<div id="tab" hidden>${frame.replace(' loading="lazy"', "")}</div>${script}`,
			script: "",
		});
		const [below, hidden] = [page.locator("iframe").first(), page.locator("#tab iframe")];
		const heightOf = (element: Locator) =>
			element.evaluate((iframe) => iframe.getBoundingClientRect().height);
		const neededBy = (element: Locator) =>
			element
				.contentFrame()
				.locator("html")
				.evaluate((root: HTMLElement) => root.offsetHeight);
		// The link in place of the widget is 27 pixels high.
		await expect(below.contentFrame().getByRole("link")).toHaveCount(1);
		expect(await heightOf(below)).toBe(900);
		loadWidget();
		await expect(below.contentFrame().getByRole("article")).toHaveCount(3);
		await expect.poll(async () => (await heightOf(below)) - (await neededBy(below))).toBe(0);
		expect(await page.evaluate(() => scrollY)).toBe(0);

		await page.locator("#tab").evaluate((tab) => tab.removeAttribute("hidden"));
		await hidden.scrollIntoViewIfNeeded();
		await expect(hidden.contentFrame().getByRole("article")).toHaveCount(3);
		await expect.poll(async () => (await heightOf(hidden)) - (await neededBy(hidden))).toBe(0);
		const shown = await heightOf(hidden);
		await page.locator("#tab").evaluate((tab) => tab.setAttribute("hidden", ""));
		await page.locator("#tab").evaluate((tab) => tab.removeAttribute("hidden"));
		expect(await heightOf(hidden)).toBe(shown);
	},
);

hostTest(
	"a frame far below a phone's window gets the height of all its widget shows",
	async ({ page, openHostPage }) => {
		await openEmbedPage(page, "?widget=financing-calculator&for=wordpress-com");
		const frame = (await codeOf(page).nth(0).textContent()) ?? "";
		const script = await codeOf(page).nth(1).textContent();
		await page.setViewportSize({ width: 390, height: 844 });
		await openHostPage(page, {
			body: `<div style="height: 3000px"></div>${frame.replace(' loading="lazy"', "")}${script}`,
			script: "",
		});
		const iframe = page.locator("iframe");
		const inside = iframe.contentFrame();
		// It needs the API's answer.
		await expect(inside.getByText(/a month/).first()).toBeAttached();
		await expect
			.poll(async () => {
				const height = await iframe.evaluate((element) => element.getBoundingClientRect().height);
				const needed = await inside
					.locator("html")
					.evaluate((root: HTMLElement) => root.offsetHeight);
				return height - needed;
			})
			.toBe(0);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	},
);

hostTest(
	"the map in a frame is as high as its page says, and at least 320 pixels",
	async ({ page, openHostPage }) => {
		const frame = (height: number) =>
			`<iframe src="${siteOrigin}/embed/frame/dealer-map" title="Dealers" height="${height}"></iframe>`;
		await openHostPage(page, {
			// With the page's border box, the frame's height includes its border.
			head: "<style>* { box-sizing: border-box; }</style>",
			body: frame(600) + frame(200),
			script: `<script src="${siteOrigin}/embed/frame.js" async></script>`,
		});
		for (const [index, height, shown] of [
			[0, 600, 588],
			[1, 328, 320],
		] as const) {
			const iframe = page.locator("iframe").nth(index);
			const map = iframe.contentFrame().locator(".nev-map-pane");
			await expect(iframe.contentFrame().locator(".nev-marker").first()).toBeVisible();
			await expect.poll(() => map.evaluate((pane: HTMLElement) => pane.offsetHeight)).toBe(shown);
			expect(await iframe.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(height);
		}
	},
);

hostTest("other pages of ours stay out of frames", async ({ page, openHostPage }) => {
	const refused = page.waitForEvent("console", (message) =>
		message.text().includes("frame-ancestors"),
	);
	await openHostPage(page, { body: `<iframe src="${siteOrigin}/embed"></iframe>`, script: "" });
	await refused;
});

hostTest(
	"the copied HTML works in the frame of a website builder",
	async ({ page, context, openHostPage }) => {
		await openEmbedPage(page, "?widget=inventory-grid&scheme=dark&for=godaddy");
		const code = (await codeOf(page).textContent()) ?? "";
		const srcdoc = code.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
		await openHostPage(page, {
			body: `<iframe srcdoc="${srcdoc}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" width="800" height="600"></iframe>`,
			script: "",
		});
		const frame = page.frameLocator("iframe");
		await expect(frame.getByRole("searchbox")).toHaveCSS("color-scheme", "dark");
		const opened = context.waitForEvent("page");
		await frame.getByRole("link", { name: "Classic 4" }).first().click();
		await expect(await opened).toHaveURL(`${siteOrigin}/inventory/classic-4`);
		await expect(frame.getByRole("searchbox")).toBeVisible();
	},
);
