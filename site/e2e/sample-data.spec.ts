import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { siteOrigin } from "./origins.js";
import { expect, test } from "./watched.js";

const run = promisify(execFile);
const inSite = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const notice = (page: Page) => page.getByRole("complementary", { name: "Sample data" });

/** A product of its own, whose sample data may go. */
async function startSite(folder: string): Promise<{ origin: string; server: ChildProcess }> {
	const server = spawn(process.execPath, [inSite("build/server/index.js")], {
		env: { ...process.env, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error" },
		stdio: ["ignore", "pipe", "inherit"],
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

const dealers = `name,address,city,state,zip,phone,email
Gulf Carts,1 Fifth Avenue South,Naples,Florida,34102,(239) 555-0142,sales@gulf.example.com
`;

test("every page says what is invented, until the operator's own data is there", async ({
	page,
}, testInfo) => {
	test.setTimeout(90_000);
	const data = resolve(testInfo.outputPath("data"));
	mkdirSync(data, { recursive: true });
	const { origin, server } = await startSite(data);
	const nev = (...parameters: string[]) =>
		run(process.execPath, [inSite("../api/bin/nev.mjs"), ...parameters], {
			env: { ...process.env, DATA_DIR: data },
		});
	const file = (name: string, content: string) => {
		writeFileSync(join(data, name), content);
		return join(data, name);
	};
	const said = async (path: string) => {
		await page.goto(origin + path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		return (await notice(page).allInnerTexts()).join();
	};
	const paths = ["/", "/dealerships", "/financing", "/nowhere"];
	try {
		for (const path of paths) {
			expect(await said(path), path).toMatch(
				/^Sample data: invented vehicles, prices and dealers,/,
			);
		}
		await nev("import", "vehicles", file("vehicles.json", JSON.stringify([vehicle])));
		for (const path of paths) {
			await expect.poll(() => said(path), path).toMatch(/^Sample data: invented dealers,/);
		}
		await nev("import", "dealerships", file("dealers.csv", dealers));
		for (const path of paths) await expect.poll(() => said(path), path).toBe("");
	} finally {
		server.kill("SIGTERM");
		await once(server, "exit");
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the same is said, below the header and above what it is about", async ({ page }) => {
		await page.goto(`${siteOrigin}/inventory/forester-4`);
		const { y = 0, height = 0 } = (await notice(page).boundingBox()) ?? {};
		expect(height).toBeGreaterThan(0);
		expect(height).toBeLessThan(60);
		const main = await page.getByRole("main").boundingBox();
		expect(y + height).toBeLessThanOrEqual(main?.y ?? 0);
	});
});
