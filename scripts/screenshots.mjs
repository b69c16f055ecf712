import { spawn } from "node:child_process";
import { launchChromium } from "./chromium.mjs";
import { freePort } from "./free-port.mjs";
import { root } from "./pnpm.mjs";
import { photographEveryPage } from "./screenshots/every-page.mjs";
import { writeReadmePictures } from "./screenshots/readme-pictures.mjs";
import { createTempFolder } from "./temp-folder.mjs";
import { waitForServer } from "./wait-for-server.mjs";

/**
 * `pnpm screenshots`: pictures of the built site with its sample data. With `readme`, those that are committed: the
 * locator in the READMEs, and what other sites show with a link. Without, every route, in `screenshots/`.
 */
const takePictures = process.argv.includes("readme") ? writeReadmePictures : photographEveryPage;
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
	await takePictures(browser, origin);
	await browser.close();
} finally {
	server.kill("SIGTERM");
	await new Promise((resolve) =>
		server.exitCode === null ? server.once("exit", resolve) : resolve(),
	);
}
