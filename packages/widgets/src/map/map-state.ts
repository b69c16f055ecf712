import type { Cluster, Dealership } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { effect, signal, untracked } from "@preact/signals-react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import type { MapBounds } from "../dealer-search/dealership-source.js";
import { firstZoomOfSingles, precision } from "./map-points.js";
import type { MapViewState } from "./map-view-state.js";

/** The map's own state. */
export interface MapState {
	/** The points within the map's bounds. While new points load, the previous ones stay. */
	readonly clusters: ReadonlySignal<readonly Cluster[]>;
	/** True if the points for these bounds could not be loaded. */
	readonly hasFailed: ReadonlySignal<boolean>;
	/** True if the visitor has moved the map since the last search. */
	readonly isMoved: ReadonlySignal<boolean>;
	/** Sets the visible bounds, and whether the visitor moved the map there. */
	setBounds(bounds: MapBounds, byVisitor: boolean): void;
	/** Takes the map as not moved by the visitor, because it was moved elsewhere. */
	settle(): void;
	/** Loads the dealerships of a cluster at one address. */
	dealershipsIn(bounds: NonNullable<Cluster["bounds"]>): Promise<readonly Dealership[]>;
	/** Loads the points again. */
	retry(): void;
	dispose(): void;
}

export function createMapState(
	locator: DealerLocatorState,
	{ isMoved }: Pick<MapViewState, "isMoved">,
): MapState {
	const bounds = signal<MapBounds | undefined>(undefined);
	const clusters = signal<readonly Cluster[]>([]);
	const hasFailed = signal(false);
	let lastMode = locator.mode.peek();
	/** Aborts the latest request. The response to an aborted one is ignored. */
	let request = new AbortController();

	function loadPoints(within: MapBounds, signal?: AbortSignal): Promise<readonly Cluster[]> {
		const mode = locator.mode.value;
		return locator.source.value.clusters(within, mode.kind === "text" ? mode.q : "", signal);
	}

	function loadClusters(): void {
		if (!bounds.value) return;
		request.abort();
		request = new AbortController();
		const { signal } = request;
		hasFailed.value = false;
		loadPoints(bounds.value, signal).then(
			(points) => {
				if (!signal.aborted) clusters.value = points;
			},
			() => {
				// The previous points stay.
				if (!signal.aborted) hasFailed.value = true;
			},
		);
	}

	const stopLoading = effect(loadClusters);
	const stopRetrying = effect(() => {
		if (locator.results.value.status === "ready" && hasFailed.peek()) untracked(loadClusters);
	});
	const stopResetting = effect(() => {
		const mode = locator.mode.value;
		if (mode !== lastMode) isMoved.value = false;
		lastMode = mode;
	});

	return {
		clusters,
		hasFailed,
		isMoved,
		setBounds(newBounds, byVisitor) {
			if (!isEqual(newBounds, bounds.peek())) bounds.value = newBounds;
			if (byVisitor) isMoved.value = true;
		},
		settle() {
			isMoved.value = false;
		},
		async dealershipsIn({ west, south, east, north }) {
			const points = await loadPoints({
				west: west - precision,
				south: south - precision,
				east: east + precision,
				north: north + precision,
				zoom: firstZoomOfSingles,
			});
			return points.flatMap(({ dealership }) => dealership ?? []);
		},
		retry: () => untracked(loadClusters),
		dispose() {
			request.abort();
			stopLoading();
			stopRetrying();
			stopResetting();
		},
	};
}

function isEqual(a: MapBounds, b: MapBounds | undefined): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
