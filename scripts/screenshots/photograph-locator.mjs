import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../pnpm.mjs";
import { settledPicture } from "./settled-picture.mjs";

/** The bay has water, towns of all sizes and ten dealers of the sample data. */
const zipCode = "94704";

/** A Tuesday morning there. Whether dealers are open must not depend on when the pictures are made. */
const now = new Date("2026-06-09T10:00:00-07:00");

/** Less than the gap between two dealers, so that no third one shows. */
const margin = 15;

const figtree = readFileSync(
	createRequire(join(root, "site/package.json")).resolve(
		"@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	),
).toString("base64");

/** For the pages of all pictures: no font of this machine. */
export const fontFace = `@font-face {
	font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${figtree})
}`;

/**
 * Takes a picture of the dealer locator on a page of its own: dealers around a place, the first one selected. It ends
 * with the map or, on a phone, with that dealer below.
 *
 * @param view the window's size, in CSS pixels, and the color scheme
 * @returns a PNG image of twice the width
 */
export async function photographLocator(browser, origin, { width, height, colorScheme }) {
	const context = await browser.newContext({
		colorScheme,
		viewport: { width, height },
		deviceScaleFactor: 2,
		reducedMotion: "reduce",
		timezoneId: "America/Los_Angeles",
	});
	try {
		const page = await context.newPage();
		await page.clock.setFixedTime(now);
		const address = `${origin}/picture-of-the-locator`;
		await page.route(address, (route) =>
			route.fulfill({ contentType: "text/html", body: hostPage() }),
		);
		await page.goto(address);
		const dealer = page.getByRole("article").first();
		// On a phone, the map takes the list's place.
		await dealer.getByRole("button").last().click();
		const map = page.locator(".nev-map-pane");
		await map.scrollIntoViewIfNeeded();
		await map.locator(".nev-map-corner").waitFor();
		// The locator scrolls to what is selected.
		await settledPicture(page);
		await page.evaluate(() => scrollTo(0, 0));
		const boxes = [await map.boundingBox(), await dealer.boundingBox()];
		const bottom = Math.max(...boxes.map((box) => box.y + box.height));
		return await settledPicture(page, {
			fullPage: true,
			clip: { x: 0, y: 0, width, height: Math.round(bottom) + margin },
		});
	} finally {
		await context.close();
	}
}

function hostPage() {
	return `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<style>
	${fontFace}
	:root { color-scheme: light dark; font-family: Figtree }
	body { margin: ${margin}px; background: light-dark(#faf8f2, #0d1612); color: light-dark(#10231b, #eaf2ec) }
</style>
<script src="/embed/v1/nev-widgets.js" async></script>
<nev-dealer-locator zip="${zipCode}" radius="50"></nev-dealer-locator>`;
}
