import { expect } from "@playwright/test";
import { elements, scriptAddress, scriptTag, test, waitForElement } from "./host-page.js";

test.describe("in another shadow root", () => {
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
