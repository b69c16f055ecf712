import { parseRegion, type RegionName } from "@nev/contract";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useLoadEvents, useLoader } from "../data/index.js";
import {
	createDealerLocatorState,
	type DealerLocatorState,
} from "../dealer-search/dealer-locator-state.js";
import { createApiSource } from "../dealer-search/dealership-source.js";
import { receivedCount } from "../dealer-search/locator-results.js";
import { isSameSearch, type LocatorSearch } from "../dealer-search/locator-search.js";
import { createWaitingSource } from "../dealer-search/waiting-source.js";
import {
	createController,
	type LazyModule,
	useChange,
	useControlled,
	useDispose,
	usePersistentMemo,
	usePersistentRef,
	usePersistentState,
	useReadiness,
	useSignalEffect,
	useStableValue,
} from "../hooks/index.js";
import { warnOnce } from "../host-page/warn-once.js";
import { createMapViewState, type MapViewState } from "../map/map-view-state.js";
import type {
	DealerLocatorController,
	DealerLocatorHandlers,
	DealershipOptions,
	SearchOptions,
} from "./controller.js";

/** What the locator's state follows. */
export interface LocatorOptions extends DealershipOptions, SearchOptions, DealerLocatorHandlers {}

interface FollowedOptions extends LocatorOptions {
	/** The dealership that is selected at the start. Another one is selected when it changes. */
	dealershipId?: number | undefined;
}

/** The locator's state, with what was read from its options. */
export interface Locator {
	readonly locator: DealerLocatorState;
	readonly mapView: MapViewState;
	/** The state or territory that the dealerships are limited to. */
	readonly region: RegionName | undefined;
}

/** The code for a page's own list, which an element loads if there is one. */
export type LocalSourceModule = LazyModule<
	Pick<typeof import("../dealer-search/local-source.js"), "createLocalSource">
>;

/** Without a list of its own, a locator does not depend on the code for one. */
const apiSource: LocalSourceModule = { status: "idle", retry() {} };

/** Creates the locator's state and controller, and keeps the state in sync with the options. */
export function useLocator(
	options: FollowedOptions,
	ref: Ref<DealerLocatorController> | undefined,
	localSource: LocalSourceModule,
): Locator {
	const dealerships = useStableValue(options.dealerships);
	const region = regionOf(options.state);
	const loader = useLoader();
	const { module, status, retry } = dealerships === undefined ? apiSource : localSource;
	const source = usePersistentMemo("dealerships", () => {
		if (dealerships === undefined) return createApiSource(loader, { state: region });
		if (dealerships !== null && module)
			return module.createLocalSource(dealerships, { state: region });
		return createWaitingSource(
			status === "failed"
				? { status, error: new Error("The dealerships could not be shown.") }
				: { status: "loading" },
			retry,
		);
	}, [dealerships, loader, region, module, status, retry]);
	const locator = usePersistentState("locator", () =>
		createDealerLocatorState(source, options.search ?? startSearchOf(options)),
	);
	const mapView = usePersistentState("mapView", createMapViewState);
	const readiness = useReadiness();
	useEffect(() => {
		if (locator.source.peek() !== source) locator.setSource(source);
	}, [locator, source]);
	useSearch(locator, options);
	useChange(locator.results, options.onResultsChange);
	useChange(locator.status, options.onStatusChange);
	useChange(locator.selected, options.onSelectedChange);
	useChange(mapView.bounds, (bounds) => bounds && options.onBoundsChange?.(bounds));
	useShownCount(locator);
	useImperativeHandle(ref, () => controllerOf(locator, mapView, readiness.ready), [
		locator,
		mapView,
		readiness,
	]);
	useLoadEvents(locator.results, options, readiness);
	useDispose(locator.dispose);
	return { locator, mapView, region };
}

/** The search that a page starts with. */
export function startSearchOf(options: FollowedOptions): LocatorSearch {
	const { defaultSearch, zip, radius, dealershipId } = options;
	return defaultSearch ?? { zip, radius, dealership: dealershipId };
}

/** Shows as many dealerships as a page has kept of an earlier visit, in the store under `shown`. */
function useShownCount({ results, showUpTo }: DealerLocatorState): void {
	const shown = usePersistentRef("shown", 0);
	const kept = useRef(shown.current);
	useSignalEffect(() => {
		if (results.value.status !== "ready") return;
		const count = receivedCount(results.value);
		if (kept.current > count) showUpTo(kept.current);
		else shown.current = count;
		kept.current = 0;
	});
}

/** Keeps the search equal to the page's if the page controls it, and follows the other options. */
function useSearch(locator: DealerLocatorState, options: FollowedOptions): void {
	const { search, zip, radius, dealershipId, onSearchChange } = options;
	useControlled({
		value: search,
		current: locator.search,
		apply: locator.apply,
		isSame: isSameSearch,
		onChange: onSearchChange,
	});
	// An element may be put back with others.
	const applied = usePersistentRef("applied", { zip, radius, dealershipId });
	useEffect(() => {
		const before = applied.current;
		applied.current = { zip, radius, dealershipId };
		if (zip !== before.zip) locator.apply({ zip, radius });
		else if (radius && radius !== before.radius) locator.setRadius(radius);
		if (dealershipId !== before.dealershipId) locator.selectById(dealershipId);
	}, [locator, applied, zip, radius, dealershipId]);
}

/** The state or territory of a name or an abbreviation, in any case. */
function regionOf(text: string | undefined): RegionName | undefined {
	if (!text) return undefined;
	const region = parseRegion(text);
	if (!region) warnOnce(`state="${text}" is not a US state. Use one such as "Florida".`);
	return region;
}

function controllerOf(
	{ search, results, selected, status, apply, selectById }: DealerLocatorState,
	{ view, bounds, request, fitTo }: MapViewState,
	ready: Promise<void>,
): DealerLocatorController {
	const center = { peek: () => view.peek()?.center };
	const zoom = { peek: () => view.peek()?.zoom };
	return createController(
		ready,
		{ search, results, selected, status, center, zoom, bounds },
		{ setSearch: apply, select: selectById, setView: request, fitTo },
	);
}
