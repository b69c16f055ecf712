import { defineConfig } from "vitest/config";
import { unitTests } from "../../scripts/unit-tests.js";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		...unitTests,
		setupFiles: "../../scripts/seed-properties.ts",
		// The files share a PostgreSQL server, and a few start servers and processes of their own.
		pool: "forks",
		maxWorkers: 3,
		globalSetup: ["test/bundle-cli.ts", "../../api/test/start-shared-server.ts"],
	},
});
