import type { Plugin } from "vite";

/** A module, and the folder whose files have a copy of it. */
const copies = [
	["/address-attribute.js", "/inventory-grid/"],
	["/card-template.js", "/inventory-grid/"],
	["/contact-links.js", "/dealer-locator/dealer-template"],
	["/geography.js", "/dealer-locator/dealer-template"],
	["/use-card-template.js", "/inventory-grid/"],
	["/comparison-state.js", "/inventory-grid/comparison/"],
] as const;

/**
 * Copies small modules into two chunks that need them. Shared, they would be a file of their own, or a
 * part of the core, which costs more pages more than the copy.
 */
export function ownCopies(): Plugin {
	return {
		name: "nev-own-copies",
		enforce: "pre",
		async resolveId(source, importer = "") {
			const isCopied = copies.some(
				([module, folder]) => source.endsWith(module) && importer.includes(folder),
			);
			if (!isCopied) return null;
			const module = await this.resolve(source, importer, { skipSelf: true });
			return module && `${module.id}?copy`;
		},
	};
}
