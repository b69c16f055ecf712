import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { launch, type Page } from "puppeteer-core";
import { startProduct } from "../../scripts/bench/product.js";
import { waitForServer } from "../../scripts/wait-for-server.mjs";
import { visitorFields } from "./forms.js";
import { hostOrigin, hostPort, sitePort } from "./origins.js";

/*
 * The locator and the inquiry form on a dealer's page in Firefox, with the script tag and with the npm
 * package in React. Part of `pnpm test:hosts`, because Firefox is not on every machine. Needs a build,
 * and Firefox 128 or newer: `FIREFOX_PATH`, by default Debian's firefox-esr.
 */
const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

const builds = [
	{
		build: "script tag",
		locator: "/script-tag.html",
		form: "/inquiry-tag.html",
		shortcuts: "/shortcuts.html",
	},
	{ build: "React", locator: "/react/", form: "/react/inquiry.html", shortcuts: "" },
];

/** The first page of a new Firefox takes a busy machine more than ten seconds. */
const timeout = 30_000;

/** A selector in the page and in the shadow roots of its elements. */
const anywhere = (selector: string) => `${selector}, body >>> ${selector}`;

interface Scenario {
	readonly name: string;
	readonly page: "locator" | "form" | "shortcuts";
	/** Default: every build. */
	readonly build?: string;
	run(page: Page): Promise<void>;
}

const scenarios: readonly Scenario[] = [
	{
		name: "lists dealerships, searches by ZIP and selects one on the map",
		page: "locator",
		async run(page) {
			await shows(page, ".nev-result-line", "300 dealers");
			assert.equal((await page.$$(anywhere("article"))).length, 10);
			await type(page, "input[role=combobox]", "33101");
			await shows(page, ".nev-result-line", "5 dealers within 50 mi of 33101 Miami, Florida");
			const marker = await element(page, ".nev-marker-dealer");
			const name = await marker.evaluate((node) => node.getAttribute("aria-label") ?? "");
			await marker.click();
			await shows(page, "article[aria-current]", name);
		},
	},
	{
		name: "is searched by keyboard with suggestions",
		page: "locator",
		async run(page) {
			await type(page, "input[role=combobox]", "naples");
			await shows(page, "[role=option]", "Naples, Florida");
			await page.keyboard.press("ArrowDown");
			await element(page, "[role=option][aria-selected=true]");
			await page.keyboard.press("Enter");
			await shows(page, ".nev-result-line", "of Naples, Florida");
		},
	},
	{
		name: "zooms the map with a button and shows places",
		page: "locator",
		async run(page) {
			await type(page, "input[role=combobox]", "33101");
			await shows(page, ".nev-result-line", "33101 Miami");
			await element(page, ".nev-marker-dealer");
			await (await element(page, "button[title='Zoom in']")).click();
			await element(page, ".nev-map canvas");
		},
	},
	{
		name: "below the fold loads when the page gives it the focus, which its first control gets",
		page: "form",
		build: "script tag",
		async run(page) {
			await shows(page, "form", "Email");
			await page.evaluate(() => {
				const grid = document.createElement("nev-inventory-grid");
				grid.style.marginTop = "300vh";
				document.body.append(grid);
				grid.focus();
			});
			await page.waitForFunction(
				() =>
					document.querySelector("nev-inventory-grid")?.shadowRoot?.activeElement?.matches("input"),
				{ timeout },
			);
		},
	},
	{
		name: "gets what is typed, and not the page's single-key shortcuts",
		page: "shortcuts",
		build: "script tag",
		async run(page) {
			await shows(page, "form", "Email");
			await type(page, "input[autocomplete~=given-name]", "Susan /j");
			const values = await Promise.all(
				["input[autocomplete~=given-name]", "#site-search"].map(async (selector) =>
					(await element(page, selector)).evaluate((node) => (node as HTMLInputElement).value),
				),
			);
			assert.deepEqual(values, ["Susan /j", ""]);
		},
	},
	{
		name: "names the fields that are missing, and keeps what was typed",
		page: "form",
		async run(page) {
			await shows(page, "form", "Email");
			await type(page, "input[autocomplete~=given-name]", "Ada");
			await (await element(page, "button[type=submit]")).click();
			await element(page, "[aria-invalid=true]");
			const name = await element(page, "input[autocomplete~=given-name]");
			assert.equal(await name.evaluate((node) => (node as HTMLInputElement).value), "Ada");
		},
	},
	{
		name: "sends an inquiry",
		page: "form",
		async run(page) {
			await shows(page, "form", "Email");
			await type(page, "input[autocomplete~=given-name]", visitorFields["First name"]);
			await type(page, "input[autocomplete~=family-name]", visitorFields["Last name"]);
			await type(page, "input[type=tel]", visitorFields.Phone);
			await type(page, "input[type=email]", visitorFields.Email);
			await (await element(page, "button[type=submit]")).click();
			await shows(page, "[role=status]", "Thank you");
		},
	},
];

const product = await startProduct({ PORT: String(sitePort) });
const host = spawn("npx", ["tsx", "e2e/hosts/serve.ts"], {
	cwd: new URL("..", import.meta.url),
	env: { ...process.env, PORT: String(hostPort) },
	stdio: ["ignore", "ignore", "inherit"],
	detached: true,
});
let failed = 0;
const firefox = await launch({ browser: "firefox", executablePath, headless: true });
process.stdout.write(`${await firefox.version()}\n`);
try {
	await waitForServer(`${hostOrigin}/health`, { child: host });
	for (const { build, ...addresses } of builds) {
		for (const { name, page: kind, run } of scenariosOf(build)) {
			const page = await firefox.newPage();
			const errors: string[] = [];
			page.on("pageerror", (error) => errors.push(String(error)));
			page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
			try {
				await page.setViewport({ width: 1280, height: 900 });
				await page.goto(hostOrigin + addresses[kind]);
				await run(page);
				assert.deepEqual(errors, []);
				process.stdout.write(`✓ ${build}: ${kind} ${name}\n`);
			} catch (error) {
				failed += 1;
				process.stdout.write(`✗ ${build}: ${kind} ${name}\n${error}\n${errors.join("\n")}\n`);
			} finally {
				await page.close();
			}
		}
	}
} finally {
	await firefox.close();
	if (host.pid) process.kill(-host.pid);
	await Promise.all([once(host, "exit"), product.stop()]);
}
const count = builds.flatMap(({ build }) => scenariosOf(build)).length;
process.stdout.write(`${count - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function scenariosOf(name: string): readonly Scenario[] {
	return scenarios.filter(({ build = name }) => build === name);
}

/** Waits for the first element that matches. */
async function element(page: Page, selector: string) {
	const found = await page.waitForSelector(anywhere(selector), { timeout });
	if (!found) throw new Error(`There is no ${selector}.`);
	return found;
}

async function type(page: Page, selector: string, text: string): Promise<void> {
	await (await element(page, selector)).type(text);
}

/** Waits until one of the elements that match contains a text. */
async function shows(page: Page, selector: string, text: string): Promise<void> {
	const deadline = Date.now() + timeout;
	for (;;) {
		const texts = await Promise.all(
			(await page.$$(anywhere(selector))).map((node) =>
				node.evaluate((element) => element.textContent ?? "").catch(() => ""),
			),
		);
		if (texts.some((shown) => shown.includes(text))) return;
		if (Date.now() > deadline) {
			assert.fail(`Expected ${selector} to show "${text}", but it shows ${JSON.stringify(texts)}.`);
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
