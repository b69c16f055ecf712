import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Our packages that are bundled. In development they are loaded from their source. */
const bundledPackages = [/^@nev\/(contract|widgets)/];

export default defineConfig(({ command }) => ({
	plugins: [reactRouter()],
	resolve:
		command === "serve"
			? { conditions: ["source", "module", "browser", "development|production"] }
			: {},
	environments: {
		ssr: { build: { rollupOptions: { input: "./server/main.ts" } } },
	},
	ssr: {
		noExternal: bundledPackages,
		external: ["@nev/api"],
		...(command === "serve" && {
			resolve: {
				conditions: ["source", "module", "node", "development|production"],
				externalConditions: ["source", "node"],
			},
		}),
	},
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
	},
}));
