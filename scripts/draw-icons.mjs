import { readFileSync, writeFileSync } from "node:fs";
import { launchChromium } from "./chromium.mjs";
import { root } from "./pnpm.mjs";

/** `pnpm icons`: draws the site's icons from the favicon. The images rarely change, so they are committed. */
const browser = await launchChromium();
const folder = `${root}/site/public`;
const favicon = readFileSync(`${folder}/favicon.svg`, "utf8");
const background = "#0E4A36";

await drawFavicon(32);
await drawIcon("icon-192.png", 192, { scale: 1 });
await drawIcon("icon-512.png", 512, { scale: 1 });
// The system crops these icons, so they need a background, and the maskable one a margin.
await drawIcon("apple-touch-icon.png", 180, { scale: 1, color: background });
await drawIcon("icon-maskable-512.png", 512, { scale: 0.8, color: background });
await browser.close();

/** For programs that ask for /favicon.ico and read no page: an icon file with one PNG image. */
async function drawFavicon(size) {
	const name = "favicon.ico";
	await drawIcon(name, size, { scale: 1 });
	const image = readFileSync(`${folder}/${name}`);
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2); // the type: an icon
	header.writeUInt16LE(1, 4); // the number of images
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10); // color planes
	header.writeUInt16LE(32, 12); // bits of a pixel
	header.writeUInt32LE(image.length, 14);
	header.writeUInt32LE(header.length, 18);
	writeFileSync(`${folder}/${name}`, Buffer.concat([header, image]));
}

async function drawIcon(name, size, { scale, color = "transparent" }) {
	const side = Math.round(size * scale);
	await draw(
		name,
		{ width: size, height: size },
		`<style>
			body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${color} }
			svg { width: ${side}px; height: ${side}px }
		</style>${favicon}`,
	);
}

async function draw(name, viewport, html) {
	const page = await browser.newPage({ viewport });
	await page.setContent(html);
	await page.evaluate(() => document.fonts.ready);
	await page.screenshot({ path: `${folder}/${name}`, type: "png", omitBackground: true });
	await page.close();
	process.stdout.write(`site/public/${name}\n`);
}
