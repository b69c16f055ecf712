import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		include: ["app/**/*.test.ts", "server/**/*.test.ts", "generate/**/*.test.ts"],
		// All test files share one module graph. Loading it for each takes longer than its tests.
		isolate: false,
	},
});
