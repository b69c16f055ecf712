import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The same source on Preact instead of React, which is six times as large, and on a smaller part of
 * what draws icons. The order matters: the first that fits is taken.
 */
export const preactAliases: Alias[] = [
	{ find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
	{ find: /^react-dom\/client$/, replacement: "preact/compat/client" },
	{ find: /^react(-dom)?$/, replacement: "preact/compat" },
	{ find: /^@preact\/signals-react\/runtime$/, replacement: inside("./use-signals-on-preact.ts") },
	{ find: /^@preact\/signals-react$/, replacement: "@preact/signals" },
	{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "preact/compat" },
	{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: inside("./slim-icon.ts") },
	{ find: /^@floating-ui\/react$/, replacement: "@floating-ui/react-dom" },
];
