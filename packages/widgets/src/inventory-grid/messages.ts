import type { VehicleCategory } from "@nev/contract";
import type { PluralMessage, Translations } from "../messages/index.js";
import { inventoryGridTexts } from "../messages/languages.js";
import type { ComparisonMessages } from "./comparison/messages.js";
import type { SortingMessages } from "./sorting/messages.js";
import type { PriceRange } from "./vehicle-filters.js";

/** The texts of the grid itself. */
export interface GridMessages {
	regionLabel: string;
	searchLabel: string;
	searchPlaceholder: string;
	categoryLabel: string;
	allCategories: string;
	categories: Record<VehicleCategory, string>;
	priceLabel: string;
	allPrices: string;
	prices: Record<PriceRange, string>;
	/** Opens the filters where the column is narrow. */
	filters: string;
	clearFilters: string;
	apply: string;
	loading: string;
	/** All that match are available. */
	count: PluralMessage;
	/** `{available}` of them are. */
	countWithUnavailable: PluralMessage;
	emptyTitle: string;
	emptyHint: string;
	showAll: string;
	errorTitle: string;
	errorHint: string;
	retry: string;
	startingPrice: string;
	range: string;
	notAvailable: string;
	sampleData: string;
}

/** All texts of the inventory grid, including the comparison and the sorting. */
export interface InventoryGridMessages extends GridMessages, ComparisonMessages, SortingMessages {}

const en: GridMessages = {
	regionLabel: "Vehicles",
	searchLabel: "Search vehicles",
	searchPlaceholder: "Name or description",
	categoryLabel: "Category",
	allCategories: "All Categories",
	categories: {
		"2-seater": "2-Seater",
		"4-seater": "4-Seater",
		"6-seater": "6-Seater",
		"8-seater": "8-Seater",
		"4x4-awd": "4x4 AWD",
		utility: "Utility",
	},
	priceLabel: "Price",
	allPrices: "All Prices",
	prices: {
		"under-10k": "Under {below}",
		"10k-15k": "{lowest} to {below}",
		"over-15k": "{lowest} and more",
	},
	filters: "Filters",
	clearFilters: "Clear Filters",
	apply: "Apply",
	loading: "Loading vehicles…",
	count: { one: "{count} vehicle available", other: "{count} vehicles available" },
	countWithUnavailable: {
		one: "{count} vehicle, {available} available",
		other: "{count} vehicles, {available} available",
	},
	emptyTitle: "No vehicles found",
	emptyHint: "Try adjusting your search criteria or browse all available vehicles.",
	showAll: "View All Vehicles",
	errorTitle: "The vehicles could not be loaded",
	errorHint: "Please check your connection and try again.",
	retry: "Try again",
	startingPrice: "Starting price (MSRP)",
	range: "Range per charge",
	notAvailable: "Not available at the moment",
	sampleData: "Sample data: fictional vehicles and prices.",
};

export const inventoryGridTranslations: Translations<GridMessages> = { en, ...inventoryGridTexts };
