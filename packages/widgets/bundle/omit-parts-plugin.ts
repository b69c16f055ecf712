import type { Plugin } from "vite";

/**
 * Takes the `part` attributes out of the React components: they are for the shadow roots of the
 * elements, and validators of HTML refuse them anywhere else.
 */
export function omitParts(): Plugin {
	return {
		name: "nev-omit-parts",
		enforce: "pre",
		transform: (code, id) =>
			id.endsWith(".tsx")
				? // Spaces, so that the source map stays true.
					code.replace(/\bpart=("[\w-]+"|\{`[^`]+`\})/g, (part) => " ".repeat(part.length))
				: null,
	};
}
