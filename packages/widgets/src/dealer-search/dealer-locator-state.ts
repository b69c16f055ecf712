import {
	ApiError,
	type Dealership,
	type DealershipPage,
	isNearMe,
	type NearbyDealerships,
	type Place,
} from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { batch, computed, signal } from "@preact/signals-react";
import type { Lookup } from "../loader/loader.js";
import type { DealershipSource } from "./dealership-source.js";
import {
	joinResults,
	type LocatorResults,
	maximumOf,
	noResults,
	receivedCount,
	resultsOf,
} from "./locator-results.js";
import {
	firstCount,
	isSameSearch,
	type LocatorSearch,
	locatorSearchOf,
	pageSize,
	parseZipCode,
	radiusOf,
	type SearchMode,
	type SearchOrigin,
	searchModeOf,
} from "./locator-search.js";
import { createSelection, type Selection } from "./selection.js";

/** How long after the last key press a search starts, in milliseconds. */
const debounceMs = 200;

export interface DealerLocatorState {
	/** The text in the search field. */
	readonly typed: ReadonlySignal<string>;
	readonly mode: ReadonlySignal<SearchMode>;
	readonly radiusMiles: ReadonlySignal<number>;
	readonly results: ReadonlySignal<LocatorResults>;
	/** What the results are for: the text, or the name of the place. */
	readonly subject: ReadonlySignal<string>;
	/** True if the ZIP code of the search is unknown. */
	readonly isZipUnknown: ReadonlySignal<boolean>;
	/** How many dealerships `showMore` adds; 0 if there are no more, or if the limit is reached. */
	readonly moreCount: ReadonlySignal<number>;
	/** True from `showMore` until the next search. */
	readonly isShowingMore: ReadonlySignal<boolean>;
	readonly selection: ReadonlySignal<Selection | undefined>;
	/** The selection's dealership. */
	readonly selected: ReadonlySignal<Dealership | undefined>;
	/** The results' status. */
	readonly status: ReadonlySignal<LocatorResults["status"]>;
	/** The search that the results are for, with the selection. */
	readonly search: ReadonlySignal<LocatorSearch>;
	readonly source: ReadonlySignal<DealershipSource>;
	/** Whether the search is by distance, as far as it is known. */
	readonly isNear: ReadonlySignal<boolean>;
	/** The latest search by distance that has found any. */
	readonly latestNear: ReadonlySignal<NearResults | undefined>;

	/** Sets the search field's text. Searches after a pause, or at once for a whole ZIP code. */
	type(text: string): void;
	/** Searches for the typed text at once. Repeats the last search if the text has not changed. */
	submit(): void;
	/** Searches around a place, or lists the dealerships of a state. */
	choosePlace(place: Place): void;
	/** Searches for the typed text in names, cities and states, and not for a place. */
	searchText(): void;
	/** Searches around the visitor's location. */
	searchNear(origin: SearchOrigin, label: string): void;
	/** Searches the visible part of the map. */
	searchMapArea(centre: SearchOrigin, radiusMiles: number, label: string): void;
	setRadius(miles: number): void;
	showMore(): void;
	/** Adds dealerships until this many are shown, or as many as there are. */
	showUpTo(count: number): void;
	clear(): void;
	retry(): void;
	select(dealership: Dealership | undefined, chosenIn: "list" | "map"): void;
	/** Selects a dealership of which only the id is known, and keeps the search. */
	selectById(id: number | undefined): void;
	/** Replaces the whole search, and the selection. */
	apply(search: LocatorSearch): void;
	/** Repeats the search in another source. */
	setSource(source: DealershipSource): void;
	/** Cancels a pending search. */
	dispose(): void;
}

/** What was found around a place. */
export interface NearResults {
	readonly place: string;
	readonly search: LocatorSearch;
	readonly dealerships: LocatorResults["dealerships"];
}

type ResultsLookup = Lookup<DealershipPage | NearbyDealerships>;

/**
 * Creates the dealer locator's state: the search, its results and the selected dealership.
 *
 * @example
 * const state = createDealerLocatorState(createApiSource(loader), { zip: "33101" });
 * state.results.value.dealerships[0]?.distanceMiles;
 */
