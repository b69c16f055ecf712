/** What the page's first script keeps until the others have started. */
interface EarlyPress {
	(event: Event): void;
	/** The last button that was pressed and that only scripts answer. */
	button?: HTMLElement | null;
}

declare global {
	interface Window {
		nevEarlyPress?: EarlyPress;
	}
}

/** Presses the button again that a visitor pressed before the scripts had started. */
export function repeatEarlyPress(): void {
	const { nevEarlyPress } = window;
	if (!nevEarlyPress) return;
	removeEventListener("click", nevEarlyPress);
	delete window.nevEarlyPress;
	const { button } = nevEarlyPress;
	if (button?.isConnected) button.click();
}
