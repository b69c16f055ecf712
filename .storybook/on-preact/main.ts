import { slimLeaflet } from "../../packages/widgets/bundle/slim-leaflet-plugin.js";
import config from "../main.js";
import { widgetsOnPreact } from "./widgets-on-preact.js";

/** The same stories with the widgets on Preact, as the script tag carries them. */
export default {
	...config,
	// The script tag draws everything anew, so nothing is hydrated.
	stories: [
		"../../packages/*/src/**/!(hydration).stories.tsx",
		"../../packages/widgets/bundle/on-preact/stories/*.stories.tsx",
	],
	staticDirs: ["../public"],
	viteFinal: async (vite, options) => {
		const onReact = (await config.viteFinal?.(vite, options)) ?? vite;
		return {
			...onReact,
			plugins: [widgetsOnPreact(), slimLeaflet(), ...(onReact.plugins ?? [])],
			optimizeDeps: {
				...onReact.optimizeDeps,
				// They are to find Preact, not React made ready for the browser.
				exclude: [
					"@floating-ui/react",
					"@floating-ui/react-dom",
					"@react-leaflet/core",
					"leaflet",
					"lucide-react",
					"react-leaflet",
					"preact",
					"@preact/signals-core",
				],
			},
		};
	},
} satisfies typeof config;
