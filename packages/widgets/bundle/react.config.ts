import { writeFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import dts from "vite-plugin-dts";
import { copyCarriedTypes, pointAtCarriedTypes } from "./carry-types.js";
import { isProvided } from "./manifest.js";
import { stylesText } from "./styles-text.js";

/** The entries for npm: ES modules with React as peer; contract and financing are carried inside. */
export default defineConfig({
	resolve: { conditions: ["source"] },
	plugins: [
		react(),
		dts({
			outDirs: "dist/types",
			entryRoot: "src",
			include: ["src"],
			exclude: [
				"**/*.test.*",
				"**/*.stories.*",
				"**/stories/**",
				"src/dealer-locator/map/usa/{build,write}-usa.ts",
			],
			beforeWriteFile: (filePath, content) => ({
				filePath,
				content: pointAtCarriedTypes(filePath, content),
			}),
			afterBuild: copyCarriedTypes,
		}),
		{
			name: "styles",
			writeBundle: () => writeFileSync("dist/styles.css", stylesText("src/styles.css")),
		},
	],
	build: {
		copyPublicDir: false,
		target: "es2022",
		minify: false,
		sourcemap: true,
		lib: {
			entry: {
				index: "src/index.ts",
				"dealer-locator": "src/dealer-locator/index.ts",
				"financing-calculator": "src/financing-calculator/index.ts",
				"inventory-grid": "src/inventory-grid/index.ts",
				"inquiry-form": "src/inquiry-form/index.ts",
				"vehicle-detail": "src/vehicle-detail/index.ts",
				ui: "src/ui/index.ts",
			},
			formats: ["es"],
		},
		rolldownOptions: {
			external: isProvided,
			output: { chunkFileNames: "chunks/[name]-[hash].js" },
		},
	},
});
