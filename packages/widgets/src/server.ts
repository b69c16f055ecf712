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
export { createLoader } from "./data/create-server-loader.js";
export type { AsyncState, Loader, Resources } from "./data/loader.js";
export { type LoaderSeed, readSeed, writeSeed } from "./data/seed.js";
export { listQuery, type SourceScope } from "./dealer-locator/dealership-source.js";
export type { LocatorSearch } from "./dealer-locator/locator-search.js";
export {
	type PriceRange,
	priceRanges,
	readFilters,
	type VehicleFilters,
	writeFilters,
} from "./inventory-grid/vehicle-filters.js";
export { languages } from "./messages/languages.js";
