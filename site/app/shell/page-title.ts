import { useEffect, useSyncExternalStore } from "react";

/** The title of the page that is shown; null while its own is on its way. */
type PageTitle = string | null;

let current: PageTitle = null;
const listeners = new Set<() => void>();

function change(name: PageTitle): void {
	current = name;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Gives the page that is shown its name, for as long as what says it is on the page. */
export function useSetPageTitle(name: PageTitle): void {
	useEffect(() => {
		change(name);
		return () => change(null);
	}, [name]);
}

/** Follows the name of the page that is shown. */
export function usePageTitle(): PageTitle {
	return useSyncExternalStore(
		subscribe,
		() => current,
		() => null,
	);
}
