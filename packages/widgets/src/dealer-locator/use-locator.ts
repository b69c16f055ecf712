import { parseRegion, type RegionName } from "@nev/contract";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { useLoadEvents, useLoader } from "../data/index.js";
import {
	useChange,
	useControlled,
	useDispose,
	useReadiness,
	useStableValue,
} from "../hooks/index.js";
import { createMapViewState, type MapViewState } from "../map/map-view-state.js";
import {
	usePersistentMemo,
	usePersistentRef,
	usePersistentState,
	warnOnce,
} from "../provider/index.js";
import type {
	DealerLocatorController,
	DealerLocatorHandlers,
	DealershipOptions,
	SearchOptions,
} from "./controller.js";
import { createDealerLocatorState, type DealerLocatorState } from "./dealer-locator-state.js";
import { createApiSource } from "./dealership-source.js";
import { createLocalSource } from "./local-source.js";
import { isSameSearch, type LocatorSearch } from "./locator-search.js";
import { usePlaceFallback } from "./use-place-fallback.js";

/** What the locator's state follows. */
export interface LocatorOptions extends DealershipOptions, SearchOptions, DealerLocatorHandlers {}

/** The locator's state, with what was read from its options. */
export interface Locator {
	readonly locator: DealerLocatorState;
	readonly mapView: MapViewState;
	/** The state or territory that the dealerships are limited to. */
	readonly region: RegionName | undefined;
}

/** Creates the locator's state and controller, and keeps the state in sync with the options. */
export function useLocator(
	options: LocatorOptions,
	ref: Ref<DealerLocatorController> | undefined,
): Locator {
	const dealerships = useStableValue(options.dealerships);
	const region = regionOf(options.state);
	const loader = useLoader();
	const source = usePersistentMemo(
		"dealerships",
		() =>
			dealerships
				? createLocalSource(dealerships, { state: region })
				: createApiSource(loader, { state: region }),
		[dealerships, loader, region],
	);
	const locator = usePersistentState("locator", () =>
		createDealerLocatorState(source, options.search ?? startOf(options)),
	);
	const mapView = usePersistentState("mapView", createMapViewState);
	const readiness = useReadiness();
	useEffect(() => {
		if (locator.source.peek() !== source) locator.setSource(source);
	}, [locator, source]);
	useSearch(locator, options);
	usePlaceFallback(locator, region);
	useChange(locator.results, options.onResultsChange);
	useChange(locator.status, options.onStatusChange);
	useChange(locator.selected, options.onSelectedChange);
	useChange(mapView.bounds, (bounds) => bounds && options.onBoundsChange?.(bounds));
	useImperativeHandle(ref, () => controllerOf(locator, mapView, readiness.ready), [
		locator,
		mapView,
		readiness,
	]);
	useLoadEvents(locator.results, options, readiness);
	useDispose(locator.dispose);
	return { locator, mapView, region };
}

function startOf({ defaultSearch, zip, radius }: LocatorOptions): LocatorSearch {
	return defaultSearch ?? { zip, radius };
}

/** Keeps the search equal to the page's if the page controls it, and follows a new `zip` and `radius`. */
function useSearch(locator: DealerLocatorState, options: LocatorOptions): void {
	const { search, zip, radius, onSearchChange } = options;
	useControlled({
		value: search,
		current: locator.search,
		apply: locator.apply,
		isSame: isSameSearch,
		onChange: onSearchChange,
	});
	// An element may be put back with another `zip` or `radius`.
	const applied = usePersistentRef("applied", { zip, radius });
	useEffect(() => {
		const before = applied.current;
		applied.current = { zip, radius };
		if (zip !== before.zip) locator.apply({ zip, radius });
		else if (radius && radius !== before.radius) locator.setRadius(radius);
	}, [locator, applied, zip, radius]);
}

/** The state or territory of a name or an abbreviation, in any case. */
function regionOf(text: string | undefined): RegionName | undefined {
	if (!text) return undefined;
	const region = parseRegion(text);
	if (!region) warnOnce(`state="${text}" is not a US state. Use one such as "Florida".`);
	return region;
}

function controllerOf(
	locator: DealerLocatorState,
	mapView: MapViewState,
	ready: Promise<void>,
): DealerLocatorController {
	return {
		ready,
		get search() {
			return locator.search.peek();
		},
		get results() {
			return locator.results.peek();
		},
		get selected() {
			return locator.selected.peek();
		},
		get status() {
			return locator.status.peek();
		},
		get center() {
			return mapView.view.peek()?.center;
		},
		get zoom() {
			return mapView.view.peek()?.zoom;
		},
		get bounds() {
			return mapView.bounds.peek();
		},
		setSearch: locator.apply,
		select: locator.selectById,
		setView: mapView.request,
		fitTo: mapView.fitTo,
	};
}
