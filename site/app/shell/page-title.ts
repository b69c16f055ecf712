import { useEffect, useSyncExternalStore } from "react";

/** Null while the page loads what its title depends on. */
type PageTitle = string | null;

let currentTitle: PageTitle = null;
const listeners = new Set<() => void>();

function setTitle(title: PageTitle): void {
	currentTitle = title;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Sets the title of the current page while the component is mounted. */
export function useSetPageTitle(title: PageTitle): void {
	useEffect(() => {
		setTitle(title);
		return () => setTitle(null);
	}, [title]);
}

/** The title of the current page. */
export function usePageTitle(): PageTitle {
	return useSyncExternalStore(
		subscribe,
		() => currentTitle,
		() => null,
	);
}
