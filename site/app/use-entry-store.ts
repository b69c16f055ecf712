import type { PersistentStore } from "@nev/widgets/internal";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** By the key of the history entry. */
const stores = new Map<string, PersistentStore>();

/**
 * Where a widget of the page keeps its state for Back and Forward, until the site is loaded again. A
 * page that replaces its entry, as a search does, takes its state along.
 *
 * @example
 * <PersistenceProvider value={useEntryStore()}>
 *   <DealerLocator />
 * </PersistenceProvider>
 */
export function useEntryStore(): PersistentStore {
	const { key } = useLocation();
	const [store] = useState(() => stores.get(key) ?? new Map());
	useEffect(() => {
		stores.set(key, store);
	}, [key, store]);
	return store;
}
