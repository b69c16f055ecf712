import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { endWithParent, testEnvironment } from "./environment.js";
import { waitForHydration } from "./hydration.js";
import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { hostOrigin, siteOrigin } from "./origins.js";

const product = fileURLToPath(new URL("../build/server/index.js", import.meta.url));

const notice = (page: Page) => page.getByRole("complementary", { name: "Sample data" });

/** Starts another instance of the product, whose sample data the test replaces. */
async function startSite(folder: string): Promise<{ origin: string; server: ChildProcess }> {
	const server = spawn(process.execPath, ["--import", endWithParent, product], {
		env: {
			...process.env,
			...testEnvironment({ PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error" }),
		},
		stdio: ["pipe", "pipe", "inherit"],
	});
	for await (const line of createInterface(server.stdout)) {
		const [, origin] = /The site is at (\S+)/.exec(line) ?? [];
		if (origin) return { origin, server };
	}
	throw new Error("The site did not start.");
}

const vehicle = {
	name: "Scout 4",
	description: "Four seats for the way to the lake and back.",
	price: 9995,
	range: "60 miles",
	category: "4-seater",
	series: "Scout",
	model: "4",
	imageUrl: "https://example.com/scout-4.png",
};

/** A PNG of one pixel. */
const picture = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

const dealers = `name,address,city,state,zip,phone,email
Gulf Carts,1 Fifth Avenue South,Naples,Florida,34102,(239) 555-0142,sales@gulf.example.com
`;

test("every page says what is sample data, until real data replaces it", {
	tag: "@whole-journey",
}, async ({ page }) => {
	const violations: string[] = [];
	page.on("console", (message) => {
		if (message.text().includes("Content Security Policy")) violations.push(message.text());
	});
	await page.route(vehicle.imageUrl, (route) =>
		route.fulfill({ contentType: "image/png", body: picture }),
	);
	const data = resolve(test.info().outputPath("data"));
	mkdirSync(data, { recursive: true });
	const { origin, server } = await startSite(data);
	const file = (name: string, content: string) => {
		writeFileSync(join(data, name), content);
		return join(data, name);
	};
	const noticeOn = async (path: string) => {
		await page.goto(origin + path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		return (await notice(page).allInnerTexts()).join();
	};
	const paths = ["/", "/dealerships", "/financing", "/nowhere"];
	try {
		for (const path of paths) {
			expect(await noticeOn(path), path).toMatch(
				/^Sample data: invented vehicles, prices and dealers,/,
			);
		}
		await runNev(data, "import", "vehicles", file("vehicles.json", JSON.stringify([vehicle])));
		for (const path of paths) {
			await expect.poll(() => noticeOn(path), path).toMatch(/^Sample data: invented dealers,/);
		}
		await page.goto(`${origin}/inventory/scout-4`);
		await expect(page.getByRole("main").getByRole("img", { name: vehicle.name })).toHaveJSProperty(
			"naturalWidth",
			1,
		);
		await runNev(data, "import", "dealerships", file("dealers.csv", dealers));
		for (const path of paths) await expect.poll(() => noticeOn(path), path).toBe("");
		expect(violations).toEqual([]);
	} finally {
		server.kill("SIGTERM");
		await once(server, "exit");
	}
});

for (const [name, page, note] of [
	["dealer locator", "script-tag.html", "invented dealers."],
	["dealer locator for React", "react/", "invented dealers."],
	["inventory grid", "inventory-tag.html", "invented vehicles and prices."],
	["inventory grid for React", "react/inventory.html", "invented vehicles and prices."],
] as const) {
	test(`an embedded ${name} says that its data is sample data`, async ({ page: host }) => {
		await host.goto(`${hostOrigin}/${page}`);
		await expect(host.getByText(`Sample data: ${note}`)).toBeVisible();
	});
}

test("the site's own notice is not repeated by its widgets", async ({ page }) => {
	for (const path of ["/dealerships", "/inventory", "/inventory/d6-max-gt4", "/financing"]) {
		await page.goto(siteOrigin + path);
		await waitForHydration(page);
		await expect(page.getByText(/^Sample data/)).toHaveCount(1);
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the notice is shown between the header and the main content", async ({ page }) => {
		await page.goto(`${siteOrigin}/inventory/forester-4`);
		const { y = 0, height = 0 } = (await notice(page).boundingBox()) ?? {};
		expect(height).toBeGreaterThan(0);
		expect(height).toBeLessThan(60);
		const main = await page.getByRole("main").boundingBox();
		expect(y + height).toBeLessThanOrEqual(main?.y ?? 0);
	});
});
