import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../pnpm.mjs";
import { photographLocator } from "./photograph-locator.mjs";
import { drawSocialPicture } from "./social-picture.mjs";

/** It is packed, so that the package's README finds them where it is installed. */
const folder = join(root, "packages/widgets/docs");

/** In CSS pixels. On the wide one, the map ends where the second dealer does. */
const views = {
	"dealer-locator": { width: 1000, height: 644 },
	"dealer-locator-phone": { width: 390, height: 560 },
};

/** These look the same as PNG, in a third of the bytes. Networks that show links read no WebP. */
const webp = { type: "image/webp", quality: 0.75 };
const jpeg = { type: "image/jpeg", quality: 0.9 };

/**
 * The share of pixels that may differ without a change of the product, as in `pnpm pictures`: dashes begin elsewhere,
 * and another Chromium draws the edges of letters differently.
 */
const maxDifference = 0.002;

/** Writes the pictures that READMEs, Storybook and links from other sites show. Those that look the same stay. */
export async function writeReadmePictures(browser, origin) {
	const page = await browser.newPage();
	for (const [name, view] of Object.entries(views)) {
		for (const colorScheme of ["light", "dark"]) {
			const png = await photographLocator(browser, origin, { ...view, colorScheme });
			await writeIfChanged(page, join(folder, `${name}-${colorScheme}.webp`), webp, png);
		}
	}
	const social = await drawSocialPicture(browser, origin);
	await writeIfChanged(page, join(root, "site/public/social-picture.jpg"), jpeg, social);
	await page.close();
}

async function writeIfChanged(page, path, { type, quality }, png) {
	const old = existsSync(path) ? readFileSync(path).toString("base64") : undefined;
	const { base64, difference } = await page.evaluate(encodeAndCompare, {
		png: png.toString("base64"),
		old,
		type,
		quality,
	});
	const isSame = difference <= maxDifference;
	const image = Buffer.from(base64, "base64");
	if (!isSame) writeFileSync(path, image);
	const size = `${(image.length / 1000).toFixed(0)} KB`;
	process.stdout.write(`${relative(root, path)}: ${isSame ? "as before" : size}\n`);
}

/** In the browser: encodes an image, and says which share of its pixels differs from those of the old one. */
async function encodeAndCompare({ png, old, type, quality }) {
	const draw = async (address) => {
		const image = new Image();
		image.src = address;
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = image.naturalWidth;
		canvas.height = image.naturalHeight;
		canvas.getContext("2d").drawImage(image, 0, 0);
		return canvas;
	};
	const pixelsOf = (canvas) =>
		canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
	const address = (await draw(`data:image/png;base64,${png}`)).toDataURL(type, quality);
	const base64 = address.slice(address.indexOf(",") + 1);
	if (old === undefined) return { base64, difference: 1 };
	const before = pixelsOf(await draw(`data:${type};base64,${old}`));
	const after = pixelsOf(await draw(address));
	if (before.length !== after.length) return { base64, difference: 1 };
	let count = 0;
	for (let pixel = 0; pixel < after.length; pixel += 4) {
		if ([0, 1, 2].some((color) => Math.abs(before[pixel + color] - after[pixel + color]) > 32))
			count += 1;
	}
	return { base64, difference: count / (after.length / 4) };
}
