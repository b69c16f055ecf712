import { useEffect, useRef } from "react";

/**
 * Finds another place for the focus when what has it goes away, as an entry does that somebody else has
 * decided.
 *
 * @param onLost called when the page is shown without it
 */
export function useLostFocus(onLost: () => void): void {
	const focused = useRef<Element | null>(null);
	useEffect(() => {
		const note = ({ target }: Event) => {
			focused.current = target instanceof Element ? target : null;
		};
		// A press on no control takes the focus away on purpose. One on what has it is no `focusin`.
		const forget = ({ target }: Event) => {
			if (target instanceof Node && !focused.current?.contains(target)) focused.current = null;
		};
		document.addEventListener("focusin", note);
		document.addEventListener("pointerdown", forget);
		return () => {
			document.removeEventListener("focusin", note);
			document.removeEventListener("pointerdown", forget);
		};
	}, []);
	useEffect(() => {
		const { activeElement, body } = document;
		if (activeElement !== body && activeElement !== focused.current) return;
		// Removed, or in a dialog that has closed after what it gives the focus back to was removed.
		if (focused.current?.getClientRects().length !== 0) return;
		focused.current = null;
		onLost();
	});
}
