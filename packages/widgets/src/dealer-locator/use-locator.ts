import { useEffect, useMemo, useState } from "react";
import { useLoader } from "../data/index.js";
import { useControllableState, useLoadEvents } from "../hooks/index.js";
import { createApiSource } from "./api-source.js";
import type { DealerLocatorProps } from "./dealer-locator.js";
import { createDealerLocatorState, type DealerLocatorState } from "./dealer-locator-state.js";
import { createLocalSource } from "./local-source.js";
import { type LocatorSearch, normalizeSearch } from "./locator-search.js";

/** The locator's state, in step with its properties and telling the host what happens. */
export function useLocator(props: DealerLocatorProps): DealerLocatorState {
	const { state, dealerships } = props;
	const loader = useLoader();
	const source = useMemo(
		() =>
			dealerships ? createLocalSource(dealerships, { state }) : createApiSource(loader, { state }),
		[dealerships, loader, state],
	);
	const [locator] = useState(() => createDealerLocatorState(source, givenSearch(props)));
	useEffect(() => {
		if (locator.source.peek() !== source) locator.setSource(source);
	}, [locator, source]);
	useSearch(locator, props);
	useLoadEvents(locator.results, props);
	useEffect(() => locator.dispose, [locator]);
	return locator;
}

function givenSearch({ search, zip, radius }: DealerLocatorProps): LocatorSearch {
	return search ?? { zip, radius };
}

/** The search goes both ways: the host sets it, and hears of what the visitor searches for. */
function useSearch(locator: DealerLocatorState, props: DealerLocatorProps): void {
	const { search, onSearchChange } = props;
	const given = givenSearch(props);
	useControllableState({
		value: JSON.stringify(normalizeSearch(given)),
		current: () => JSON.stringify(locator.search.value),
		apply: () => locator.apply(given),
		onChange: onSearchChange && (() => onSearchChange(locator.search.peek())),
		isControlled: search !== undefined,
	});

	// Where no ZIP code is searched for, the search as it is told says nothing of the radius.
	const { radius } = given;
	useEffect(() => {
		const { search: told, radiusMiles } = locator;
		if (radius && radius !== radiusMiles.peek() && !told.peek().zip) locator.setRadius(radius);
	}, [locator, radius]);
}
