import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { leafletModules } from "../../packages/widgets/bundle/leaflet-plugin.js";
import { onPreact } from "../../packages/widgets/bundle/on-preact/aliases.js";
import releaseOnly from "../../scripts/release-only.json" with { type: "json" };
import config from "../main.js";

/** `npm test` runs here what it leaves out on React: the stories of elements, focus, slots and language. */
const files =
	process.env.TESTS === "release"
		? ["**/!(hydration|controlled).stories.tsx"]
		: Object.keys(releaseOnly.stories);

/** The same stories, with the widgets on Preact as in the script-tag build. */
export default {
	...config,
	// It calls each story outside of Preact too, to show its source. These are tests without pages of documentation.
	addons: config.addons?.filter((name) => name !== "@storybook/addon-docs"),
	// The script tag does not hydrate, no page controls its React props, and it has no contact form, dealership form or vehicle detail.
	stories: [
		...files.map(
			(file) => `../../packages/*/src/!(contact-form|dealership-form|vehicle-detail)/${file}`,
		),
		"./*.stories.tsx",
	],
	staticDirs: ["../public"],
	viteFinal: async (vite, options) => {
		const reactConfig = (await config.viteFinal?.(vite, options)) ?? vite;
		return {
			...reactConfig,
			plugins: [leafletModules(), widgetsOnPreact(), ...(reactConfig.plugins ?? [])],
			optimizeDeps: {
				...reactConfig.optimizeDeps,
				// Pre-bundled, these would contain React instead of Preact.
				exclude: [
					"@floating-ui/react",
					"@floating-ui/react-dom",
					"@react-leaflet/core",
					"leaflet",
					"react-leaflet",
					"preact",
					"@preact/signals",
					"@preact/signals-core",
				],
			},
		};
	},
} satisfies typeof config;

/** A folder from which Preact can be resolved. */
const widgetsFolder = fileURLToPath(new URL("../../packages/widgets/bundle/", import.meta.url));

/** Files of the script tag, and what they import. Storybook itself uses React. */
const isInScriptTag =
	/\/packages\/widgets\/(src|bundle)\/|\/\.storybook\/(canvas|on-preact\/as-on-react\.stories)\.tsx|\/(react-leaflet|@react-leaflet|@floating-ui)\//;

/** Replaces React in the widgets and their libraries, as the script tag does. */
function widgetsOnPreact(): Plugin {
	return {
		name: "nev-widgets-on-preact",
		enforce: "pre",
		resolveId(source, importer) {
			if (!importer || !isInScriptTag.test(importer)) return null;
			const alias = onPreact.find(({ find }) => source.match(find));
			return alias ? this.resolve(alias.replacement, widgetsFolder, { skipSelf: true }) : null;
		},
	};
}
