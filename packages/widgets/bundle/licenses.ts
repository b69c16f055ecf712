import type { Plugin } from "vite";

/** The notices of the packages whose code is in a build's files, which Vite collects (`build.license`). */
export const licensesName = "licenses.md";

/** Fails a build that contains a package without its notice. */
export function checkLicenses(): Plugin {
	return {
		name: "nev-check-licenses",
		writeBundle(_, bundle) {
			const notices = bundle[licensesName];
			const text = notices?.type === "asset" ? String(notices.source) : "";
			const modules = Object.values(bundle).flatMap((output) =>
				output.type === "chunk" ? Object.keys(output.modules) : [],
			);
			const missing = packagesWithoutNotice(modules, text);
			if (missing.length > 0) throw new Error(`${licensesName} lacks ${missing.join(", ")}.`);
		},
	};
}

/** The packages of modules that have no text under their name in a build's notices. */
export function packagesWithoutNotice(modules: readonly string[], notices: string): string[] {
	const noticed = new Set(
		[...notices.matchAll(/^## (\S+) - .*\n+(?!## )\S/gm)].map(([, name]) => name),
	);
	const names = modules.flatMap(
		(id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
	);
	return [...new Set(names)].filter((name) => !noticed.has(name)).sort();
}
