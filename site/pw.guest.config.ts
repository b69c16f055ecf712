import { defineConfig } from "@playwright/test";
export default defineConfig({
	testDir: "e2e/guest",
	fullyParallel: true,
	workers: 2,
	timeout: 60000,
	reporter: "line",
	use: {
		browserName: "chromium",
		launchOptions: {
			executablePath: "/usr/bin/chromium",
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
});
