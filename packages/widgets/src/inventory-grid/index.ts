export type { InventoryGridController, InventoryResults, OwnVehicle } from "./controller.js";
export { InventoryGrid } from "./inventory-grid.js";
export type { EmptyGridInfo, InventoryGridProps, VehicleCardInfo } from "./inventory-grid-props.js";
export { type InventoryLink, readInventoryLink, writeInventoryLink } from "./inventory-link.js";
export { type InventoryGridMessages, inventoryGridTranslations } from "./messages.js";
export { VehicleCard, type VehicleCardProps } from "./vehicle-card.js";
export {
	type PriceRange,
	priceRanges,
	readFilters,
	type VehicleFilters,
	type VehicleOrder,
	vehicleOrders,
	writeFilters,
} from "./vehicle-filters.js";
