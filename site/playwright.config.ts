import { defineConfig } from "@playwright/test";
import { testEnvironment } from "./e2e/environment.js";
import { hasJava } from "./e2e/java.js";
import {
	hostOrigin,
	hostPort,
	leadsData,
	leadsOrigin,
	leadsPort,
	reviewData,
	reviewOrigin,
	reviewPort,
	siteOrigin,
	sitePort,
	taggedOrigin,
	taggedPort,
} from "./e2e/origins.js";

/** What the browser would ask others for by itself, and what disturbs a test. */
const quietFeatures = [
	"AutofillServerCommunication",
	"AimEnabled",
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsFirstBalancedModeAutoEnable",
	"HttpsUpgrades",
	"MediaRouter",
	"NetworkTimeServiceQuerying",
	"OptimizationHints",
	"PaintHolding",
	"PreconnectToSearch",
	"ThirdPartyStoragePartitioning",
];

const canCheckByNu = hasJava();
// Each worker reads this file, too; one word is enough.
if (!canCheckByNu && !process.env.TEST_WORKER_INDEX) {
	process.stdout.write("Not run: the Nu HTML checker, which needs Java 17 or newer.\n");
}

/** End to end: the built product on one port, a dealer's own page on another, a real browser. */
export default defineConfig({
	testDir: "e2e",
	testIgnore: canCheckByNu ? [] : "nu-html.spec.ts",
	outputDir: "test-results",
	fullyParallel: true,
	forbidOnly: true,
	retries: 0,
	workers: 2,
	timeout: 30_000,
	expect: { timeout: 8_000 },
	use: {
		baseURL: siteOrigin,
		browserName: "chromium",
		launchOptions: {
			...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				// The browser's own errands; the last such list counts, so it names Playwright's too.
				`--disable-features=${quietFeatures.join(",")}`,
			],
		},
		trace: "retain-on-failure",
	},
	webServer: [
		{
			command: "node build/server/index.js",
			url: `${siteOrigin}/api/health`,
			env: testEnvironment({
				PORT: String(sitePort),
				DATA_DIR: "test-results/data",
				LOG_LEVEL: "warn",
			}),
			gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
		},
		{
			command: "node build/server/index.js",
			url: `${taggedOrigin}/api/health`,
			env: testEnvironment({
				PORT: String(taggedPort),
				DATA_DIR: "test-results/tagged-data",
				LOG_LEVEL: "warn",
				GTM_ID: "GTM-TEST01",
			}),
			gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
		},
		{
			command: "node build/server/index.js",
			url: `${leadsOrigin}/api/health`,
			env: testEnvironment({
				PORT: String(leadsPort),
				DATA_DIR: leadsData,
				LOG_LEVEL: "error",
			}),
			gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
		},
		{
			command: "node build/server/index.js",
			url: `${reviewOrigin}/api/health`,
			env: testEnvironment({
				PORT: String(reviewPort),
				DATA_DIR: reviewData,
				LOG_LEVEL: "warn",
				DEALERSHIP_REVIEW: "true",
			}),
			gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
		},
		{
			command: "tsx e2e/hosts/serve.ts",
			url: `${hostOrigin}/health`,
			env: { PORT: String(hostPort) },
		},
	],
});
