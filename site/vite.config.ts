import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { slimLeaflet } from "../packages/widgets/bundle/slim-leaflet-plugin.js";
import { slimRouter } from "./bundle/slim-router-plugin.js";
import { stacklessExceptions } from "./bundle/stackless-exceptions-plugin.js";
import { readDeveloperDocs } from "./generate/developer-docs.js";

/** Packages that the server bundles too: ours, in development from their source, and what a plugin changes. */
const bundledPackages = [/^@nev\/(contract|widgets)/, "lucide-react"];

/** Modules that one widget or one kind of page needs, and others should not load. */
const ofOneWidget =
	/widgets\/src\/(comparison|contact-form|dealer-locator|dealership-form|financing-calculator|forms(?!\/messages\.)|inquiry-form|inventory-grid|vehicle-detail)\/|leaflet|floating-ui|radix-ui|packages\/(basemap|financing)\//;

/**
 * What the browser gets in place of a package. The schemas run on the script tag's small stand-in for
 * zod, which passes the contract's tests too, the router comes without its warnings for developers,
 * which its package offers under no condition, and signals take from React 19 what it has itself.
 */
const inTheBrowser: Record<string, string> = {
	"zod/mini": fileURLToPath(
		new URL("../packages/widgets/bundle/slim-zod/zod-mini.ts", import.meta.url),
	),
	"react-router": fileURLToPath(
		import.meta.resolve("react-router").replace("/development/", "/production/"),
	),
	"use-sync-external-store/shim/index.js": fileURLToPath(import.meta.resolve("react")),
	"react-router/dom": fileURLToPath(
		import.meta.resolve("react-router/dom").replace("/development/", "/production/"),
	),
};

const smallerPackages: Plugin = {
	name: "smaller-packages",
	apply: "build",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "client",
	resolveId: (source) => inTheBrowser[source],
	// The site is in English, so its visitors need no Spanish texts.
	load: (id) => (id.endsWith(".es.ts") ? "export const es = {};" : undefined),
};

/** The icons' function that the script tag has too. The same on the server, or a page would not fit its HTML. */
const smallerIcons: Plugin = {
	name: "smaller-icons",
	apply: "build",
	enforce: "pre",
	resolveId: (source) =>
		source === "../createLucideIcon.mjs"
			? fileURLToPath(new URL("../packages/widgets/bundle/on-preact/slim-icon.ts", import.meta.url))
			: undefined,
};

/** The parts of Leaflet that the map uses. Not on the server, which draws no map. */
const smallerLeaflet: Plugin = {
	...slimLeaflet(),
	apply: "build",
	applyToEnvironment: ({ name }) => name === "client",
};

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

export default defineConfig(({ command }) => ({
	plugins: [
		smallerPackages,
		smallerIcons,
		smallerLeaflet,
		slimRouter(),
		stacklessExceptions(),
		developerDocs,
		reactRouter(),
	],
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
								// Two small modules of a vehicle's page, which would be a file each.
								{ name: "vehicle-parts", test: /complete-specifications|icons\/arrow-left\./ },
								// A file for each small module that pages share would be twenty requests.
								{ name: "pages", minShareCount: 3, test: (id) => !ofOneWidget.test(id) },
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
		license: { fileName: "licenses.md" },
	},
}));
