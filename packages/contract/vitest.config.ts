import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const slimZod = new URL("../widgets/bundle/slim-zod/for-tests.ts", import.meta.url);

/** The tests run twice: with zod, and with what stands for it in the script tag. */
export default defineConfig({
	test: {
		projects: [
			{ test: { name: "zod" } },
			{
				resolve: { alias: [{ find: /^zod\/mini$/, replacement: fileURLToPath(slimZod) }] },
				// The script tag has no documentation.
				test: {
					name: "slim zod",
					include: ["src/**/*.test.ts"],
					exclude: ["src/field-descriptions.test.ts"],
				},
			},
		],
	},
});
