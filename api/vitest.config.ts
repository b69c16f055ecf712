import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		// The files share a PostgreSQL server, and a few start servers and processes of their own.
		pool: "forks",
		maxWorkers: 3,
		// The files share a module graph. Loading a new one takes longer than most tests.
		isolate: false,
		globalSetup: ["test/bundle-programs.ts", "test/start-shared-server.ts"],
		testTimeout: 60_000,
		expect: { poll: { timeout: 30_000 } },
		hookTimeout: 60_000,
	},
});
