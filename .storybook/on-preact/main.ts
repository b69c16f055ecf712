import { leafletModules } from "../../packages/widgets/bundle/leaflet-plugin.js";
import config from "../main.js";
import { widgetsOnPreact } from "./widgets-on-preact.js";

/** Where the two libraries could differ: elements, their focus, slots and language. */
const files =
	process.env.TESTS === "release" ? "!(hydration|controlled)" : "{element,focus,slots,language}";

/** The same stories, with the widgets on Preact as in the script-tag build. */
export default {
	...config,
	// The script tag does not hydrate, no page controls its React props, and it has no contact form, dealership form or vehicle detail.
	stories: [
		`../../packages/*/src/!(contact-form|dealership-form|vehicle-detail)/**/${files}.stories.tsx`,
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
