import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		include: ["app/**/*.test.ts", "server/**/*.test.ts"],
		// One module graph for all files: a fresh one for each takes longer than its tests.
		isolate: false,
	},
});
