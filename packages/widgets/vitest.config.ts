import { defineConfig } from "vitest/config";

/** What needs no browser; the stories are run in one by .storybook/vitest.config.ts. */
export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		include: ["src/**/*.test.{ts,tsx}"],
		// One module graph for all files: a fresh one for each takes longer than its tests.
		isolate: false,
	},
});
