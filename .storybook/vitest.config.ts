import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import chromiumArguments from "../scripts/chromium-arguments.json" with { type: "json" };
import releaseOnly from "../scripts/release-only.json" with { type: "json" };
import { timeFactor } from "../scripts/time-factor.mjs";
import type { MediaFeatures } from "./emulate-media.js";

/** An installed browser. If undefined, Playwright uses its own. */
const executablePath = [
	process.env.CHROMIUM_PATH,
	"/usr/bin/chromium",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
].find((path) => path && existsSync(path));

const isRelease = process.env.TESTS === "release";

/** Runs the stories of a Storybook as tests in Chromium, but for some files. */
export const storyTests = (name: string, configDir: string, leftOut: readonly string[] = []) =>
	defineConfig({
		root: fileURLToPath(new URL("..", import.meta.url)),
		plugins: [react(), storybookTest({ configDir })],
		test: {
			name,
			exclude: [...configDefaults.exclude, ...leftOut],
			env: {
				...(!isRelease && { LEAVES_AXE_OUT: "true" }),
				TIME_FACTOR: String(timeFactor),
			},
			testTimeout: 60_000 * timeFactor,
			browser: {
				enabled: true,
				headless: true,
				// A worker uses one page for all its files; opening a page takes longer than running a file's stories.
				isolate: false,
				screenshotFailures: false,
				commands: {
					emulateMedia: ({ page }, features: MediaFeatures) => page.emulateMedia(features),
				},
				provider: playwright({
					launchOptions: {
						...(executablePath && { executablePath }),
						args: chromiumArguments,
					},
				}),
				instances: [{ browser: "chromium" }],
			},
		},
	});

export default storyTests(
	"stories",
	fileURLToPath(new URL(".", import.meta.url)),
	// What `npm test` leaves to `pnpm release`, which sets `TESTS`.
	isRelease ? [] : Object.keys(releaseOnly.stories),
);
