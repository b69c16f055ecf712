import { configDefaults, defineConfig } from "vitest/config";
// biome-ignore lint/correctness/useImportExtensions: not a script
import releaseOnly from "../scripts/release-only.json" with { type: "json" };
import { unitTests } from "../scripts/unit-tests.js";

/** What `npm test` leaves to `pnpm release`, which sets `TESTS`. */
const leftOut = process.env.TESTS === "release" ? [] : Object.keys(releaseOnly.api);

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		...unitTests,
		setupFiles: "../scripts/seed-properties.ts",
		exclude: [...configDefaults.exclude, ...leftOut],
		// The files share a PostgreSQL server, and a few start servers and processes of their own.
		pool: "forks",
		maxWorkers: 3,
		globalSetup: ["test/bundle-programs.ts", "test/start-shared-server.ts"],
	},
});
