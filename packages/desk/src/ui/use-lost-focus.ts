import { useEffect, useRef } from "react";

/**
 * Finds another place for the focus when what has it goes away, as an entry does that somebody else has
 * decided.
 *
 * @param onLost called when the page is shown without it
 */
export function useLostFocus(onLost: () => void): void {
	const focused = useRef<EventTarget | null>(null);
	useEffect(() => {
		const note = ({ target }: Event) => {
			focused.current = target;
		};
		// A press on no control takes the focus away on purpose.
		const forget = () => {
			focused.current = null;
		};
		document.addEventListener("focusin", note);
		document.addEventListener("pointerdown", forget);
		return () => {
			document.removeEventListener("focusin", note);
			document.removeEventListener("pointerdown", forget);
		};
	}, []);
	useEffect(() => {
		const isGone = focused.current instanceof Node && !focused.current.isConnected;
		if (!isGone || document.activeElement !== document.body) return;
		focused.current = null;
		onLost();
	});
}
