import type { PersistentStore } from "@nev/widgets/internal";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** By the key of the history entry. */
const stores = new Map<string, PersistentStore>();

/** Where the length of a list is kept in the tab, by the entry and its address. */
const storageKey = "nev-list-lengths";

/** What is kept of a list when its page is left: how many it showed, and how far the page was scrolled. */
interface KeptList {
	readonly shown: number;
	readonly scrollY: number;
}

/** A store, and what is to be called with the length of the list. */
export interface EntryStore {
	readonly store: PersistentStore;
	/** Scrolls to where the visitor was once the list is as long as it was. */
	onListLength(count: number): void;
}

/**
 * Where a widget of the page keeps its state for Back and Forward, until the site is loaded again; the length
 * of a list also then. A page that replaces its entry, as a search does, takes its state along.
 *
 * @example
 * const { store } = useEntryStore();
 * <PersistenceProvider value={store}>
 *   <DealerLocator />
 * </PersistenceProvider>
 */
export function useEntryStore(): EntryStore {
	const { key, pathname, search } = useLocation();
	const entry = `${key} ${pathname}${search}`;
	const [kept] = useState(() => (stores.has(key) ? undefined : readKept(entry)));
	const [store] = useState(
		(): PersistentStore => stores.get(key) ?? new Map(kept && [["shown", { current: kept.shown }]]),
	);
	const isRestored = useRef(kept === undefined);
	useEffect(() => {
		stores.set(key, store);
		const keep = () => {
			const { current = 0 } = (store.get("shown") ?? {}) as { current?: number };
			writeKept(entry, { shown: current, scrollY });
		};
		addEventListener("pagehide", keep);
		return () => removeEventListener("pagehide", keep);
	}, [key, entry, store]);
	return {
		store,
		onListLength(count) {
			if (!kept || isRestored.current || count < kept.shown) return;
			isRestored.current = true;
			// After the cards are in the page.
			requestAnimationFrame(() => scrollTo(0, kept.scrollY));
		},
	};
}

/** What was kept of an entry that the visitor comes back to, or reloads. */
function readKept(entry: string): KeptList | undefined {
	if (typeof document === "undefined") return undefined;
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (navigation?.type === "navigate") return undefined;
	return readAll()[entry];
}

function writeKept(entry: string, kept: KeptList): void {
	try {
		sessionStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [entry]: kept }));
	} catch {
		// Full, or forbidden: the list has its usual length then.
	}
}

function readAll(): Record<string, KeptList> {
	try {
		return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
	} catch {
		return {};
	}
}
