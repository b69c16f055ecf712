import { fileURLToPath } from "node:url";
import type { Alias } from "vite";

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The widgets on Preact, which is a tenth of React, and without what only our pages need. */
export const onPreact: Alias[] = [
	{ find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
	{ find: /^react(-dom(\/client)?)?$/, replacement: resolve("./react.ts") },
	{ find: /^@preact\/signals-react(\/runtime)?$/, replacement: resolve("./signals.ts") },
	// Without hooks for events, which the widgets do not use.
	{ find: /^@floating-ui\/react$/, replacement: "@floating-ui/react-dom" },
	{ find: /^\.\/cents-or-rate\.js$/, replacement: resolve("./cents-or-rate.ts") },
];
