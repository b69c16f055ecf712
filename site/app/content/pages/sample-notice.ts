import type { Health } from "@nev/contract";

/**
 * What follows "Sample data:" on every page while anything there is invented; undefined where nothing
 * is. It is true of a list too in which a visitor's own dealership stands among invented ones.
 */
export function sampleNotice({ vehicles, dealerships }: Health["sampleData"]): string | undefined {
	if (!vehicles && !dealerships) return undefined;
	const what = !dealerships
		? "vehicles and prices"
		: !vehicles
			? "dealers"
			: "vehicles, prices and dealers";
	return `invented ${what}, to show how this site works.`;
}
