import { useSignalEffect } from "@preact/signals-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLoader } from "../data/index.js";
import { tellHost } from "../provider/index.js";
import { createApiSource } from "./api-source.js";
import type { DealerLocatorProps } from "./dealer-locator.js";
import { createDealerLocatorState, type DealerLocatorState } from "./dealer-locator-state.js";
import { createLocalSource } from "./local-source.js";
import { type LocatorSearch, wholeSearch } from "./locator-search.js";

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
	useLoadEvents(locator, props);
	useEffect(() => locator.dispose, [locator]);
	return locator;
}

function givenSearch({ search, zip, radius }: DealerLocatorProps): LocatorSearch {
	return search ?? { zip, radius };
}

/** The search goes both ways: the host sets it, and hears of what the visitor searches for. */
function useSearch(locator: DealerLocatorState, props: DealerLocatorProps): void {
	const latest = useRef(props);
	latest.current = props;
	const told = useRef(JSON.stringify(locator.search.peek()));
	// What the host has heard and may still hand back, late, while the visitor types on.
	const echoes = useRef(new Set<string>());
	useSignalEffect(() => {
		const written = JSON.stringify(locator.search.value);
		if (written === told.current) return;
		told.current = written;
		const { search, onSearchChange } = latest.current;
		if (search && onSearchChange) echoes.current.add(written);
		tellHost(() => onSearchChange?.(locator.search.peek()));
	});

	const isFirst = useRef(true);
	const given = JSON.stringify(givenSearch(props));
	useEffect(() => {
		if (isFirst.current) {
			isFirst.current = false;
			return;
		}
		const next: LocatorSearch = JSON.parse(given);
		const wanted = JSON.stringify(wholeSearch(next));
		const hasOtherRadius = next.radius !== undefined && next.radius !== locator.radiusMiles.peek();
		const isCurrent = wanted === JSON.stringify(locator.search.peek()) && !hasOtherRadius;
		if (!isCurrent && echoes.current.has(wanted)) return;
		echoes.current.clear();
		if (isCurrent) return;
		told.current = wanted;
		locator.apply(next);
	}, [locator, given]);
}

function useLoadEvents(locator: DealerLocatorState, props: DealerLocatorProps): void {
	const latest = useRef(props);
	latest.current = props;
	const isReady = useRef(false);
	useSignalEffect(() => {
		const { status, error } = locator.results.value;
		if (status === "failed" && error) tellHost(() => latest.current.onError?.(error));
		if (status === "ready" && !isReady.current) {
			isReady.current = true;
			tellHost(() => latest.current.onReady?.());
		}
	});
}
