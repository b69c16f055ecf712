import type { Cluster } from "@nev/contract";
import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals-react";
import type { DealerLocatorState } from "../dealer-locator-state.js";
import type { MapBounds } from "../dealership-source.js";

/** What the map shows of the locator's state. */
export interface MapState {
	/** What is drawn in the section on screen; while new points load, the ones before. */
	readonly clusters: ReadonlySignal<readonly Cluster[]>;
	/** True where the visitor has moved the map since the last search. */
	readonly isMoved: ReadonlySignal<boolean>;
	/** Tells which section is on screen, and whether the visitor's own hand brought it there. */
	show(section: MapBounds, byVisitor: boolean): void;
	dispose(): void;
}

export function createMapState(locator: DealerLocatorState): MapState {
	const section = signal<MapBounds | undefined>(undefined);
	const clusters = signal<readonly Cluster[]>([]);
	const isMoved = signal(false);
	let latest = 0;
	let areMissing = false;

	function ask(): void {
		const source = locator.source.value;
		const mode = locator.mode.value;
		const shown = section.value;
		if (!shown) return;
		latest += 1;
		const asked = latest;
		areMissing = false;
		source.clusters(shown, mode.kind === "text" ? mode.q : "").then(
			(found) => {
				if (asked === latest) clusters.value = found;
			},
			() => {
				// The points before stay; the list says what is wrong.
				if (asked === latest) areMissing = true;
			},
		);
	}

	const stopDrawing = effect(ask);
	const stopAskingAgain = effect(() => {
		if (locator.results.value.status === "ready" && areMissing) untracked(ask);
	});
	const stopResetting = effect(() => {
		void locator.mode.value;
		isMoved.value = false;
	});

	return {
		clusters,
		isMoved,
		show(next, byVisitor) {
			if (!isSame(next, section.peek())) section.value = next;
			if (byVisitor) isMoved.value = true;
		},
		dispose() {
			latest += 1;
			stopDrawing();
			stopAskingAgain();
			stopResetting();
		},
	};
}

function isSame(section: MapBounds, other: MapBounds | undefined): boolean {
	return JSON.stringify(section) === JSON.stringify(other);
}
