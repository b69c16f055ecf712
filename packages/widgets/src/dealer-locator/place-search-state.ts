import { isNearMe, type Place } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { signal } from "@preact/signals-react";

/** How long after the last key press suggestions are loaded, in milliseconds. */
const debounceMs = 150;

/** The suggestions of the search field, as in the ARIA combobox pattern. */
export interface PlaceSearchState {
	readonly suggestions: ReadonlySignal<readonly Place[]>;
	/** The index of the suggestion that Enter chooses; -1 if there is none. */
	readonly activeIndex: ReadonlySignal<number>;
	/** Loads the places that start with a text. */
	suggest(text: string): void;
	/** Loads them at once, as the visitor asks for them. */
	open(text: string): void;
	/** Moves to the next (1) or previous (-1) suggestion. Past either end, none is active. */
	move(step: 1 | -1): void;
	/** Closes the list and cancels what is loading. Returns whether there was anything. */
	close(): boolean;
}

export function createPlaceSearchState(
	loadPlaces: (text: string, signal: AbortSignal) => Promise<readonly Place[]>,
): PlaceSearchState {
	const suggestions = signal<readonly Place[]>([]);
	const activeIndex = signal(-1);
	let debounce: ReturnType<typeof setTimeout> | undefined;
	/** Aborts the latest request. The response to an aborted one is ignored. */
	let request = new AbortController();
	let isPending = false;

	function show(places: readonly Place[]): void {
		suggestions.value = places;
		activeIndex.value = -1;
	}

	function cancel(): void {
		clearTimeout(debounce);
		request.abort();
		isPending = false;
	}

	function load(text: string, delayMs: number): void {
		cancel();
		request = new AbortController();
		const { signal } = request;
		if (text.trim().length < 2 || isNearMe(text)) {
			show([]);
			return;
		}
		isPending = true;
		debounce = setTimeout(async () => {
			const places = await loadPlaces(text.trim(), signal).catch(() => []);
			if (signal.aborted) return;
			isPending = false;
			show(places);
		}, delayMs);
	}

	return {
		suggestions,
		activeIndex,
		suggest: (text) => load(text, debounceMs),
		open: (text) => load(text, 0),
		move(step) {
			const count = suggestions.peek().length + 1;
			activeIndex.value = ((activeIndex.peek() + 1 + step + count) % count) - 1;
		},
		close() {
			const hadAny = isPending || suggestions.peek().length > 0;
			cancel();
			show([]);
			return hadAny;
		},
	};
}
