import { copyFileSync, mkdirSync, renameSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { basemapFile } from "@nev/basemap";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Replaces a public file in one step, because another Storybook may be serving it. */
function copyToPublic(file: string, name: string): void {
	const target = resolvePath(`public/${name}`);
	const copy = `${target}.${process.pid}`;
	copyFileSync(file, copy);
	renameSync(copy, target);
}

mkdirSync(resolvePath("public"), { recursive: true });
// The service worker must be served from the root, and match the installed version of msw.
copyToPublic(
	fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")),
	"mockServiceWorker.js",
);
// The sample API reads the built-in map from here.
copyToPublic(basemapFile, "basemap.pmtiles");

/** The site's font, for Storybook's own pages. Widgets take the font of the page around them. */
const figtreeFolder = fileURLToPath(
	new URL("files", import.meta.resolve("@fontsource-variable/figtree/package.json")),
);
const fontFace = `@font-face { font-family: Figtree; font-weight: 300 900; src: url("./fonts/figtree-latin-wght-normal.woff2") format("woff2"); }`;

const config: StorybookConfig = {
	framework: "@storybook/react-vite",
	// In this order a widget has About before Accessibility and Words, which have the same title.
	stories: [
		"./pages/*.stories.tsx",
		"./pages/*/*.stories.tsx",
		"../packages/*/src/**/*.stories.tsx",
	],
	addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
	staticDirs: [
		"public",
		{ from: "../site/public/favicon.svg", to: "brand/favicon.svg" },
		{ from: figtreeFolder, to: "fonts" },
	],
	managerHead: (head) =>
		`${head}<style>${fontFace} .brand { display: flex; gap: 10px; align-items: center; font-size: 18px; } .brand img { width: 32px; }</style>`,
	// On a documentation page, each of whose stories has a frame.
	previewHead: (head) => `${head}<style>${fontFace}</style><script>
		if (parent !== window && parent.location.search.includes("viewMode=docs")) {
			// What takes the focus does not scroll the page around its frame.
			const { focus } = HTMLElement.prototype;
			HTMLElement.prototype.focus = function (options) {
				focus.call(this, { ...options, preventScroll: true });
			};
			// What waits for an answer does not give up, after 15 seconds, while it is looked at.
			const { setTimeout } = window;
			window.setTimeout = (run, delay, ...values) =>
				setTimeout(run, delay > 10_000 ? 2 ** 31 - 1 : delay, ...values);
		}
	</script>`,
	// Stories without a picture of their own: the tests run them, the sidebar shows them when its filter is set.
	tags: {
		regression: { defaultFilterSelection: "exclude", excludeFromDocsStories: true },
		"same-look": { defaultFilterSelection: "exclude", excludeFromDocsStories: true },
	},
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
				"storybook/theming",
			],
		},
	}),
};

export default config;
