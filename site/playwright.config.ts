import { defineConfig } from "@playwright/test";
import sharedArguments from "../scripts/chromium-arguments.json" with { type: "json" };
import releaseOnly from "../scripts/release-only.json" with { type: "json" };
import { timeFactor } from "../scripts/time-factor.mjs";
import { testEnvironment } from "./e2e/environment.js";
import { hasJava } from "./e2e/java.js";
import {
	hostOrigin,
	hostPort,
	leadsData,
	leadsOrigin,
	leadsPort,
	reviewData,
	reviewMail,
	reviewOrigin,
	reviewPort,
	siteOrigin,
	sitePort,
	taggedOrigin,
	taggedPort,
} from "./e2e/origins.js";

/** Chromium features that send requests of their own or disturb a test. */
const disabledFeatures = [
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

const canRunNuChecker = hasJava();
// Print this once: each worker loads this file too.
if (!canRunNuChecker && !process.env.TEST_WORKER_INDEX) {
	process.stdout.write("Not run: the Nu HTML checker, which needs Java 17 or newer.\n");
}

const chromiumArguments = [
	...sharedArguments,
	// Replaces Playwright's own list of features, so it repeats that list.
	`--disable-features=${disabledFeatures.join(",")}`,
];

/** The built product, started with these settings. */
function product(origin: string, settings: Record<string, string>) {
	return {
		command: "node --import ../scripts/end-with-parent.mjs build/server/index.js",
		// Answers before the product is ready, so that the next one starts meanwhile (`globalSetup`).
		url: `${origin}/api/health`,
		// All tests have one network address.
		env: testEnvironment({ LOG_LEVEL: "warn", LEADS_PER_MINUTE: "10000", ...settings }),
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	} as const;
}

/** What `npm test` leaves to `pnpm release`, which sets `TESTS`. */
const releaseOnlyTags = new RegExp(`(${Object.keys(releaseOnly.endToEnd).join("|")})\\b`);

/** End-to-end tests of the built product and of a dealer's page, in a real browser. */
export default defineConfig({
	testDir: "e2e",
	globalSetup: "./e2e/wait-until-ready.ts",
	...(process.env.TESTS !== "release" && { grepInvert: releaseOnlyTags }),
	testIgnore: canRunNuChecker ? [] : "nu-html.spec.ts",
	outputDir: "test-results",
	fullyParallel: true,
	forbidOnly: true,
	// A failure is repeated with a trace. It counts as failed all the same (`scripts/test.mjs`).
	retries: 1,
	workers: 2,
	// Long time limits: a test that hangs is ended, and one on a busy machine is not.
	timeout: 120_000 * timeFactor,
	expect: { timeout: 30_000 * timeFactor, toPass: { timeout: 60_000 * timeFactor } },
	use: {
		baseURL: siteOrigin,
		browserName: "chromium",
		launchOptions: {
			...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
			args: chromiumArguments,
		},
		trace: "on-first-retry",
	},
	webServer: [
		product(siteOrigin, { PORT: String(sitePort), DATA_DIR: "test-results/data" }),
		product(taggedOrigin, {
			PORT: String(taggedPort),
			DATA_DIR: "test-results/tagged-data",
			GTM_ID: "GTM-TEST01",
		}),
		product(leadsOrigin, {
			PORT: String(leadsPort),
			DATA_DIR: leadsData,
			LOG_LEVEL: "error",
		}),
		product(reviewOrigin, {
			PORT: String(reviewPort),
			DATA_DIR: reviewData,
			DEALERSHIP_REVIEW: "true",
			PUBLIC_URL: reviewOrigin,
			...reviewMail,
			LOG_LEVEL: "error",
		}),
		{
			command: "node --import tsx --import ../scripts/end-with-parent.mjs e2e/hosts/serve.ts",
			url: `${hostOrigin}/health`,
			env: { PORT: String(hostPort) },
		},
	],
});
