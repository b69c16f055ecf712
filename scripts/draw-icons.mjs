import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readPicture } from "@nev/sample-data/pictures";
import { launchChromium } from "./chromium.mjs";
import { root } from "./pnpm.mjs";

/**
 * `pnpm icons`: draws the site's icons and its social preview image, from the favicon and a vehicle
 * drawing. The images rarely change, so they are committed.
 */
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
await drawSocialPicture();
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

async function drawSocialPicture() {
	const vehicle = readPicture("d6-max-gt4");
	const figtree = createRequire(`${root}/site/package.json`).resolve(
		"@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	);
	const font = readFileSync(figtree).toString("base64");
	await draw(
		"social-picture.png",
		{ width: 1200, height: 630 },
		`<style>
			@font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
			* { box-sizing: border-box }
			body { position: relative; margin: 0; width: 1200px; height: 630px; overflow: hidden;
				background: linear-gradient(#FAF8F2 0 548px, #E4EFF1 0); color: #10231B; font-family: Figtree }
			h1 { position: absolute; left: 72px; top: 132px; margin: 0; width: 520px; font-size: 80px;
				font-weight: 850; letter-spacing: -.035em; line-height: 1 }
			p { position: absolute; left: 72px; top: 412px; margin: 0; width: 400px; color: #52635A;
				font-size: 30px; line-height: 1.35 }
			.mark svg { position: absolute; left: 72px; top: 52px; width: 52px }
			.vehicle svg { position: absolute; right: 24px; bottom: 40px; width: 700px }
			.sign { position: absolute; right: 72px; top: 52px; width: 128px; padding: 14px 0 6px;
				border: 5px solid #10231B; border-radius: 16px; outline: 7px solid #fff; background: #fff;
				text-align: center; font-weight: 800; font-size: 18px; line-height: 1.1 }
			.sign b { display: block; font-size: 72px; font-weight: 850; line-height: 1.05 }
			.lane { position: absolute; left: 72px; right: 72px; bottom: 40px; height: 4px;
				background: repeating-linear-gradient(90deg, #10231B 0 56px, transparent 56px 96px) }
		</style>
		<div class="mark">${favicon}</div>
		<h1>The car for the streets you live on.</h1>
		<p>Neighborhood electric vehicles and their dealers</p>
		<div class="lane"></div>
		<div class="vehicle">${vehicle}</div>
		<div class="sign">TOP<br>SPEED<b>25</b></div>`,
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
