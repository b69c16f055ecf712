import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findChromium } from "./chromium.mjs";
import { root } from "./pnpm.mjs";

/**
 * `pnpm screenshots`: every route of the built site at the width of a phone and of a desk, light and
 * dark, and a contact sheet of the drawings, in `screenshots/`. Where a route has a page for each
 * vehicle or state, it shows the first; `--all` shows every one.
 */
const { chromium } = createRequire(`${root}/package.json`)("playwright");
const folder = join(root, "screenshots");
const data = mkdtempSync(join(tmpdir(), "nev-screenshots-"));
const origin = `http://localhost:${await freePort()}`;
const server = spawn(process.execPath, ["site/build/server/index.js"], {
	cwd: root,
	env: {
		...process.env,
		PORT: new URL(origin).port,
		DATA_DIR: data,
		DATABASE_URL: "",
		LOG_LEVEL: "warn",
	},
	stdio: ["ignore", "ignore", "inherit"],
});

try {
	await answers(`${origin}/api/health`);
	const browser = await chromium.launch({
		executablePath: await findChromium(),
		args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
	});
	mkdirSync(folder, { recursive: true });
	const paths = await pagePaths();
	for (const colorScheme of ["light", "dark"]) {
		for (const width of [390, 1440]) {
			const context = await browser.newContext({
				colorScheme,
				viewport: { width, height: 900 },
				reducedMotion: "reduce",
			});
			const page = await context.newPage();
			for (const path of paths) {
				await page.goto(origin + path, { waitUntil: "networkidle" });
				await showPictures(page);
				await page.screenshot({
					path: join(folder, `${nameOf(path)}-${width}-${colorScheme}.png`),
					fullPage: true,
				});
			}
			await context.close();
		}
		await drawContactSheet(browser, colorScheme);
	}
	await browser.close();
	process.stdout.write(`${paths.length} pages, each four times, are in ${folder}\n`);
} finally {
	server.kill("SIGTERM");
	await new Promise((resolve) =>
		server.exitCode === null ? server.once("exit", resolve) : resolve(),
	);
	rmSync(data, { recursive: true, force: true });
}

/** What the sitemap lists, and the two pages that it leaves out. */
async function pagePaths() {
	const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address]) => new URL(address).pathname,
	);
	const seen = new Set();
	const shown = listed.filter((path) => {
		const [, section, slug] = path.split("/");
		if (!slug || process.argv.includes("--all")) return true;
		return !seen.has(section) && seen.add(section);
	});
	return [...shown, "/thank-you", "/no-such-page"];
}

function nameOf(path) {
	return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** Pictures that wait until they are near are fetched, and the page is at its top again. */
function showPictures(page) {
	return page.evaluate(async () => {
		const images = [...document.images];
		for (const image of images) image.loading = "eager";
		await Promise.all(images.map((image) => image.decode().catch(() => {})));
		scrollTo(0, 0);
	});
}

/** All drawings side by side, as large as a card shows them. */
async function drawContactSheet(browser, colorScheme) {
	const vehicles = await (await fetch(`${origin}/api/vehicles`)).json();
	const page = await browser.newPage({ colorScheme, viewport: { width: 1440, height: 900 } });
	const figures = vehicles.map(
		({ name, category, imageUrl }) =>
			`<figure><img src="${origin}${imageUrl}" alt=""><figcaption>${name} <small>${category}</small></figcaption></figure>`,
	);
	await page.setContent(
		`<style>
			:root { color-scheme: light dark }
			body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; margin: 24px;
				background: light-dark(#FAF8F2, #0D1612); font: 16px system-ui }
			figure { margin: 0; border-radius: 12px; background: light-dark(#E4EFF1, #12252A) }
			img { display: block; width: 100% }
			figcaption { padding: 8px 12px }
			small { opacity: .7 }
		</style>${figures.join("")}`,
		{ waitUntil: "networkidle" },
	);
	await page.screenshot({ path: join(folder, `drawings-${colorScheme}.png`), fullPage: true });
	await page.close();
	process.stdout.write(`${vehicles.length} drawings, ${colorScheme}\n`);
}

function freePort() {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, () => {
			const { port } = probe.address();
			probe.close(() => resolve(port));
		});
	});
}

/** Waits until the server answers, for half a minute at most. */
async function answers(address) {
	for (let tries = 0; tries < 150; tries += 1) {
		if (server.exitCode !== null) {
			throw new Error("The site has not started. Run `pnpm build` first.");
		}
		const response = await fetch(address).catch(() => undefined);
		if (response?.ok) return;
		await wait(200);
	}
	throw new Error("The site does not answer.");
}
