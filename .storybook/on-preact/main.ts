import { slimLeafletOnPreact } from "../../packages/widgets/bundle/slim-leaflet-plugin.js";
import { omitUnreachable } from "../../packages/widgets/bundle/unreachable-plugin.js";
import config from "../main.js";
import { widgetsOnPreact } from "./widgets-on-preact.js";

/** The same stories, with the widgets on Preact as in the script-tag build. */
export default {
	...config,
	// The script-tag build does not hydrate, so skip the hydration stories.
	stories: [
		"../../packages/*/src/**/!(hydration).stories.tsx",
		"../../packages/widgets/bundle/on-preact/stories/*.stories.tsx",
	],
	staticDirs: ["../public"],
	viteFinal: async (vite, options) => {
		const reactConfig = (await config.viteFinal?.(vite, options)) ?? vite;
		return {
			...reactConfig,
			plugins: [
				slimLeafletOnPreact(),
				widgetsOnPreact(),
				omitUnreachable(),
				...(reactConfig.plugins ?? []),
			],
			optimizeDeps: {
				...reactConfig.optimizeDeps,
				// Pre-bundled, these would contain React instead of Preact.
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
