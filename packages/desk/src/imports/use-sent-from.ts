import { useRef } from "react";

/** Tells whether the operator has gone on to another control since a form was sent. */
export function useSentFrom() {
	const sentFrom = useRef<Element | null>(null);
	return {
		/** Called when the form is sent. */
		noteSending: () => {
			sentFrom.current = document.activeElement;
		},
		isElsewhere: () => {
			const { activeElement } = document;
			return (
				activeElement instanceof HTMLElement &&
				activeElement.tabIndex >= 0 &&
				activeElement !== sentFrom.current
			);
		},
	};
}
