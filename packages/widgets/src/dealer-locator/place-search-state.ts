import type { Place } from "@nev/contract";
import { type ReadonlySignal, signal } from "@preact/signals-react";

/** How long typing must rest before places are asked for, in milliseconds. */
const debounceMs = 150;

/** The suggestions below the search field, as in the combobox pattern of ARIA. */
export interface PlaceSearchState {
	readonly suggestions: ReadonlySignal<readonly Place[]>;
	/** The one that Enter chooses; -1 for none. */
	readonly activeIndex: ReadonlySignal<number>;
	/** Asks for the places that begin with a text. */
	suggest(text: string): void;
	/** Goes to the next (1) or the one before (-1), and from the last to none. */
	move(step: 1 | -1): void;
	close(): void;
}

export function createPlaceSearchState(
	places: (typed: string) => Promise<readonly Place[]>,
): PlaceSearchState {
	const suggestions = signal<readonly Place[]>([]);
	const activeIndex = signal(-1);
	let waiting: ReturnType<typeof setTimeout> | undefined;
	let latest = 0;

	function show(found: readonly Place[]): void {
		suggestions.value = found;
		activeIndex.value = -1;
	}

	return {
		suggestions,
		activeIndex,
		suggest(text) {
			clearTimeout(waiting);
			latest += 1;
			const asked = latest;
			if (text.trim().length < 2) return show([]);
			waiting = setTimeout(async () => {
				const found = await places(text.trim()).catch(() => []);
				if (asked === latest) show(found);
			}, debounceMs);
		},
		move(step) {
			const places = suggestions.peek().length + 1;
			activeIndex.value = ((activeIndex.peek() + 1 + step + places) % places) - 1;
		},
		close() {
			clearTimeout(waiting);
			latest += 1;
			show([]);
		},
	};
}
