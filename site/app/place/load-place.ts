import { readZipCode, zipCodeKey } from "./kept-zip-code.js";

/**
 * Loads what the pages do with the visitor's ZIP code, if one is kept or as soon as the visitor comes to a
 * field for one.
 */
export function loadPlaceWhenKnown(): void {
	// Without it, forms for a ZIP code lead to the dealers, as without scripts.
	const load = () => void import("./place.js").catch(() => {});
	addEventListener(zipCodeKey, load);
	addEventListener("focusin", (event) => {
		const [field] = event.composedPath();
		if ((field as HTMLInputElement).autocomplete === "postal-code") load();
	});
	if (readZipCode()) load();
}
