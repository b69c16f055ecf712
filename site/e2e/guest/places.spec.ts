import { expect, type Page } from "@playwright/test";
import { dealers } from "../hosts/react/own-dealers.js";
import {
	type ElementName,
	elements,
	scriptAddress,
	scriptTag,
	test,
	waitForElement,
} from "./host-page.js";

test.describe("in another shadow root", () => {
	test("that is open, an element is found by itself", async ({ page, openHostPage }) => {
		await openHostPage(page, {
			body: `<div id="outer"></div><script>
				document.querySelector("#outer").attachShadow({ mode: "open" }).innerHTML =
					${JSON.stringify(elements["nev-inventory-grid"])};</script>`,
		});
		await expect(page.getByText("33 vehicles, 30 available")).toBeVisible();
	});

	test("that is closed, too", async ({ page, openHostPage }) => {
		await openHostPage(page, {
			body: `<div id="outer"></div><script>
				const root = document.querySelector("#outer").attachShadow({ mode: "closed" });
				root.innerHTML = ${JSON.stringify(elements["nev-inventory-grid"])};
				addEventListener("load", () => setInterval(() => {
					document.title = String(root.querySelector("nev-inventory-grid").shadowRoot?.textContent.includes("33 vehicles, 30 available"));
				}, 100));</script>`,
		});
		await expect(page).toHaveTitle("true");
	});

	test("made later, after the script", async ({ page, openHostPage }) => {
		await openHostPage(page, { body: '<div id="outer"></div>' });
		await page.waitForLoadState("load");
		await page.evaluate((html) => {
			const outer = document.querySelector("#outer") as Element;
			outer.attachShadow({ mode: "open" }).innerHTML = html;
		}, elements["nev-inventory-grid"]);
		await expect(page.getByText("33 vehicles, 30 available")).toBeVisible();
	});
});

test("moved into another document, an element keeps its styles", async ({ page, openHostPage }) => {
	await openHostPage(page, {
		body: `${elements["nev-inventory-grid"]}<iframe width="900" height="900" srcdoc="<!doctype html><body></body>"></iframe>`,
	});
	await waitForElement(page, "nev-inventory-grid");
	await page.evaluate(() => {
		const frame = document.querySelector("iframe") as HTMLIFrameElement;
		frame.contentDocument?.body.append(document.querySelector("nev-inventory-grid") as Element);
	});
	const frame = page.frameLocator("iframe");
	await expect(frame.getByText("33 vehicles, 30 available")).toBeVisible();
	await expect(frame.locator(".nev-vehicle-grid")).toHaveCSS("display", "grid");
});

