import { type Vehicle, vehicleCategories } from "@nev/contract";
import { useEffect } from "react";
import { addressAttribute, sharedProps } from "../elements/attributes.js";
import type { ShellElement } from "../elements/shell.js";
import type { WidgetDefinition, WidgetHost } from "../elements/widget-definition.js";
import type { EventMap, WidgetElement, WidgetEvents } from "../elements/widget-element.js";
import { useLazyModule } from "../hooks/index.js";
import { usePersistentRef } from "../hooks/persistent-state.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { choiceValue, positiveValue } from "../host-page/page-values.js";
import { warnOnce } from "../host-page/warn-once.js";
import { listProperty, ownListOf } from "../lists/list-property.js";
import { useCardTemplate } from "../lists/use-card-template.js";
import type { InventoryGridController, InventoryOptions, InventoryResults } from "./controller.js";
import styles from "./element.css?inline";
import { GridWidget } from "./inventory-grid.js";
import type { InventoryGridProps } from "./inventory-grid-props.js";
import type { InventoryGridMessages } from "./messages.js";
import { readFilters, type VehicleFilters, writeFilters } from "./vehicle-filters.js";

/** The inventory grid's events. */
export interface InventoryGridEvents extends WidgetEvents {
	/**
	 * A vehicle was clicked. If cancelled, the visitor stays on the page. A click with Ctrl, Cmd or Shift,
	 * or with the middle button, opens a tab or a window and cannot be cancelled.
	 */
	"nev-vehicle-select": VehicleSelection;
	/** The filters are others. */
	"nev-filters-change": VehicleFilters;
	/** The list is another one, or it begins to load. */
	"nev-results-change": InventoryResults;
	/** Other vehicles are compared, or their details have changed. */
	"nev-compared-change": readonly Vehicle[];
	/** The list begins to load, is there, or could not be loaded. */
	"nev-status-change": InventoryResults["status"];
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
 * @csspart select - a choice of a category, a price range or an order
 * @csspart result-line - how many vehicles were found
 * @csspart list - the list of vehicles
 * @csspart card - a vehicle
 * @csspart picture - its picture
 * @csspart card-heading - its name
 * @csspart link - the link to its page
 * @csspart price - its price
 * @csspart badge - one of its features
 * @csspart skeleton - a gray card while the list loads
 * @csspart heading - the title of the comparison
 * @csspart table - the comparison
 * @csspart checkbox - a checkbox that adds a vehicle to the comparison
 * @csspart button-quiet - a button without a border
 * @csspart hint - what to do about an empty or failed list
 *
 * @slot empty - replaces the message that no vehicle was found
 * @slot card - a `<template>` for the content of the cards
 * @slot card-footer-<slug> - the footer of the vehicle with this slug
 */
export interface NevInventoryGridElement
	extends WidgetElement<InventoryGridMessages>,
		InventoryOptions,
		InventoryGridController {
	/** What the visitor has filtered by. Setting it is `setFilters`. */
	filters: VehicleFilters;
	/**
	 * The filters to start with, as a query: `category=4-seater&price=10k-15k`. Take precedence over
	 * `category`. Others replace the filters.
	 */
	defaultFilters: string | undefined;
	/** The address of a vehicle's page: a pattern such as `/carts/{slug}`, or one address for all. */
	vehicleHref: string | undefined;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-inventory-grid": NevInventoryGridElement;
	}
	interface HTMLElementEventMap extends EventMap<InventoryGridEvents> {}
	interface DocumentEventMap extends EventMap<InventoryGridEvents> {}
	interface NevWidgetTags {
		"nev-inventory-grid": {
			element: NevInventoryGridElement;
			controller: InventoryGridController;
			events: InventoryGridEvents;
		};
	}
}

const loadOnRequest = () => loadLazily("on-request", () => import("./on-request.js"));

