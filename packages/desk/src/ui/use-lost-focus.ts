import { useEffect, useRef } from "react";

/**
 * Finds another place for the focus when the focused element goes away, such as an entry that somebody
 * else has decided.
 *
 * @param onLost called when the page is shown without it
 */
export function useLostFocus(onLost: () => void): void {
	const focused = useRef<Element | null>(null);
	useEffect(() => {
		const note = ({ target }: Event) => {
			focused.current = target instanceof Element ? target : null;
		};
		// A press elsewhere takes the focus away on purpose. A press on the focused element fires no `focusin`.
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
		// It was removed, or is in a closed dialog whose opener, which would get the focus, was removed.
		if (focused.current?.getClientRects().length !== 0) return;
		focused.current = null;
		onLost();
	});
}
