import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../pnpm.mjs";
import { settledPicture } from "./settled-picture.mjs";

const folder = join(root, "screenshots");

/**
 * Saves every route of the built site in `screenshots/`, at phone and desktop width, light and dark. Of routes with
 * one page per vehicle or state it saves the first page; with `--all`, every page.
 */
export async function photographEveryPage(browser, origin) {
	mkdirSync(folder, { recursive: true });
	const paths = await pagePaths(origin);
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
				await waitForWidgets(page, origin);
				await loadImages(page);
				writeFileSync(
					join(folder, `${fileName(path)}-${width}-${colorScheme}.png`),
					await settledPicture(page, { fullPage: true }),
				);
			}
			await context.close();
		}
	}
	process.stdout.write(`Saved ${paths.length} pages, four times each, in ${folder}\n`);
}

/** The paths in the sitemap, and the two pages that it omits. */
async function pagePaths(origin) {
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
async function waitForWidgets(page, origin) {
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

/** Loads lazy images too, and scrolls back to the top. */
function loadImages(page) {
	return page.evaluate(async () => {
		const images = [...document.images];
		for (const image of images) image.loading = "eager";
		await Promise.all(images.map((image) => image.decode().catch(() => {})));
		scrollTo(0, 0);
	});
}
