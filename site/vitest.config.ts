import { defineConfig } from "vitest/config";
import { unitTests } from "../scripts/unit-tests.js";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		...unitTests,
		include: ["app/**/*.test.ts", "server/**/*.test.ts", "generate/**/*.test.ts"],
	},
});
