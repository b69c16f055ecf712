import { type RefObject, useCallback, useEffect } from "react";

/**
 * Closes an open disclosure on Escape, on a press outside, and when the focus leaves it. Escape
 * returns the focus to the summary.
 */
export function useDismissal(
	disclosure: RefObject<HTMLDetailsElement | null>,
	isOpen: boolean,
	close: () => void,
): void {
	const closeAndRestoreFocus = useCallback(() => {
		const details = disclosure.current;
		if (details?.contains(document.activeElement)) details.querySelector("summary")?.focus();
		close();
	}, [disclosure, close]);

	useEffect(() => {
		if (!isOpen) return;
		function handleOutside({ target }: Event): void {
			if (target instanceof Node && !disclosure.current?.contains(target)) close();
		}
		function handleKeyDown(event: KeyboardEvent): void {
			if (event.key === "Escape") closeAndRestoreFocus();
		}
		document.addEventListener("pointerdown", handleOutside);
		document.addEventListener("focusin", handleOutside);
		document.addEventListener("keydown", handleKeyDown);
		return () => {
			document.removeEventListener("pointerdown", handleOutside);
			document.removeEventListener("focusin", handleOutside);
			document.removeEventListener("keydown", handleKeyDown);
		};
	}, [isOpen, close, closeAndRestoreFocus, disclosure]);
}
