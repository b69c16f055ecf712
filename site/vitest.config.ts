import { defineConfig } from "vitest/config";
import { limits } from "../scripts/unit-test-limits.js";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		...limits,
		include: ["app/**/*.test.ts", "server/**/*.test.ts", "generate/**/*.test.ts"],
		// All test files share one module graph. Loading it for each takes longer than its tests.
		isolate: false,
	},
});
