import { copyFileSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { basemapFile } from "@nev/basemap";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The service worker must be served from the root, and match the installed version of msw.
mkdirSync(resolvePath("public"), { recursive: true });
copyFileSync(
	fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")),
	resolvePath("public/mockServiceWorker.js"),
);
// The sample API reads the built-in map from here.
copyFileSync(basemapFile, resolvePath("public/basemap.pmtiles"));

const config: StorybookConfig = {
	framework: "@storybook/react-vite",
	stories: ["../packages/*/src/**/*.stories.tsx"],
	addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
	staticDirs: ["public"],
	// On a documentation page with several stories, do not run their play functions.
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
			// Use the source of the workspace's packages.
			conditions: ["source", ...defaultClientConditions],
		},
		// Only browsers with light-dark(). The fallback for older ones ignores an element's own colour scheme.
		build: { ...vite.build, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
		optimizeDeps: {
			...vite.optimizeDeps,
			// Dependencies that Vite discovers while a story runs would reload the page.
			include: [
				...(vite.optimizeDeps?.include ?? []),
				"msw",
				"pmtiles",
				"msw/browser",
				"msw-storybook-addon/csf3",
				"react-dom/client",
				"react-dom/server",
			],
		},
	}),
};

export default config;