for (const overflow of ["auto", "hidden"]) {
	test(`in a box with overflow: ${overflow}, the first press on the map selects what is under it`, async ({
		page,
		openHostPage,
	}) => {
		await openHostPage(page, {
			body: `<main style="height: 500px; overflow: ${overflow}"><nev-dealer-map zip="33101"></nev-dealer-map></main>`,
		});
		const markers = page.locator("nev-dealer-map .nev-marker-dealer");
		await expect(markers.first()).toBeVisible();
		/** One that is in the box. */
		const find = async () => {
			const boxes = await markers.evaluateAll((all) =>
				all.map((one) => one.getBoundingClientRect().toJSON()),
			);
			return boxes.find(({ y, height }) => y > 60 && y + height < 480);
		};
		// The map has stopped moving. A press by Playwright on the marker itself would scroll to it.
		let shown = await find();
		await expect
			.poll(async () => {
				const before = shown;
				shown = await find();
				return shown && shown.x === before?.x && shown.y === before?.y;
			})
			.toBe(true);
		const { x, y, width, height } = shown ?? {};
		await page.mouse.click(x + width / 2, y + height / 2);
		await expect(page.locator("nev-dealer-map .nev-marker-selected")).toHaveCount(1);
		const card = page.locator("nev-dealer-map .nev-dealer-card");
		if (overflow === "auto") await expect(card).toBeInViewport({ ratio: 0.9 });
		else expect(await page.locator("main").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
	});
}

test.describe("a list of the host's own", () => {
	test("that cannot be read never becomes the network's", async ({ page, openHostPage }) => {
		const asked: string[] = [];
		const told: string[] = [];
		page.on("request", (request) => {
			if (request.url().includes("/api/dealerships")) asked.push(request.url());
		});
		page.on("console", (message) => told.push(message.text()));
		await openHostPage(page, {
			body: '<nev-dealer-locator dealerships="[object Object]"><p>Call us</p></nev-dealer-locator>',
		});
		await expect.poll(() => told.filter((line) => line.includes("dealerships")).length).toBe(1);
		expect(asked).toEqual([]);
	});

	test("may stand in the attribute as JSON", async ({ page, openHostPage }) => {
		const json = JSON.stringify(dealers).replaceAll('"', "&quot;");
		await openHostPage(page, {
			body: `<nev-dealer-locator dealerships="${json}"></nev-dealer-locator>`,
		});
		await expect(page.getByText("2 dealers", { exact: true })).toBeVisible();
	});
});

/** Removes an element, and puts it back once it has unmounted. */
function removeAndPutBack(page: Page, name: ElementName): Promise<void> {
	return page.locator(name).evaluate(async (element) => {
		element.remove();
		while (element.shadowRoot?.hasChildNodes()) await new Promise(requestAnimationFrame);
		document.body.append(element);
	});
}

test.describe("removed and put back", () => {
	test("the locator goes on where it was and asks for nothing again", async ({
		page,
		openHostPage,
	}) => {
		await openHostPage(page, { body: "<nev-dealer-locator></nev-dealer-locator>" });
		await page.evaluate(() => {
			Object.assign(globalThis, { ready: 0 });
			document.addEventListener("nev-ready", () => {
				(globalThis as unknown as { ready: number }).ready += 1;
			});
		});
		await expect(page.getByText("300 dealers")).toBeVisible();
		await page.getByRole("combobox", { name: "Find a dealer" }).fill("florida");
		await expect(page.getByText("31 dealers in Florida")).toBeVisible();
		const asked: string[] = [];
		page.on("request", (request) => {
			if (/\/api\/dealerships\/(search|near)/.test(request.url())) asked.push(request.url());
		});
		await removeAndPutBack(page, "nev-dealer-locator");
		await expect(page.getByText("31 dealers in Florida")).toBeVisible();
		await expect(page.getByRole("combobox", { name: "Find a dealer" })).toHaveValue("florida");
		expect(asked).toEqual([]);
		expect(
			await page.evaluate(() => (globalThis as unknown as { ready: number }).ready),
		).toBeLessThanOrEqual(1);
	});

	test("the inquiry form keeps what was typed", async ({ page, openHostPage }) => {
		await openHostPage(page, { body: elements["nev-inquiry-form"] });
		await waitForElement(page, "nev-inquiry-form");
		await page.getByLabel("First name").fill("Ada");
		await page.getByLabel("Message").fill("Is it blue?");
		await removeAndPutBack(page, "nev-inquiry-form");
		await expect(page.getByLabel("First name")).toHaveValue("Ada");
		await expect(page.getByLabel("Message")).toHaveValue("Is it blue?");
	});

	test("the calculator keeps what was filled in and its results", async ({
		page,
		openHostPage,
	}) => {
		await openHostPage(page, { body: elements["nev-financing-calculator"] });
		await waitForElement(page, "nev-financing-calculator");
		await page.getByLabel("Credit score").selectOption("800");
		await page.getByRole("button", { name: "Get Recommendations" }).click();
		await expect(page.getByRole("article", { name: "Prime Loan" })).toBeVisible();
		await removeAndPutBack(page, "nev-financing-calculator");
		await expect(page.getByLabel("Credit score")).toHaveValue("800");
		await expect(page.getByRole("article", { name: "Prime Loan" })).toBeVisible();
	});
});

test('"Show more" asks for what is missing', async ({ page, openHostPage }) => {
	await openHostPage(page, { body: "<nev-dealer-locator></nev-dealer-locator>" });
	await expect(page.getByText("300 dealers")).toBeVisible();
	const asked = page.waitForRequest(/dealerships\/search/);
	await page.getByRole("button", { name: "Show 24 more" }).click();
	const { searchParams } = new URL((await asked).url());
	expect(searchParams.get("offset")).toBe("24");
	expect(searchParams.get("limit")).toBe("24");
	await expect(page.getByRole("article")).toHaveCount(48);
});

const cardTemplate = '<template slot="card"><b data-field="name"></b></template>';

for (const name of [
	"nev-dealer-locator",
	"nev-inventory-grid",
	"nev-inquiry-form",
	"nev-financing-calculator",
] as const) {
	test(`${name} breaks no policy of trusted types`, async ({ page, openHostPage }) => {
		const violations: string[] = [];
		await page.exposeFunction("recordViolation", (text: string) => violations.push(text));
		await page.addInitScript(() => {
			document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => {
				(globalThis as unknown as { recordViolation(text: string): void }).recordViolation(
					`${violatedDirective} ${sample}`,
				);
			});
		});
		await page.setViewportSize({ width: 1200, height: 900 });
		await openHostPage(page, {
			policy: "require-trusted-types-for 'script'; trusted-types nev",
			// The page's own cards, from a template.
			body: elements[name].replace("</nev-inventory-grid>", `${cardTemplate}$&`),
		});
		await waitForElement(page, name);
		if (name === "nev-inventory-grid") {
			await page.locator("nev-inventory-grid > [slot=card-content-classic-4] > b").waitFor();
		}
		if (name === "nev-dealer-locator") {
			await page.locator(".nev-marker").first().waitFor();
			await page.getByRole("combobox", { name: "Find a dealer" }).fill("nap");
			await page.getByRole("option", { name: "Naples, Florida" }).waitFor();
		}
		if (name === "nev-financing-calculator") {
			await page.getByRole("button", { name: "Get Recommendations" }).click();
			const loan = page.getByRole("article", { name: "Standard Loan" });
			await loan.getByText("Where the money goes").click();
			await loan.getByRole("table", { name: /^Payment schedule/ }).waitFor();
		}
		expect(violations).toEqual([]);
	});
}

const grid = elements["nev-inventory-grid"];
for (const [place, host] of Object.entries({
	first: { head: scriptTag, body: grid },
	last: { body: grid + scriptTag },
	"with the id nevWidgets": { body: grid + scriptTag.replace("<script", '$& id="nevWidgets"') },
	late: {
		body: `${grid}<script>
			addEventListener("load", () => {
				const script = document.createElement("script");
				script.src = "${scriptAddress}";
				document.body.append(script);
			});</script>`,
	},
})) {
	test(`the script may come ${place}`, async ({ page, openHostPage }) => {
		await openHostPage(page, { script: "", ...host });
		await waitForElement(page, "nev-inventory-grid");
	});
}
