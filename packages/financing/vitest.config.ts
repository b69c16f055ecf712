import { defineConfig } from "vitest/config";
import { limits } from "../../scripts/unit-test-limits.js";

export default defineConfig({
	test: { ...limits, setupFiles: "../../scripts/seed-properties.ts" },
});
