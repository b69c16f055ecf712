export { createLoader, type Loadable, type Loader, type LoaderSeed } from "./data/index.js";
export {
	DealerLocator,
	type DealerLocatorMessages,
	type DealerLocatorProps,
	type LocatorSearch,
	listQuery,
	type TileService,
} from "./dealer-locator/index.js";
export {
	InventoryGrid,
	type InventoryGridMessages,
	type InventoryGridProps,
	inventoryGridTranslations,
	type PriceRange,
	priceRanges,
	readFilters,
	VehicleCard,
	type VehicleCardProps,
	type VehicleFilters,
	writeFilters,
} from "./inventory-grid/index.js";
export { NevProvider, type NevProviderProps, type Notification, useNev } from "./provider/index.js";
export {
	SpecCards,
	type SpecCardsProps,
	type VehicleDetailMessages,
	VehicleSummary,
	type VehicleSummaryProps,
	vehicleDetailTranslations,
} from "./vehicle-detail/index.js";
