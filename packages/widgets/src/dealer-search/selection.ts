import type { Dealership } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { computed, signal } from "@preact/signals-react";
import type { Lookup } from "../loader/loader.js";
import type { DealershipSource } from "./dealership-source.js";
import type { LocatorResults } from "./locator-results.js";

/** The dealership that is highlighted in the list and on the map, and where it was selected. */
export interface Selection {
	readonly dealership: Dealership;
	/** `page`: by the host page, or by a link. */
	readonly chosenIn: "list" | "map" | "page";
	/** Another object each time that a dealership is selected, and the same while only its details change. */
	readonly act: object;
}

/** A choice of the visitor or of the page. Its dealership is looked up: the list may be another one later. */
interface Choice {
	readonly id: number;
	readonly chosenIn: Selection["chosenIn"];
	readonly act: object;
	/** For one that is not in the list. */
	readonly lookup?: Lookup<Dealership>;
	/** As it was when it was selected. */
	readonly known?: Dealership;
}

/** Creates the state of the selected dealership, which is shown as it is in the latest results. */
export function createSelection(
	source: ReadonlySignal<DealershipSource>,
	results: ReadonlySignal<LocatorResults>,
	initialId: number | undefined,
) {
	const choice = signal(choiceOf(initialId));

	function choiceOf(id: number | undefined): Choice | undefined {
		// A page without types may pass null.
		return id === undefined || id === null
			? undefined
			: { id, chosenIn: "page", act: {}, lookup: source.peek().byId(id) };
	}

	let last: Selection | undefined;
	const selection = computed((): Selection | undefined => {
		if (!choice.value) return undefined;
		const { id, chosenIn, act, lookup, known } = choice.value;
		const found = lookup?.resource.value;
		const dealership =
			results.value.dealerships.find((listed) => listed.id === id) ??
			(found?.status === "ready" ? found.data : known);
		if (!dealership) return undefined;
		// The same object while it is the same selection, which is then no change.
		if (last?.act !== act || last.dealership !== dealership) last = { dealership, chosenIn, act };
		return last;
	});

	return {
		selection,
		/** Also of one that has not been found. */
		id: computed(() => choice.value?.id),
		choose(dealership: Dealership | undefined, chosenIn: Selection["chosenIn"]): void {
			choice.value = dealership && { id: dealership.id, chosenIn, act: {}, known: dealership };
		},
		/** Selects a dealership of which only the id is known. */
		chooseById(id: number | undefined): void {
			choice.value = choiceOf(id);
		},
		/** Keeps the selection in another source, unless it lacks the dealership. */
		lookUpIn(newSource: DealershipSource): void {
			const current = choice.peek();
			const shown = selection.peek()?.dealership;
			// One that has not been found in the old source may be in the new one.
			if (shown && !newSource.includes(shown)) choice.value = undefined;
			else if (current) choice.value = { ...current, lookup: newSource.byId(current.id) };
		},
	};
}
