import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "./chromium.mjs";
import { freePort } from "./free-port.mjs";
import { root } from "./pnpm.mjs";
import { createTempFolder } from "./temp-folder.mjs";
import { waitForServer } from "./wait-for-server.mjs";

/**
 * `pnpm screenshots`: saves every route of the built site in `screenshots/`, at phone and desktop width,
 * light and dark. Of routes with one page per vehicle or state it saves the first page; with `--all`,
 * every page.
 */
const folder = join(root, "screenshots");
const data = createTempFolder("nev-screenshots-");
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
	await waitForServer(`${origin}/api/ready`, { child: server }).catch((cause) => {
		throw new Error("The site did not start. Run `pnpm build` first.", { cause });
	});
	const browser = await launchChromium();
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
				await page.goto(origin + path);
				await waitForWidgets(page);
				await loadImages(page);
				writeFileSync(
					join(folder, `${fileName(path)}-${width}-${colorScheme}.png`),
					await settledPicture(page),
				);
			}
			await context.close();
		}
	}
	await browser.close();
	process.stdout.write(`Saved ${paths.length} pages, four times each, in ${folder}\n`);
} finally {
	server.kill("SIGTERM");
	await new Promise((resolve) =>
		server.exitCode === null ? server.once("exit", resolve) : resolve(),
	);
}

/** The paths in the sitemap, and the two pages that it omits. */
async function pagePaths() {
	const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
	const sitemapPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address]) => new URL(address).pathname,
	);
	const seenSections = new Set();
	const selectedPaths = sitemapPaths.filter((path) => {
		const [, section, slug] = path.split("/");
		if (!slug || process.argv.includes("--all")) return true;
		return !seenSections.has(section) && seenSections.add(section);
	});
	return [...selectedPaths, "/thank-you", "/no-such-page"];
}

function fileName(path) {
	return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** Waits until scripts have started, and lists and maps are there, also in the preview of `/embed`. */
async function waitForWidgets(page) {
	await page.waitForFunction(() => !window.nevEarlyPress);
	for (const frame of page.frames()) {
		// One that is not near the viewport has not loaded.
		if (!frame.url().startsWith(origin)) continue;
		if (frame !== page.mainFrame()) {
			await (await frame.frameElement()).scrollIntoViewIfNeeded();
			await frame.locator("[part]:visible").first().waitFor();
		}
		await frame.locator(".nev-skeleton").first().waitFor({ state: "detached" });
		for (const map of await frame.locator(".nev-map-pane").filter({ visible: true }).all()) {
			// It loads near the viewport.
			await map.scrollIntoViewIfNeeded();
			await map.locator(".nev-map-corner").waitFor();
		}
	}
}

/** A picture of the whole page, once it is the same twice: maps are drawn piece by piece. */
async function settledPicture(page) {
	let picture = await page.screenshot({ fullPage: true });
	for (let attempt = 0; attempt < 20; attempt += 1) {
		const next = await page.screenshot({ fullPage: true });
		if (next.equals(picture)) return next;
		picture = next;
	}
	throw new Error(`${page.url()} does not come to rest.`);
}

/** Loads lazy images too, and scrolls back to the top. */
function loadImages(page) {
	return page.evaluate(async () => {
		const images = [...document.images];
		for (const image of images) image.loading = "eager";
		await Promise.all(images.map((image) => image.decode().catch(() => {})));
		scrollTo(0, 0);
	});
}
