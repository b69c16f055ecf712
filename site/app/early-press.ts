import { startTransition } from "react";

/** What the page's first script keeps until the others have started. */
interface EarlyPress {
	(event: Event): void;
	/** The last button that was pressed and that only scripts answer: the browser submits nothing. */
	button?: HTMLElement | null;
}

declare global {
	interface Window {
		nevEarlyPress?: EarlyPress;
	}
}

/**
 * Starts hydration, in parts that let the browser answer in between. From now on React answers a press
 * by itself, and a second one could undo it.
 */
export function startHydration(hydrate: () => void): void {
	if (window.nevEarlyPress) removeEventListener("click", window.nevEarlyPress);
	startTransition(hydrate);
}

/** Presses the button again that a visitor pressed before the scripts had started. */
export function repeatEarlyPress(): void {
	const button = window.nevEarlyPress?.button;
	delete window.nevEarlyPress;
	if (button?.isConnected) button.click();
}
