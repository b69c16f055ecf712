import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
export default defineConfig({
	resolve: {
		alias: [
			{
				find: /^zod\/mini$/,
				replacement: fileURLToPath(
					new URL("../widgets/bundle/slim-zod/for-tests.ts", import.meta.url),
				),
			},
		],
	},
});
