import { existsSync } from "node:fs";
import chromiumArguments from "./chromium-arguments.json" with { type: "json" };
import { pnpm, run } from "./pnpm.mjs";

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

/** Chromium without windows: what Playwright takes for headless runs where it may download. Half the time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Returns the path of a Chromium. Looks for an installed one first, then downloads Playwright's, then
 * installs Debian's package if it runs as root.
 *
 * @param isHeadless whether Chromium's headless shell does too, and is preferred
 */
export async function findChromium({ isHeadless = false } = {}) {
	const paths = [process.env.CHROMIUM_PATH, ...(isHeadless ? [headlessShell] : []), ...systemPaths];
	return (
		paths.find((path) => path && existsSync(path)) ??
		(await downloadFromPlaywright(isHeadless)) ??
		(await installFromDebian(isHeadless))
	);
}

/** Starts a whole Chromium, for scripts that look at pages. */
export async function launchChromium() {
	const executablePath = await findChromium();
	const { chromium } = await import("playwright");
	return chromium.launch({ executablePath, args: chromiumArguments });
}

async function downloadFromPlaywright(isHeadless) {
	await pnpm(["exec", "playwright", "install", "chromium"], { quiet: true });
	// Not at the start: `npm test` installs it first.
	const { chromium } = await import("playwright");
	const path = chromium.executablePath();
	// Playwright has downloaded its headless shell too, and takes it by itself.
	return existsSync(path) ? (isHeadless ? "" : path) : undefined;
}

async function installFromDebian(isHeadless) {
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		const env = { DEBIAN_FRONTEND: "noninteractive" };
		await run("apt-get", ["update"], { quiet: true, env });
		const [name, path] = isHeadless
			? ["chromium-headless-shell", headlessShell]
			: ["chromium", "/usr/bin/chromium"];
		await run("apt-get", ["install", "-y", name], { quiet: true, env });
		if (existsSync(path)) return path;
	}
	throw new Error(
		"Chromium or Chrome could not be found or installed. Install it, or set CHROMIUM_PATH.",
	);
}
