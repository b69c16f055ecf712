import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { buildTarget } from "../packages/widgets/bundle/browsers.js";
import { isIn } from "../packages/widgets/bundle/chunk-groups.js";
import { checkLicenses, licensesName } from "../packages/widgets/bundle/licenses.js";
import { localeFiles } from "../packages/widgets/bundle/locale-file.js";
import { exclude } from "../packages/widgets/bundle/styles.js";
import { readDeveloperDocs } from "./generate/developer-docs.js";

/** Packages of ours that the server bundles too, from their source. */
const bundledPackages = [/^@nev\/(contract|widgets)/];

/** The documentation of `/developers`, rendered by the build. */
const developerDocs: Plugin = {
	name: "developer-docs",
	resolveId: (source) => (source === "virtual:developer-docs" ? `\0${source}` : undefined),
	load(id) {
		if (id !== "\0virtual:developer-docs") return undefined;
		const { sections, references, files } = readDeveloperDocs();
		for (const file of files) this.addWatchFile(file);
		return `export const sections = ${JSON.stringify(sections)};
export const references = ${JSON.stringify(references)};`;
	},
};

/** Fails a build whose scripts for browsers contain a package without its notice. */
const browserLicenses: Plugin = {
	...checkLicenses(),
	applyToEnvironment: ({ name }) => name === "client",
};

/** The site is in English. */
const englishTexts: Plugin = {
	...localeFiles(),
	applyToEnvironment: ({ name }) => name === "client",
};

export default defineConfig(({ command }) => ({
	plugins: [developerDocs, englishTexts, reactRouter(), browserLicenses],
	// From its source, a page loads only the parts of the widgets that it shows.
	resolve: { conditions: ["source", "module", "browser", "development|production"] },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
								{ name: "router", test: /node_modules\/react-router\// },
								// Without the entry, so that starting React is a task of its own.
								{ name: "shell", test: /site\/app\/root\.tsx/ },
								// A file for each small module that pages share would be twenty requests.
								{
									name: "pages",
									test: isIn("shared", "data"),
									tags: ["$initial"],
									minShareCount: 3,
								},
								// Icons, and what is as small, that two pages share.
								{
									name: "small",
									test: isIn("shared"),
									tags: ["$initial"],
									minShareCount: 2,
									maxModuleSize: 1000,
								},
							],
						},
					},
				},
			},
		},
		ssr: { build: { rollupOptions: { input: "./server/main.ts" } } },
	},
	ssr: {
		noExternal: bundledPackages,
		external: ["@nev/api"],
		resolve: {
			conditions: ["source", "module", "node", "development|production"],
			...(command === "serve" && { externalConditions: ["source", "node"] }),
		},
	},
	css: { lightningcss: { exclude } },
	// The shell's script is built as a worker is. It loads parts of its own later.
	worker: { format: "es", plugins: () => [localeFiles()] },
	build: {
		target: buildTarget,
		assetsInlineLimit: 0,
		license: { fileName: licensesName },
	},
}));
