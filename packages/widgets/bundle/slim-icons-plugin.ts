import type { Plugin } from "vite";

/** Removes the random keys of lucide-react's icons. Only elements that change order need keys. */
export function slimIcons(): Plugin {
	return {
		name: "nev-slim-icons",
		transform: (code, id) =>
			id.includes("/lucide-react/dist/esm/icons/") ? code.replace(/,\s*key: "\w+"/g, "") : null,
	};
}
