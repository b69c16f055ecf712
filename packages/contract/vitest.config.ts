import { defineConfig } from "vitest/config";
import { unitTests } from "../../scripts/unit-tests.js";

export default defineConfig({
	test: { ...unitTests, setupFiles: "../../scripts/seed-properties.ts" },
});
