import { copyFileSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The service worker has to come from the root of the address, and fit the installed msw.
mkdirSync(inside("public"), { recursive: true });
copyFileSync(
	fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")),
	inside("public/mockServiceWorker.js"),
);

const config: StorybookConfig = {
	framework: "@storybook/react-vite",
	stories: ["../packages/*/src/**/*.stories.tsx"],
	addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
	staticDirs: ["public"],
	// On the documentation page, where many stories stand at once, none of them plays by itself.
	previewHead: (head) => `${head}<script>
		if (parent !== window && parent.location.search.includes("viewMode=docs")) {
			history.replaceState(null, "", location.href + "&embed=true");
		}
	</script>`,
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	viteFinal: (vite) => ({
		...vite,
		resolve: {
			...vite.resolve,
			// The packages of the workspace are taken from their source.
			conditions: ["source", ...defaultClientConditions],
		},
		// Browsers with light-dark(): rewritten for older ones, it would not see an element's own scheme.
		build: { ...vite.build, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
		optimizeDeps: {
			...vite.optimizeDeps,
			// What is found only while stories run would reload the page under them.
			include: [
				...(vite.optimizeDeps?.include ?? []),
				"msw",
				"msw/browser",
				"msw-storybook-addon/csf3",
				"react-dom/client",
				"react-dom/server",
			],
		},
	}),
};

export default config;
