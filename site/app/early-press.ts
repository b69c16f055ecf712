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

/** Before hydration starts: from then on React answers a press by itself, and a second one could undo it. */
export function stopKeepingPresses(): void {
	if (window.nevEarlyPress) removeEventListener("click", window.nevEarlyPress);
}

/** Presses the button again that a visitor pressed before the scripts had started. */
export function repeatEarlyPress(): void {
	const button = window.nevEarlyPress?.button;
	delete window.nevEarlyPress;
	if (button?.isConnected) button.click();
}
