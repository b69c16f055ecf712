import { defineConfig } from "vitest/config";
import { unitTests } from "../scripts/unit-tests.js";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: {
		...unitTests,
		include: ["app", "bench", "generate", "server"].map((folder) => `${folder}/**/*.test.ts`),
	},
});
