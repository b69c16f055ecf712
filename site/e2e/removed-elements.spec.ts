import type { Locator, Page } from "@playwright/test";
import { followRequests } from "./follow-requests.js";
import type { ElementName } from "./guest/host-page.js";
import { expect, test } from "./monitored-page.js";
import { hostOrigin } from "./origins.js";
import { type HeldResources, heldResources, trackResources } from "./resource-tracker.js";

/* A removed element must release everything outside of itself: listeners, timers, observers, nodes. */

interface ElementCase {
	readonly attributes?: Readonly<Record<string, string>>;
	/** Brings the element into a state in which it holds many resources. */
	use(element: Locator): Promise<void>;
}

const elements: Readonly<Record<ElementName, ElementCase>> = {
	"nev-dealer-locator": {
		async use(element) {
			await expect(element.locator(".nev-marker").first()).toBeVisible();
			await element.getByRole("combobox", { name: "Find a dealer" }).fill("nap");
			await expect(element.getByRole("option", { name: "Naples, Florida" })).toBeVisible();
		},
	},
	"nev-dealer-map": {
		attributes: { zip: "33101" },
		async use(element) {
			await element.locator(".nev-marker-dealer").first().click();
			await expect(element.getByRole("article")).toBeVisible();
		},
	},
	"nev-inventory-grid": {
		async use(element) {
			await element.getByRole("searchbox").fill("d6 max");
			await expect(element.getByRole("article", { name: "D6 Max GT4" })).toBeVisible();
		},
	},
	"nev-inquiry-form": {
		attributes: { vehicle: "forester-4" },
		async use(element) {
			await element.getByRole("button", { name: "Send Inquiry" }).click();
			await expect(element.getByText("First name is required").first()).toBeVisible();
			await element.getByRole("textbox", { name: "First name" }).fill("Ada");
		},
	},
	"nev-financing-calculator": {
		attributes: { price: "8995" },
		async use(element) {
			await element.getByRole("button", { name: "Get Recommendations" }).click();
			await expect(element.getByRole("article").first()).toBeVisible();
		},
	},
	"nev-payment": {
		attributes: { vehicle: "forester-4" },
		async use(element) {
			await expect(element.getByText(/^from \$/)).toBeVisible();
		},
	},
};

const rounds = 3;

/** These tests take seconds, so `npm test` has one element where `tagsOf` has two. */
const tagsOfSlow = (name: string) => (name === "nev-dealer-locator" ? [] : ["@every-element"]);

async function mount(page: Page, tag: string, attributes = {}): Promise<Locator> {
	await page.evaluate(
		([name, values]) => {
			const element = document.createElement(name);
			for (const [attribute, value] of Object.entries<string>(values)) {
				element.setAttribute(attribute, value);
			}
			document.body.append(element);
		},
		[tag, attributes] as const,
	);
	return page.locator(tag);
}

function remove(element: Locator): Promise<void> {
	return element.evaluate((node) => node.remove());
}

/** The resources that are held once no request, no timer and no animation frame is pending. */
async function settledResources(
	page: Page,
	requestsDone: () => Promise<void>,
): Promise<HeldResources> {
	await requestsDone();
	let held: HeldResources = {};
	await expect
		.poll(async () => {
			held = await heldResources(page);
			return Object.keys(held).join();
		})
		.not.toMatch(/timeout|animation frame/);
	return held;
}

/** Opens a page with the script tag, without elements. */
async function openPage(page: Page): Promise<void> {
	await page.goto(`${hostOrigin}/script-tag.html`);
	await expect(page.getByText("300 dealers")).toBeVisible();
	await remove(page.locator("nev-dealer-locator"));
}

for (const [tag, { attributes, use }] of Object.entries(elements)) {
	test(`<${tag}> releases its resources when removed`, { tag: tagsOfSlow(tag) }, async ({
		monitoredPage: page,
	}) => {
		const requestsDone = followRequests(page);
		await trackResources(page);
		await openPage(page);
		const useAndRemove = async () => {
			const element = await mount(page, tag, attributes);
			await use(element);
			await remove(element);
		};
		// The first use loads code and styles, which stay.
		await useAndRemove();
		const baseline = await settledResources(page, requestsDone);
		for (let round = 0; round < rounds; round += 1) await useAndRemove();
		await expect.poll(() => heldResources(page)).toEqual(baseline);
	});
}

// Without the resource tracker, which has references to elements.
for (const [tag, { attributes, use }] of Object.entries(elements)) {
	test(`<${tag}> is garbage collected when removed`, { tag: tagsOfSlow(tag) }, async ({
		monitoredPage: page,
	}) => {
		await openPage(page);
		const element = await mount(page, tag, attributes);
		await use(element);
		await element.evaluate((node) => {
			Object.assign(globalThis, { removedElement: new WeakRef(node) });
		});
		await remove(element);
		const isCollected = async () => {
			await page.requestGC();
			return page.evaluate(() => {
				const { removedElement } = globalThis as unknown as { removedElement: WeakRef<Element> };
				return removedElement.deref() === undefined;
			});
		};
		await expect.poll(isCollected).toBe(true);
	});
}
