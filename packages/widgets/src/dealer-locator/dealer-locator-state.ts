import {
	ApiError,
	type Dealership,
	type DealershipPage,
	defaultRadiusMiles,
	type NearbyDealership,
	type NearbyDealerships,
	nearbyLimit,
	type Origin,
	type Place,
	searchLimit,
} from "@nev/contract";
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals-react";
import type { DealershipSource, Lookup, SearchOrigin } from "./dealership-source.js";
import {
	addressSearchOf,
	type LocatorSearch,
	pageSize,
	type SearchMode,
	searchModeOf,
} from "./locator-search.js";

/** The radii that a visitor can choose from, in miles. */
export const radiusChoices = [10, 25, 50, 100, 250] as const;

/** How long typing must rest before the API is asked, in milliseconds. */
const debounceMs = 200;

/** A dealership as the list shows it, with its distance after a search by distance. */
export type ListedDealership = Dealership &
	Partial<Pick<NearbyDealership, "distanceMiles" | "approximate">>;

/** What the list shows. */
export interface LocatorResults {
	/**
	 * While loading, the dealerships are those of the search before; where a further page has failed,
	 * those of the pages before it.
	 */
	readonly status: "loading" | "ready" | "failed";
	readonly dealerships: readonly ListedDealership[];
	/** How many there are in all. */
	readonly total: number;
	/** Given after a search by distance. */
	readonly near?: { readonly origin: Origin; readonly withinRadius: number };
	/** Why it failed. */
	readonly error?: Error;
}

/** A dealership that is marked in the list and on the map, and where it was chosen. */
export interface Selection {
	readonly dealership: Dealership;
	readonly chosenIn: "list" | "map" | "address";
}

export interface DealerLocatorState {
	/** The text in the search field. */
	readonly typed: ReadonlySignal<string>;
	readonly mode: ReadonlySignal<SearchMode>;
	readonly radiusMiles: ReadonlySignal<number>;
	readonly results: ReadonlySignal<LocatorResults>;
	/** True where the ZIP code of the search is not known. */
	readonly isZipUnknown: ReadonlySignal<boolean>;
	/** How many more `showMore` shows; 0 where there are none, or where it has shown the most it can. */
	readonly moreCount: ReadonlySignal<number>;
	/** True from `showMore` until another search. */
	readonly isShowingMore: ReadonlySignal<boolean>;
	readonly selection: ReadonlySignal<Selection | undefined>;
	/** The search as an address carries it. */
	readonly search: ReadonlySignal<LocatorSearch>;
	readonly source: ReadonlySignal<DealershipSource>;

	/** Filters while the visitor types; a whole ZIP code starts a search by distance. */
	type(text: string): void;
	/** Searches for what is typed, at once; where that has been searched for and failed, once more. */
	submit(): void;
	choosePlace(place: Place): void;
	/** Searches around the visitor's own place. */
	searchNear(origin: SearchOrigin, label: string): void;
	/** Searches the section that the map shows. */
	searchMapArea(centre: SearchOrigin, radiusMiles: number, label: string): void;
	setRadius(miles: number): void;
	showMore(): void;
	clear(): void;
	retry(): void;
	select(dealership: Dealership | undefined, chosenIn: Selection["chosenIn"]): void;
	/** Takes over a search from the address or from attributes. */
	apply(search: LocatorSearch): void;
	/** Goes on with the same search in another source. */
	setSource(source: DealershipSource): void;
	/** Drops what still waits. */
	dispose(): void;
}

type ListLookup = Lookup<DealershipPage | NearbyDealerships>;
type DealerLookup = Lookup<Dealership> & { readonly id: number };

const nothing: LocatorResults = { status: "loading", dealerships: [], total: 0 };

/**
 * The dealer locator's state: what is searched for, what was found, what is selected.
 *
 * @example
 * const state = createDealerLocatorState(createApiSource(loader), { zip: "33101" });
 * state.results.value.dealerships[0]?.distanceMiles;
 */
