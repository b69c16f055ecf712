import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
	// Some tests read all 30,000 tiles.
	test: { testTimeout: 60_000 },
});
