import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The same source on Preact instead of React, which is ten times as large, and on a smaller part of
 * what draws icons. The order matters: the first that fits is taken.
 */
export const onPreact: Alias[] = [
	{ find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
	{ find: /^react$/, replacement: beside("./react.ts") },
	{ find: /^react-dom(\/client)?$/, replacement: beside("./react-dom.ts") },
	{ find: /^@preact\/signals-react(\/runtime)?$/, replacement: beside("./signals.ts") },
	{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: beside("./slim-icon.ts") },
	{ find: /^@floating-ui\/react$/, replacement: "@floating-ui/react-dom" },
];
