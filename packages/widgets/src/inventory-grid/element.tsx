import { type Vehicle, vehicleCategories, vehicleSchema } from "@nev/contract";
import { addressAttribute } from "../elements/address-attribute.js";
import { choiceAttribute } from "../elements/choice-attribute.js";
import { headingLevelAttribute } from "../elements/heading-level-attribute.js";
import { listProperty } from "../elements/list-property.js";
import { numberAttribute } from "../elements/number-attribute.js";
import { useCardTemplate } from "../elements/use-card-template.js";
import type { WidgetDefinition, WidgetHost } from "../elements/widget-definition.js";
import { useLazyModule } from "../hooks/index.js";
import { loadLazily } from "../lazy/index.js";
import type { MessageOverrides } from "../messages/index.js";
import { warnOnce } from "../provider/warn-once.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import { GridWidget, type GridWidgetProps } from "./inventory-grid.js";
import type { InventoryState } from "./inventory-state.js";
import type { GridMessages } from "./messages.js";
import { readFilters, type VehicleFilters, writeFilters } from "./vehicle-filters.js";

const loadTemplate = () => loadLazily("vehicle-template", () => import("./vehicle-template.js"));
const loadComparison = () =>
	loadLazily("comparison-with-styles", () => import("./comparison/comparison-with-styles.js"));

/** The grid, with a comparison if the page asks for it and its code has loaded. */
function ElementGrid({ host, ...props }: GridWidgetProps & { host: WidgetHost }) {
	const canCompare = host.hasAttribute("can-compare");
	const { module } = useLazyModule(loadComparison, canCompare);
	return (
		<GridWidget
			{...props}
			renderCard={useCardTemplate(host, loadTemplate)}
			comparison={canCompare ? module?.comparisonOf(host) : undefined}
		/>
	);
}

/** The function for the pattern of a vehicle's page, such as `/carts/{slug}`. */
function hrefOf(host: WidgetHost): GridWidgetProps["hrefOf"] {
	const pattern = addressAttribute(host, "href-of");
	if (pattern?.includes("{slug}"))
		return ({ slug }) => pattern.replace("{slug}", encodeURIComponent(slug));
	if (pattern) warnOnce(`href-of="${pattern}" has no {slug}.`);
	return undefined;
}

/** The filters as in a query: `category=4-seater&price=10k-15k`. */
function filtersOf(host: WidgetHost): VehicleFilters | undefined {
	const text = host.attribute("filters");
	if (text === undefined) return undefined;
	const given = new URLSearchParams(text);
	const filters = readFilters(given);
	const written = writeFilters(filters);
	if (written && written === writeFilters(Object.fromEntries(given))) return filters;
	warnOnce(`filters="${text}" is not one such as category=4-seater.`);
	return undefined;
}

/** `<nev-inventory-grid>` */
export const inventoryGridWidget: WidgetDefinition = {
	tag: "nev-inventory-grid",
	attributes: {
		category: String,
		limit: Number,
		filters: String,
		"href-of": String,
		"can-compare": Boolean,
	},
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
		<ElementGrid
			host={host}
			headingLevel={headingLevelAttribute(host)}
			filters={filtersOf(host)}
			hrefOf={hrefOf(host)}
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
