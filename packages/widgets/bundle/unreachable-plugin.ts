import type { Plugin } from "vite";

/** Modules, and what of each the script tag never reaches. */
export const unreachable: readonly (readonly [module: string, code: RegExp])[] = [
	// An element renders its widget in the contexts that these errors ask for.
	["/provider/nev-provider.tsx", /^\tif \(!context\) \{\n.*\n\t\}$/m],
	["/financing-calculator/calculator-context.ts", /^\tif \(!context\) throw .*$/m],
	["/forms/form-context.ts", /^\tif \(!context\) throw .*$/m],
	// Elements need scripts.
	["/financing-calculator/profile-form.tsx", /<noscript>.*<\/noscript>/s],
	["/financing-calculator/messages/calculator-messages.ts", /^\twithoutScripts: ".*",$/m],
	["/financing-calculator/messages/calculator-messages.es.ts", /^\twithoutScripts: ".*",$/m],
	["/inventory-grid/filter-form.tsx", /<noscript>.*<\/noscript>/s],
	// The form offers nothing but these choices, and a link is read with the same ones.
	["/input/validate-profile.ts", /^\tif \(!usages.*^\t\}$/ms],
];

/** Removes from the script tag what only pages with React, or without scripts, come to. */
export function omitUnreachable(): Plugin {
	return {
		name: "nev-omit-unreachable",
		enforce: "pre",
		transform(code, id) {
			const [, pattern] = unreachable.find(([module]) => id.endsWith(module)) ?? [];
			if (!pattern) return null;
			const rest = code.replace(pattern, "");
			if (rest === code) throw new Error(`There is nothing to remove in ${id}.`);
			return rest;
		},
	};
}
