import type { Plugin } from "vite";

/** Removes what `slim-icon.ts` does not read: names, sizes (all 24) and random keys of elements. */
export function slimIcons(): Plugin {
	return {
		name: "nev-slim-icons",
		transform: (code, id) =>
			id.includes("/lucide-react/dist/esm/icons/")
				? code.replace(/,\s*key: "\w+"|name: "[\w-]+",\s*size: 24,/g, "")
				: null,
	};
}
