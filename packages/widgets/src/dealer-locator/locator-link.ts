import { computed } from "@preact/signals-react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { isSameSearch, type LocatorSearch } from "../dealer-search/locator-search.js";
import { connectPageLink } from "../lists/connect-page-link.js";
import { readSearch, writeSearch } from "./search-link.js";

/** What is linked: the locator, and the search that the page starts with. */
export interface LinkedLocator {
	readonly locator: DealerLocatorState;
	readonly start: () => LocatorSearch;
}

/** Keeps a locator's search and selection in the fragment of the page's address. */
export function connect(
	{ locator, start }: LinkedLocator,
	root: Element | null,
	known: { current: string },
): () => void {
	const written = computed(() => {
		const search = locator.search.value;
		// A link has no place that may be the visitor's own.
		const isKept = search.near || isSameSearch(search, start());
		return isKept ? undefined : writeSearch(search);
	});
	return connectPageLink(
		{
			name: "dealers",
			written,
			apply(parameters) {
				const search = readSearch(parameters);
				const radius = Number(parameters.get("radius"));
				// Any that the page may have set, and not only those that the form offers.
				locator.apply({ ...search, ...(search.radius && { radius }) });
			},
		},
		root,
		known,
	);
}