/** The grid, with what the page asks for as soon as its code has loaded. */
function ElementGrid({ host, ...props }: InventoryGridProps & { host: WidgetHost }) {
	useDefaultFilters(host, props);
	const canCompare = host.hasAttribute("can-compare");
	const canSort = host.hasAttribute("can-sort");
	const { module } = useLazyModule(loadOnRequest, canCompare || canSort);
	return (
		<GridWidget
			{...props}
			loadLink={loadOnRequest}
			renderCard={useCardTemplate(host, loadOnRequest)}
			comparison={canCompare ? module : undefined}
			sorting={canSort ? module : undefined}
		/>
	);
}

/** Other default filters of an element replace its filters, as another category does. */
function useDefaultFilters(host: WidgetHost, props: InventoryGridProps): void {
	const { defaultFilters, category } = props;
	const text = defaultFilters && writeFilters(defaultFilters);
	const applied = usePersistentRef("defaultFilters", text);
	// biome-ignore lint/correctness/useExhaustiveDependencies: equal filters are equal texts
	useEffect(() => {
		if (text === applied.current) return;
		applied.current = text;
		// Not the element's method: what the page has called waits for these, and comes after them.
		const { state } = (host.element as ShellElement).nevController;
		(state as unknown as InventoryGridController).setFilters(defaultFilters ?? { category });
	}, [text]);
}

/** The filters to start with, as in a query: `category=4-seater&price=10k-15k`. */
function defaultFiltersOf(host: WidgetHost): VehicleFilters | undefined {
	const text = host.attribute("default-filters");
	if (text === undefined) return undefined;
	const given = new URLSearchParams(text);
	const filters = readFilters(given);
	const written = writeFilters(filters);
	if (written && written === writeFilters(Object.fromEntries(given))) return filters;
	warnOnce(`default-filters="${text}" is not one such as category=4-seater.`);
	return undefined;
}

/** `<nev-inventory-grid>` */
export const inventoryGridWidget: WidgetDefinition = {
	tag: "nev-inventory-grid",
	attributes: {
		category: String,
		limit: Number,
		"default-filters": String,
		"vehicle-href": String,
		"can-sort": Boolean,
		"can-compare": Boolean,
		"sync-url": Boolean,
	},
	properties: ["vehicles"],
	styles,
	state: {
		filters: (element: InventoryGridController, filters: VehicleFilters) =>
			element.setFilters(filters),
		results: null,
		compared: (element: InventoryGridController, vehicles: readonly Vehicle[]) =>
			element.compare(vehicles.map(({ slug }) => slug)),
		status: null,
	},
	methods: ["setFilters", "compare"],
	worksWithoutApi: (host) => ownListOf(host, "vehicles") !== undefined,
	render: (host) => (
		<ElementGrid
			{...sharedProps<InventoryGridMessages>(host)}
			host={host}
			ref={host.controllerRef}
			defaultFilters={defaultFiltersOf(host)}
			vehicleHref={addressAttribute(host, "vehicle-href")}
			syncUrl={host.hasAttribute("sync-url")}
			category={choiceValue("category", host.attribute("category"), vehicleCategories)}
			limit={positiveValue("limit", host.attribute("limit"))}
			vehicles={listProperty(host, "vehicles") as InventoryOptions["vehicles"]}
			onFiltersChange={(filters) => host.emit("filters-change", filters)}
			onResultsChange={(results) => host.emit("results-change", results)}
			onComparedChange={(compared) => host.emit("compared-change", compared)}
			onStatusChange={(status) => host.emit("status-change", status)}
			onVehicleSelect={(vehicle, event) => {
				const { ctrlKey, metaKey, shiftKey, button } = event;
				const detail = { ...vehicle, ctrlKey, metaKey, shiftKey };
				const cancelable = !(ctrlKey || metaKey || shiftKey || button);
				if (!host.emit("vehicle-select", detail, { cancelable })) event.preventDefault();
			}}
		/>
	),
};
