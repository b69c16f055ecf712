import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		// Each file starts PostgreSQL servers of its own, and a few start other processes.
		pool: "forks",
		maxWorkers: 3,
		// One module graph for all files: a fresh one for each takes longer than its tests.
		isolate: false,
		globalSetup: "test/bundle-programs.ts",
		testTimeout: 30_000,
		expect: { poll: { timeout: 15_000 } },
		hookTimeout: 30_000,
	},
});
