import { useSignals } from "@preact/signals-react/runtime";
import { useId } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button } from "../ui/index.js";

export interface OtherReadingsProps {
	locator: DealerLocatorState;
	messages: ListMessages;
	/** The pressed button is removed, so the focus must move. */
	onFocusLost: () => void;
}

/** What else the searched text may mean: other places, or a part of a name. */
export function OtherReadings({ locator, messages, onFocusLost }: OtherReadingsProps) {
	useSignals();
	const { locale } = useNev();
	const id = useId();
	const { otherPlaces = [], textMatches: count } = locator.results.value;
	const mode = locator.mode.value;
	return (
		<>
			{otherPlaces.length > 0 && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset is one of a form
				<p role="group" aria-labelledby={id}>
					<span id={id}>{messages.didYouMean}</span>
					{otherPlaces.map((place) => (
						<Button
							key={place.label}
							onClick={() => {
								onFocusLost();
								locator.choosePlace(place);
							}}
						>
							{place.label}
						</Button>
					))}
				</p>
			)}
			{count !== undefined && mode.kind === "text" && (
				<Button
					onClick={() => {
						onFocusLost();
						locator.searchText();
					}}
				>
					{formatMessage(locale, messages.textMatches, { count, text: mode.q })}
				</Button>
			)}
		</>
	);
}
