import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pnpm, root, run } from "./pnpm.mjs";

const systemPaths = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns the path of a Chromium. Looks for an installed one first, then downloads Playwright's, then
 * installs Debian's package if it runs as root.
 */
export async function findChromium() {
	const installed = [process.env.CHROMIUM_PATH, ...systemPaths].find(
		(path) => path && existsSync(path),
	);
	return installed ?? (await downloadFromPlaywright()) ?? (await installFromDebian());
}

async function downloadFromPlaywright() {
	await pnpm(["exec", "playwright", "install", "chromium"], { quiet: true });
	const { chromium } = createRequire(`${root}/package.json`)("playwright");
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function installFromDebian() {
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		const env = { DEBIAN_FRONTEND: "noninteractive" };
		await run("apt-get", ["update"], { quiet: true, env });
		await run("apt-get", ["install", "-y", "chromium"], { quiet: true, env });
		if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
	}
	throw new Error(
		"Chromium or Chrome could not be found or installed. Install it, or set CHROMIUM_PATH.",
	);
}
