import {
	type Vehicle,
	type VehicleCategory,
	vehicleCategories,
	vehicleSchema,
} from "@nev/contract";
import {
	addressAttribute,
	choiceAttribute,
	headingLevelAttribute,
	numberAttribute,
} from "../elements/attributes.js";
import { listProperty } from "../elements/list-property.js";
import { useCardTemplate } from "../elements/use-card-template.js";
import type { WidgetDefinition, WidgetHost } from "../elements/widget-definition.js";
import type { EventMap, WidgetElement, WidgetEvents } from "../elements/widget-element.js";
import { useLazyModule } from "../hooks/index.js";
import { loadLazily } from "../lazy/index.js";
import type { MessageOverrides } from "../messages/index.js";
import { warnOnce } from "../provider/warn-once.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import { GridWidget, type GridWidgetProps } from "./inventory-grid.js";
import type { InventoryState } from "./inventory-state.js";
import type { GridMessages, InventoryGridMessages } from "./messages.js";
import { readFilters, type VehicleFilters, writeFilters } from "./vehicle-filters.js";

/** The inventory grid's events. */
export interface InventoryGridEvents extends WidgetEvents {
	/**
	 * A vehicle was clicked. If cancelled, the visitor stays on the page. A click with Ctrl, Cmd or Shift
	 * opens a tab or a window and cannot be cancelled.
	 */
	"nev-vehicle-select": VehicleSelection;
}

/** The selected vehicle, and the keys that were held when it was clicked. */
export interface VehicleSelection extends Vehicle {
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
}

/**
 * `<nev-inventory-grid>`
 *
 * @csspart form - the filters
 * @csspart label - the label of a field
 * @csspart input - the search field
 * @csspart select - a choice of a category or a price range
 * @csspart result-line - how many vehicles were found
 * @csspart list - the list of vehicles
 * @csspart card - a vehicle
 * @csspart picture - its picture
 * @csspart card-heading - its name
 * @csspart link - the link to its page
 * @csspart price - its price
 * @csspart badge - one of its features
 * @csspart skeleton - a grey card while the list loads
 * @csspart heading - the title of the comparison
 * @csspart table - the comparison
 * @csspart checkbox - a checkbox that adds a vehicle to the comparison
 * @csspart button-quiet - a button without a border
 * @csspart hint - what to do about an empty or failed list
 *
 * @slot empty - replaces what says that no vehicle was found
 * @slot card - a `<template>` for the content of the cards
 * @slot card-footer-<slug> - the footer of the vehicle with this slug
 */
export interface NevInventoryGridElement extends WidgetElement<InventoryGridMessages> {
	/** The host page's own vehicles. With them, the element calls no API. */
	vehicles: readonly Vehicle[] | undefined;
	/** The initial category. */
	category: VehicleCategory | undefined;
	/** The maximum number of vehicles. */
	limit: number | undefined;
	/** The filters, as a query: `category=4-seater&price=10k-15k`. Take precedence over `category`. */
	filters: string | undefined;
	/** The pattern of a vehicle's page: `/carts/{slug}`. */
	hrefOf: string | undefined;
	/** Whether the visitor can compare up to three vehicles side by side. */
	canCompare: boolean;
	/** Filters the vehicles. Call it after `nev-ready`. */
	search(filters: VehicleFilters): void;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-inventory-grid": NevInventoryGridElement;
	}
	interface HTMLElementEventMap extends EventMap<InventoryGridEvents> {}
	interface DocumentEventMap extends EventMap<InventoryGridEvents> {}
}

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
