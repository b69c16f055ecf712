/*
 * What a server needs to load a page's data. No module of this entry imports React, so that React
 * server components can import it.
 */
export {
	type ApiClient,
	type ApiClientOptions,
	ApiError,
	createApiClient,
	type Dealership,
	OmittedItemsError,
	queries,
	TimeoutError,
	type Vehicle,
	type VehicleCategory,
} from "@nev/contract";
export { listQuery, type SourceScope } from "./dealer-search/dealership-source.js";
export type { LocatorSearch } from "./dealer-search/locator-search.js";
export {
	type InventoryLink,
	readInventoryLink,
	writeInventoryLink,
} from "./inventory-grid/inventory-link.js";
export {
	type PriceRange,
	priceRanges,
	readFilters,
	type VehicleFilters,
	type VehicleOrder,
	vehicleOrders,
	writeFilters,
} from "./inventory-grid/vehicle-filters.js";
export { createLoader } from "./loader/create-server-loader.js";
export type { AsyncState, Loader, Resources } from "./loader/loader.js";
export { type LoaderSeed, readSeed, writeSeed } from "./loader/seed.js";
export { languages } from "./messages/languages.js";