export function createDealerLocatorState(
	initialSource: DealershipSource,
	initial: LocatorSearch = {},
): DealerLocatorState {
	const source = signal(initialSource);
	const typed = signal(initial.zip ?? initial.q ?? "");
	const mode = signal<SearchMode>(searchModeOf(initial));
	const radiusMiles = signal(initial.radius ?? defaultRadiusMiles);
	const limit = signal<number>(pageSize);
	const isShowingMore = signal(false);
	const lookup = signal<ListLookup>(lookUp());
	const before = signal<LocatorResults>(nothing);
	const chosen = signal<Selection | undefined>(undefined);
	const dealerLookup = signal(lookUpDealer(initial.dealer));
	let waiting: ReturnType<typeof setTimeout> | undefined;

	function lookUp(): ListLookup {
		const wanted = mode.peek();
		return wanted.kind === "text"
			? source.peek().byText({
					q: wanted.q,
					limit: Math.min(limit.peek(), searchLimit.maximum),
				})
			: source.peek().byDistance({
					origin: wanted.origin,
					radiusMiles: radiusMiles.peek(),
					limit: Math.min(limit.peek(), nearbyLimit.maximum),
				});
	}

	function lookUpDealer(id: number | undefined): DealerLookup | undefined {
		return id === undefined ? undefined : { id, ...source.peek().byId(id) };
	}

	function run({ showsMore }: { showsMore: boolean } = { showsMore: false }): void {
		const shown = results.peek();
		batch(() => {
			if (shown.status === "ready") before.value = shown;
			isShowingMore.value = showsMore;
			lookup.value = lookUp();
		});
	}

	/** Another search is about other dealerships, so it begins with none selected. */
	function searchFor(next: SearchMode, dealer?: number): void {
		clearTimeout(waiting);
		waiting = undefined;
		batch(() => {
			mode.value = next;
			limit.value = pageSize;
			chosen.value = undefined;
			dealerLookup.value = lookUpDealer(dealer);
			run();
		});
	}

	const isZipUnknown = computed(() => {
		const state = lookup.value.resource.value;
		return state.status === "failed" && state.error instanceof ApiError
			? state.error.status === 422
			: false;
	});

	const results = computed((): LocatorResults => {
		const state = lookup.value.resource.value;
		if (state.status === "ready") return resultsOf(state.data);
		if (state.status === "failed" && !isZipUnknown.value) {
			const kept = isShowingMore.value ? before.value : nothing;
			return { ...kept, status: "failed", error: state.error };
		}
		return { ...before.value, status: state.status === "failed" ? "ready" : "loading" };
	});

	const moreCount = computed(() => {
		// What is listed then is of the search before.
		if (isZipUnknown.value) return 0;
		const { dealerships, total } = results.value;
		const most = mode.value.kind === "text" ? searchLimit.maximum : nearbyLimit.maximum;
		return Math.max(0, Math.min(pageSize, Math.min(total, most) - dealerships.length));
	});

	const selection = computed((): Selection | undefined => {
		const found = dealerLookup.value?.resource.value;
		if (found?.status === "ready") return { dealership: found.data, chosenIn: "address" };
		return chosen.value;
	});

	const search = computed(() =>
		addressSearchOf(
			mode.value,
			radiusMiles.value,
			dealerLookup.value?.id ?? chosen.value?.dealership.id,
		),
	);

	return {
		typed,
		mode,
		radiusMiles,
		results,
		isZipUnknown,
		moreCount,
		isShowingMore,
		selection,
		search,
		source,
		type(text) {
			typed.value = text;
			clearTimeout(waiting);
			const next = searchModeOf({ q: text });
			if (next.kind === "near") searchFor(next);
			else waiting = setTimeout(() => searchFor(next), debounceMs);
		},
		submit() {
			if (waiting === undefined) lookup.peek().retry();
			else searchFor(searchModeOf({ q: typed.peek() }));
		},
		choosePlace: ({ label, zip, latitude, longitude }) =>
			batch(() => {
				typed.value = label;
				searchFor({ kind: "near", origin: zip ? { zip } : { latitude, longitude }, label });
			}),
		searchNear: (origin, label) =>
			batch(() => {
				typed.value = "";
				searchFor({ kind: "near", origin, label });
			}),
		searchMapArea: (centre, miles, label) =>
			batch(() => {
				typed.value = "";
				radiusMiles.value = miles;
				searchFor({ kind: "near", origin: centre, label, isMapArea: true });
			}),
		setRadius: (miles) =>
			batch(() => {
				radiusMiles.value = miles;
				limit.value = pageSize;
				run();
			}),
		showMore: () =>
			batch(() => {
				limit.value += pageSize;
				run({ showsMore: true });
			}),
		clear: () =>
			batch(() => {
				typed.value = "";
				searchFor({ kind: "text", q: "" });
			}),
		retry: () => lookup.peek().retry(),
		select: (dealership, chosenIn) =>
			batch(() => {
				dealerLookup.value = undefined;
				chosen.value = dealership && { dealership, chosenIn };
			}),
		apply: (next) =>
			batch(() => {
				typed.value = next.zip ?? next.q ?? "";
				radiusMiles.value = next.radius ?? defaultRadiusMiles;
				searchFor(searchModeOf(next), next.dealer);
			}),
		setSource: (next) =>
			batch(() => {
				source.value = next;
				run();
			}),
		dispose: () => clearTimeout(waiting),
	};
}

function resultsOf(data: DealershipPage | NearbyDealerships): LocatorResults {
	if ("total" in data) {
		return { status: "ready", dealerships: data.dealerships, total: data.total };
	}
	const { dealerships, origin, withinRadius } = data;
	return {
		status: "ready",
		dealerships,
		total: withinRadius || dealerships.length,
		near: { origin, withinRadius },
	};
}
