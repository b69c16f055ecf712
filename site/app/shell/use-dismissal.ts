import { type RefObject, useCallback, useEffect } from "react";

/**
 * Closes a disclosure as a visitor expects it: by Escape, which gives the focus back to what opened
 * it, by a press elsewhere, and when the focus goes elsewhere.
 */
export function useDismissal(
	disclosure: RefObject<HTMLDetailsElement | null>,
	isOpen: boolean,
	close: () => void,
): void {
	const dismiss = useCallback(() => {
		const details = disclosure.current;
		if (details?.contains(document.activeElement)) details.querySelector("summary")?.focus();
		close();
	}, [disclosure, close]);

	useEffect(() => {
		if (!isOpen) return;
		function leave(event: Event): void {
			const { target } = event;
			if (target instanceof Node && !disclosure.current?.contains(target)) close();
		}
		function dismissByKey(event: KeyboardEvent): void {
			if (event.key === "Escape") dismiss();
		}
		document.addEventListener("pointerdown", leave);
		document.addEventListener("focusin", leave);
		document.addEventListener("keydown", dismissByKey);
		return () => {
			document.removeEventListener("pointerdown", leave);
			document.removeEventListener("focusin", leave);
			document.removeEventListener("keydown", dismissByKey);
		};
	}, [isOpen, close, dismiss, disclosure]);
}
