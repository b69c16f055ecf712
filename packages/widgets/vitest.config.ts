import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const slimSignals = new URL("bundle/slim-signals/signals.ts", import.meta.url);

const project: TestProjectInlineConfiguration = {
	resolve: { conditions: ["source"] },
	ssr: { resolve: { conditions: ["source"] } },
};

const test = {
	include: ["{src,bundle}/**/*.test.{ts,tsx}"],
	// All files share one module graph: a new one per file takes longer than its tests.
	isolate: false,
};

/**
 * The tests that need no browser. `.storybook/vitest.config.ts` runs the stories in one. Those of
 * the state run a second time, on what stands for the signals in the script tag.
 */
export default defineConfig({
	test: {
		projects: [
			{ ...project, test: { ...test, name: "widgets" } },
			{
				...project,
				resolve: {
					...project.resolve,
					alias: [
						{
							find: /^@preact\/signals-(core|react)$/,
							replacement: fileURLToPath(slimSignals),
						},
					],
				},
				test: {
					...test,
					name: "slim signals",
					include: [
						"src/**/*-state.test.ts",
						"src/data/loader.test.ts",
						"bundle/slim-signals/*.test.ts",
					],
				},
			},
		],
	},
});