export function createDealerLocatorState(
	initialSource: DealershipSource,
	initialSearch: LocatorSearch = {},
): DealerLocatorState {
	const source = signal(initialSource);
	const typed = signal(textOf(initialSearch));
	const mode = signal<SearchMode>(searchModeOf(initialSearch));
	const radiusMiles = signal(radiusOf(initialSearch));
	const isShowingMore = signal(false);
	const lookup = signal<ResultsLookup>(lookUpResults());
	const previousResults = signal<LocatorResults>(noResults);
	let debounce: ReturnType<typeof setTimeout> | undefined;

	function lookUpResults(limit = firstCount(mode.peek()), offset = 0): ResultsLookup {
		const current = mode.peek();
		// Without an offset, the query is the one that a server loads for the first list.
		const part = { radiusMiles: radiusMiles.peek(), limit, ...(offset > 0 && { offset }) };
		if (current.kind === "text") return source.peek().byText({ q: current.q, ...part });
		const { origin } = current;
		return "zip" in origin && source.peek().isTextOnly?.(origin.zip)
			? source.peek().byText({ q: origin.zip, ...part })
			: source.peek().byDistance({ origin, ...part });
	}

	/** Loads the current search's results. Callers change signals too, in one batch. */
	function loadResults(limit = firstCount(mode.peek()), offset = 0): void {
		const current = results.peek();
		if (current.status === "ready") previousResults.value = current;
		isShowingMore.value = offset > 0;
		lookup.value = lookUpResults(limit, offset);
	}

	/** The search for what is typed. "Near me" is the location button's, and all until it is submitted. */
	function modeOfTyped(): SearchMode {
		const text = typed.peek();
		return searchModeOf({ q: isNearMe(text) ? "" : text });
	}

	/** Starts a new search, which clears the selection. */
	function searchFor(newMode: SearchMode, text = typed.peek(), dealership?: number): void {
		clearTimeout(debounce);
		debounce = undefined;
		batch(() => {
			typed.value = text;
			mode.value = newMode;
			chosen.chooseById(dealership);
			loadResults();
		});
	}

	const isZipUnknown = computed(() => {
		const state = lookup.value.resource.value;
		return (
			state.status === "failed" &&
			state.error instanceof ApiError &&
			state.error.code === "unknown-zip"
		);
	});

	const results = computed((): LocatorResults => {
		const state = lookup.value.resource.value;
		if (state.status === "ready") {
			const part = resultsOf(state.data, state.omitted);
			return isShowingMore.value ? joinResults(previousResults.value, part) : part;
		}
		if (state.status === "loading") return { ...previousResults.value, status: "loading" };
		if (isZipUnknown.value) return { ...noResults, status: "ready" };
		const shown = isShowingMore.value ? previousResults.value : noResults;
		return { ...shown, status: "failed", error: state.error };
	});

	const moreCount = computed(() => {
		const { total, omitted = 0, isComplete } = results.value;
		const missing = Math.min(total + omitted, maximumOf(mode.value)) - receivedCount(results.value);
		return isComplete ? 0 : Math.max(0, Math.min(pageSize, missing));
	});

	const chosen = createSelection(source, results, initialSearch.dealership);
	const { selection } = chosen;

	let lastSearch = locatorSearchOf(mode.peek(), radiusMiles.peek(), chosen.id.peek());
	const search = computed(() => {
		const next = locatorSearchOf(mode.value, radiusMiles.value, chosen.id.value);
		if (!isSameSearch(next, lastSearch)) lastSearch = next;
		return lastSearch;
	});

	const subject = computed(() => {
		const { near, state } = results.value;
		if (mode.value.kind === "text") return near?.origin.label ?? state ?? mode.value.q;
		const { label = "" } = mode.value;
		const known = near?.origin.label ?? label;
		// A link's own name for a ZIP code may be any text.
		return label && known.endsWith(label) ? label : known;
	});

	let lastNear: NearResults | undefined;
	const latestNear = computed(() => {
		const { status, near, dealerships } = results.value;
		if (status === "ready" && near && dealerships.length > 0)
			lastNear = { place: subject.value, search: search.value, dealerships };
		return lastNear;
	});

	function showUpTo(count: number): void {
		const shown = receivedCount(results.peek());
		if (results.peek().status !== "ready" || moreCount.peek() === 0 || count <= shown) return;
		batch(() => loadResults(Math.min(count, maximumOf(mode.peek())) - shown, shown));
	}

	/** Selects, after a search that is pending and would clear the selection. */
	function choose(change: () => void): void {
		batch(() => {
			if (debounce !== undefined) searchFor(modeOfTyped());
			change();
		});
	}

	return {
		typed,
		mode,
		radiusMiles,
		results,
		subject,
		isZipUnknown,
		moreCount,
		isShowingMore,
		selection,
		selected: computed(() => selection.value?.dealership),
		status: computed(() => results.value.status),
		search,
		source,
		latestNear,
		isNear: computed(() => mode.value.kind === "near" || results.value.near !== undefined),
		type(text) {
			typed.value = text;
			clearTimeout(debounce);
			debounce = undefined;
			const newMode = modeOfTyped();
			if (newMode.kind === "near") searchFor(newMode);
			else debounce = setTimeout(() => searchFor(newMode), debounceMs);
		},
		submit() {
			if (debounce === undefined) lookup.peek().retry();
			else searchFor(modeOfTyped());
		},
		choosePlace: ({ label, zip }) =>
			searchFor(zip ? { kind: "near", origin: { zip }, label } : { kind: "text", q: label }, label),
		searchText: () => {
			const text = `"${typed.peek().trim()}"`;
			searchFor({ kind: "text", q: text }, text);
		},
		searchNear: (origin, label) => searchFor({ kind: "near", origin, label }, ""),
		searchMapArea: (centre, miles, label) =>
			batch(() => {
				radiusMiles.value = miles;
				searchFor({ kind: "near", origin: centre, label, isMapArea: true }, "");
			}),
		setRadius: (radius) =>
			batch(() => {
				radiusMiles.value = radiusOf({ radius });
				loadResults();
			}),
		showMore: () => showUpTo(receivedCount(results.peek()) + moreCount.peek()),
		showUpTo,
		clear: () => searchFor({ kind: "text", q: "" }, ""),
		retry: () => lookup.peek().retry(),
		select: (dealership, chosenIn) => choose(() => chosen.choose(dealership, chosenIn)),
		selectById: (id) => choose(() => chosen.chooseById(id)),
		apply: (search) =>
			batch(() => {
				const newSearch = search ?? {};
				radiusMiles.value = radiusOf(newSearch);
				searchFor(searchModeOf(newSearch), textOf(newSearch), newSearch.dealership);
			}),
		setSource: (newSource) =>
			batch(() => {
				chosen.lookUpIn(newSource);
				source.value = newSource;
				// As many as are shown.
				const shown = Math.max(firstCount(mode.peek()), receivedCount(results.peek()));
				loadResults(Math.min(maximumOf(mode.peek()), shown));
			}),
		dispose: () => clearTimeout(debounce),
	};
}

/** The search field's text for a search. */
function textOf({ zip, q }: LocatorSearch): string {
	return `${q || parseZipCode(`${zip ?? ""}`) || ""}`;
}
