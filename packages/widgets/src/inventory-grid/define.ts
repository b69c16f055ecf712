import { defineWidget } from "../elements/define-widget.js";
import { inventoryGridWidget } from "./element.js";

export type { Vehicle, VehicleCategory } from "@nev/contract";
export type { InventoryResults } from "./controller.js";
export type {
	InventoryGridEvents,
	NevInventoryGridElement,
	VehicleSelection,
} from "./element.js";
export type { InventoryGridMessages } from "./messages.js";
export type { VehicleFilters } from "./vehicle-filters.js";

defineWidget(inventoryGridWidget);
