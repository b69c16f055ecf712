import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Replaces React by Preact, which is a tenth of its size, lucide-react's icon function by a smaller
 * one, and what only server-rendered pages need by nothing. A list of the page's own is loaded later. The first matching alias applies.
 */
export const onPreact: Alias[] = [
	{ find: /^zod\/mini$/, replacement: resolve("../slim-zod/zod-mini.ts") },
	{ find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
	{ find: /^react$/, replacement: resolve("./react.ts") },
	{ find: /^react-dom$/, replacement: resolve("../react-dom-on-preact.ts") },
	{ find: /^react-dom\/client$/, replacement: resolve("./react-dom-client.ts") },
	{ find: /^@preact\/signals-react(\/runtime)?$/, replacement: resolve("./signals.ts") },
	{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve("./slim-icon.ts") },
	{ find: /^\.\/local-source\.js$/, replacement: resolve("../lazy-local-source.ts") },
	{ find: /^\.\/format-number\.js$/, replacement: resolve("./format-number.ts") },
	{ find: /^\.\/from-server\.js$/, replacement: resolve("./from-server.ts") },
	{
		find: /^\.\/use-input-before-hydration\.js$/,
		replacement: resolve("./use-input-before-hydration.ts"),
	},
	{ find: /^\.\/slot\.js$/, replacement: resolve("./slot.ts") },
	{ find: /^@preact\/signals-core$/, replacement: resolve("../slim-signals/signals.ts") },
	{ find: /^@floating-ui\/react$/, replacement: "@floating-ui/react-dom" },
];
