import type { Dealership, RegionName } from "@nev/contract";
import { useEffect, useMemo } from "react";
import { useLoader } from "../data/index.js";
import { useControllableState, useLoadEvents } from "../hooks/index.js";
import { usePersistentState } from "../provider/index.js";
import { createDealerLocatorState, type DealerLocatorState } from "./dealer-locator-state.js";
import { createApiSource } from "./dealership-source.js";
import { createLocalSource } from "./local-source.js";
import { type LocatorSearch, normalizeSearch } from "./locator-search.js";

/** Which dealerships are shown, and the handlers that follow their loading. */
export interface DealershipOptions {
	/** Shows only the dealerships of this state or territory, by its full name. */
	state?: RegionName | undefined;
	/** Starts with a search by distance from this ZIP code. */
	zip?: string | undefined;
	/** The radius of that search, in miles. Default: 50. */
	radius?: number | undefined;
	/** The host page's own dealerships. With them, the widget calls no API. */
	dealerships?: readonly Dealership[] | undefined;
	/** The first list has loaded. */
	onReady?: (() => void) | undefined;
	/** A list failed to load. */
	onError?: ((error: Error) => void) | undefined;
}

/** The locator's dealerships, and its search with the handler that follows it. */
export interface LocatorOptions extends DealershipOptions {
	/** The search, such as from the page's URL. Replaces `zip` and `radius`. */
	search?: LocatorSearch | undefined;
	/** The visitor has changed the search or selected a dealership. */
	onSearchChange?: ((search: LocatorSearch) => void) | undefined;
}

/** Creates the locator's state and keeps it in sync with the options. */
export function useLocator(options: LocatorOptions): DealerLocatorState {
	const { state, dealerships } = options;
	const loader = useLoader();
	const source = useMemo(
		() =>
			dealerships ? createLocalSource(dealerships, { state }) : createApiSource(loader, { state }),
		[dealerships, loader, state],
	);
	const locator = usePersistentState("locator", () =>
		createDealerLocatorState(source, searchOf(options)),
	);
	useEffect(() => {
		if (locator.source.peek() !== source) locator.setSource(source);
	}, [locator, source]);
	useSearch(locator, options);
	useLoadEvents(locator.results, options);
	useEffect(() => locator.dispose, [locator]);
	return locator;
}

function searchOf({ search, zip, radius }: LocatorOptions): LocatorSearch {
	return search ?? { zip, radius };
}

/** Keeps the locator's search and the host page's in sync, both ways. */
function useSearch(locator: DealerLocatorState, options: LocatorOptions): void {
	const { search, onSearchChange } = options;
	const hostSearch = searchOf(options);
	useControllableState({
		value: JSON.stringify(normalizeSearch(hostSearch)),
		current: () => JSON.stringify(locator.search.value),
		apply: () => locator.apply(hostSearch),
		onChange: onSearchChange && (() => onSearchChange(locator.search.peek())),
		isControlled: search !== undefined,
	});

	// `search` contains the radius only together with a ZIP code. Without one, apply a new radius here.
	const { radius } = hostSearch;
	useEffect(() => {
		const { search: current, radiusMiles } = locator;
		if (radius && radius !== radiusMiles.peek() && !current.peek().zip) locator.setRadius(radius);
	}, [locator, radius]);
}
