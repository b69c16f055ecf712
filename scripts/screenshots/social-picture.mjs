import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPicture } from "@nev/sample-data/pictures";
import { root } from "../pnpm.mjs";
import { fontFace, photographLocator } from "./photograph-locator.mjs";

/** So narrow that list and map, side by side, can be read in a link's small picture. */
const view = { width: 752, height: 640, colorScheme: "light" };

/** Draws what other sites show with a link to most pages, as a PNG image of 1200 by 630 pixels. */
export async function drawSocialPicture(browser, origin) {
	const locator = await photographLocator(browser, origin, view);
	const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
	await page.setContent(`<style>
		${fontFace}
		* { box-sizing: border-box }
		body { position: relative; margin: 0; width: 1200px; height: 630px; overflow: hidden;
			background: linear-gradient(#FAF8F2 0 548px, #E4EFF1 0); color: #10231B; font-family: Figtree }
		h1 { position: absolute; left: 56px; top: 124px; margin: 0; width: 372px; font-size: 57px;
			font-weight: 850; letter-spacing: -.035em; line-height: 1.02 }
		p { position: absolute; left: 56px; top: 316px; margin: 0; width: 380px; color: #52635A;
			font-size: 25px; line-height: 1.35 }
		.mark svg { position: absolute; left: 56px; top: 48px; width: 48px }
		.vehicle svg { position: absolute; left: 52px; bottom: 40px; width: 356px }
		.lane { position: absolute; left: 0; right: 0; bottom: 40px; height: 4px;
			background: repeating-linear-gradient(90deg, #10231B 0 56px, transparent 56px 96px) }
		.locator { position: absolute; left: 496px; top: 48px; width: 656px; border: 1px solid #DCE2D8;
			border-radius: 20px; box-shadow: 0 18px 48px #10231B29 }
	</style>
	<div class="mark">${readFileSync(join(root, "site/public/favicon.svg"), "utf8")}</div>
	<h1>The car for the streets you live on.</h1>
	<p>Neighborhood electric vehicles and their dealers</p>
	<div class="lane"></div>
	<div class="vehicle">${readPicture("d6-max-gt4")}</div>
	<img class="locator" src="data:image/png;base64,${locator.toString("base64")}">`);
	await page.evaluate(() => Promise.all([document.fonts.ready, document.images[0].decode()]));
	const picture = await page.screenshot();
	await page.close();
	return picture;
}
