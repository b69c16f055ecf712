import type { Dealership } from "@nev/contract";
import { createDealershipIndex, type DealershipIndex } from "../src/catalogue/dealership-index.js";
import { applyChanges, emptyRows } from "../src/catalogue/dealership-rows.js";
import { placeIndex } from "../src/places/place-index.js";

export const places = placeIndex();

/** An index of dealerships without a database. */
export function indexDealerships(dealerships: readonly Dealership[]): DealershipIndex {
	return createDealershipIndex(applyChanges(emptyRows(), dealerships, places));
}
