import { type Vehicle, vehicleCategories, vehicleSchema } from "@nev/contract";
import { choiceAttribute } from "../elements/choice-attribute.js";
import { listProperty } from "../elements/list-property.js";
import { numberAttribute } from "../elements/number-attribute.js";
import type { WidgetDefinition } from "../elements/start-widget.js";
import type { MessageOverrides } from "../messages/index.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import { GridWidget } from "./inventory-grid.js";
import type { InventoryState } from "./inventory-state.js";
import type { GridMessages } from "./messages.js";
import type { VehicleFilters } from "./vehicle-filters.js";

/** `<nev-inventory-grid>` */
export const inventoryGridWidget: WidgetDefinition = {
	tag: "nev-inventory-grid",
	attributes: { category: String, limit: Number },
	properties: ["vehicles"],
	styles,
	methods: (host) => ({
		search(filters: VehicleFilters) {
			(host.stored("inventory") as InventoryState | undefined)?.setFilters(filters);
		},
	}),
	worksWithoutApi: (host) =>
		host.property("vehicles") !== undefined || host.attribute("vehicles") !== undefined,
	render: (host) => (
		<GridWidget
			category={choiceAttribute(host, "category", vehicleCategories)}
			limit={numberAttribute(host, "limit")}
			vehicles={listProperty<Vehicle>(host, "vehicles", vehicleSchema)}
			messages={host.property("messages") as MessageOverrides<GridMessages> | undefined}
			onReady={() => host.emit("ready")}
			onError={(error) => host.emit("error", error)}
			onVehicleSelect={(vehicle, event) => {
				const { ctrlKey, metaKey, shiftKey } = event;
				const detail = { ...vehicle, ctrlKey, metaKey, shiftKey };
				const cancelable = !(ctrlKey || metaKey || shiftKey);
				if (!host.emit("vehicle-select", detail, { cancelable })) event.preventDefault();
			}}
		/>
	),
};
