import { defineConfig } from "vitest/config";
import { limits } from "../../scripts/unit-test-limits.js";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	test: limits,
});
