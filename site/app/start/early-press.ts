import { startTransition } from "react";

/** What the page's first script keeps until the others have started. */
interface EarlyPress {
	(event: Event): void;
	/** The last button that was pressed and that only scripts answer: the browser submits nothing. */
	button?: HTMLElement | null;
	/** Whether the browser is sending a form. */
	isSubmitted?: boolean;
}

declare global {
	interface Window {
		nevEarlyPress?: EarlyPress;
	}
}

/**
 * Starts hydration, in parts that let the browser answer in between. From now on React answers a press
 * by itself, and a second one could undo it. While the browser is sending a form, the page stays as it
 * is without scripts: they would send a second press as another lead. It is hydrated if the visitor
 * comes back to it.
 */
export function startHydration(hydrate: () => void): void {
	const press = window.nevEarlyPress;
	if (press?.isSubmitted) {
		addEventListener("pageshow", function handlePageShow({ persisted }) {
			if (!persisted) return;
			removeEventListener("pageshow", handlePageShow);
			press.isSubmitted = false;
			startHydration(hydrate);
		});
		return;
	}
	if (press) removeEventListener("click", press);
	startTransition(hydrate);
}

/** Presses the button again that a visitor pressed before the scripts had started. */
export function repeatEarlyPress(): void {
	const button = window.nevEarlyPress?.button;
	delete window.nevEarlyPress;
	if (button?.isConnected) button.click();
}
