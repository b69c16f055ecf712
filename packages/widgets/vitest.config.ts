import { defineConfig } from "vitest/config";
import { unitTests } from "../../scripts/unit-tests.js";

/** The tests that need no browser. `.storybook/vitest.config.ts` runs the stories in one. */
export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		...unitTests,
		setupFiles: "../../scripts/seed-properties.ts",
		include: ["{src,bundle,generate}/**/*.test.{ts,tsx}"],
	},
});
