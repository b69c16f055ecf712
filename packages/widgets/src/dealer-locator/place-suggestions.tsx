import { autoUpdate, flip, offset, size, useFloating } from "@floating-ui/react";
import { useSignals } from "@preact/signals-react/runtime";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { scrollToNearest } from "./after-search.js";
import type { PlaceSearchState } from "./place-search-state.js";
import styles from "./place-suggestions.css?inline";

export { styles };

/** Two suggestions and the start of a third, in pixels. */
const minHeight = 116;

export interface PlaceSuggestionsProps {
	/** The prefix of the element ids of the list and its options. */
	id: string;
	anchor: RefObject<HTMLElement | null>;
	places: PlaceSearchState;
	label: string;
	onChoose: (index: number) => void;
}

/** The list of suggestions below the search field, or above it if there is more room. */
export function PlaceSuggestions({ id, anchor, places, label, onChoose }: PlaceSuggestionsProps) {
	useSignals();
	const { refs, floatingStyles } = useFloating({
		placement: "bottom-start",
		whileElementsMounted: autoUpdate,
		middleware: [
			offset(6),
			flip({ padding: 8 }),
			size({
				padding: 8,
				apply({ rects, elements, availableHeight }) {
					elements.floating.style.width = `${rects.reference.width}px`;
					elements.floating.style.maxHeight = `${Math.max(minHeight, availableHeight)}px`;
				},
			}),
		],
	});
	useLayoutEffect(() => refs.setReference(anchor.current), [refs, anchor]);

	const active = places.activeIndex.value;
	useEffect(() => {
		const option = refs.floating.current?.children[active];
		if (option) scrollToNearest(option);
	}, [refs, active]);

	return (
		<div
			ref={refs.setFloating}
			style={floatingStyles}
			className="nev-suggestions"
			part="suggestions"
			id={`${id}-places`}
			role="listbox"
			aria-label={label}
		>
			{places.suggestions.value.map(({ label: place }, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
				<div
					key={place}
					id={`${id}-place-${index}`}
					className="nev-suggestion"
					part="suggestion"
					role="option"
					tabIndex={-1}
					aria-selected={index === active}
					// Keeps the focus in the field, whose blur closes the list.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => onChoose(index)}
				>
					{place}
				</div>
			))}
		</div>
	);
}
