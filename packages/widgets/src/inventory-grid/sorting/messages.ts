import type { Translations } from "../../messages/index.js";
import { sortingTexts } from "../../messages/languages.js";
import type { VehicleOrder } from "../vehicle-filters.js";

/** The texts of the field that sorts the list. */
export interface SortingMessages {
	sortLabel: string;
	/** No order is chosen. */
	listOrder: string;
	orders: Record<VehicleOrder, string>;
}

const en: SortingMessages = {
	sortLabel: "Sort by",
	listOrder: "Default order",
	orders: {
		price: "Lowest price first",
		"price-desc": "Highest price first",
		range: "Longest range first",
		seats: "Most seats first",
	},
};

export const sortingTranslations: Translations<SortingMessages> = { en, ...sortingTexts };
