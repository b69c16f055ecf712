import type { Health } from "@nev/contract";

/**
 * The text after "Sample data:" on every page. Undefined if nothing is invented. It does not say that
 * everything is, because a list can mix invented dealerships with real ones.
 */
export function sampleNotice({ vehicles, dealerships }: Health["sampleData"]): string | undefined {
	if (!vehicles && !dealerships) return undefined;
	const what = !dealerships
		? "vehicles and prices"
		: !vehicles
			? "dealers"
			: "vehicles, prices and dealers";
	return `fictional ${what}, to show how this site works.`;
}
