import { defineConfig } from "vitest/config";
import { limits } from "../../scripts/unit-test-limits.js";

/** The tests that need no browser. `.storybook/vitest.config.ts` runs the stories in one. */
export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		...limits,
		setupFiles: "../../scripts/seed-properties.ts",
		include: ["{src,bundle,generate}/**/*.test.{ts,tsx}"],
		// All files share one module graph: a new one per file takes longer than its tests.
		isolate: false,
	},
});
