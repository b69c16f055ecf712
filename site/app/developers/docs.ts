/** A file of `docs/developers`, rendered by the build. */
export interface DocsSection {
	readonly id: string;
	readonly title: string;
	readonly blocks: readonly DocsBlock[];
}

export type DocsBlock =
	| { readonly kind: "html"; html: string }
	| { readonly kind: "code"; readonly title: string; readonly code: string };

/** The README of a widget or of the package, rendered by the build. */
export interface ReferencePage {
	readonly title: string;
	readonly lead: readonly DocsBlock[];
	readonly sections: readonly DocsSection[];
}

/**
 * The sections with the address of this site in place of the documentation's, and the hash of the package
 * that it serves, if that is known.
 */
export function docsOf(
	sections: readonly DocsSection[],
	origin: string,
	packageHash = "sha512-…",
): DocsSection[] {
	const name = (text: string) =>
		text.replaceAll("https://YOUR-SITE", origin).replaceAll("sha512-…", packageHash);
	return sections.map((section) => ({
		...section,
		blocks: section.blocks.map((block) =>
			block.kind === "html"
				? { ...block, html: name(block.html) }
				: { ...block, code: name(block.code) },
		),
	}));
}
