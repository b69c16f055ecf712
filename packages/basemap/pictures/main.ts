import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basemapFile } from "../src/index.js";
import { openArchive } from "../test/archive-tiles.js";
import { drawView } from "./draw-view.js";
import { views } from "./views.js";

/** `pnpm --filter @nev/basemap pictures [view…]`: draws views as PNG into a temporary folder. */
const names = process.argv.slice(2);
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const folder = mkdtempSync(join(tmpdir(), "nev-basemap-"));
const archive = await openArchive(basemapFile);
for (const view of views.filter(({ name }) => names.length === 0 || names.includes(name))) {
	const svg = join(folder, `${view.name}.svg`);
	const png = join(folder, `${view.name}.png`);
	writeFileSync(svg, await drawView(archive, view));
	execFileSync(
		chromium,
		[
			...["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
			`--window-size=${view.width},${view.height}`,
			`--screenshot=${png}`,
			`file://${svg}`,
		],
		{ stdio: "ignore" },
	);
	process.stdout.write(`${png}\n`);
}
