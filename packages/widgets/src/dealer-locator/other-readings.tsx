import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useId } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import {
	formatDistance,
	formatMessage,
	type MessageOverrides,
	useMessages,
} from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button } from "../ui/index.js";
import { type DealerLocatorMessages, readingTranslations } from "./messages.js";

/** How many of the nearest dealerships are offered where a name finds none. */
const nearestCount = 3;

export interface OtherReadingsProps {
	locator: DealerLocatorState;
	/** The page's own texts. */
	messages: MessageOverrides<DealerLocatorMessages> | undefined;
	/** The pressed button is removed, so the focus must move. */
	onFocusLost: () => void;
}

/** What else the visitor may look for: other places, a part of a name, or the nearest dealerships. */
export function OtherReadings({ locator, messages: overrides, onFocusLost }: OtherReadingsProps) {
	useSignals();
	const { locale } = useNev();
	const messages = useMessages(readingTranslations, overrides);
	const { otherPlaces = [], textMatches: count, total } = locator.results.value;
	const mode = locator.mode.value;
	const nearest = total === 0 && locator.latestNear.value;
	const offer = (text: string, choose: () => void) => (
		<Button
			key={text}
			onClick={() => {
				onFocusLost();
				choose();
			}}
		>
			{text}
		</Button>
	);
	return (
		<>
			{otherPlaces.length > 0 && (
				<Offers title={messages.didYouMean}>
					{otherPlaces.map((place) => offer(place.label, () => locator.choosePlace(place)))}
				</Offers>
			)}
			{count !== undefined &&
				mode.kind === "text" &&
				offer(
					formatMessage(locale, messages.textMatches, { count, text: mode.q }),
					locator.searchText,
				)}
			{nearest && (
				<Offers title={formatMessage(locale, messages.nearestTo, { place: nearest.place })}>
					{nearest.dealerships
						.slice(0, nearestCount)
						.map(({ id, name, distanceMiles = 0 }) =>
							offer(`${name}, ${formatDistance(locale, distanceMiles)}`, () =>
								locator.apply({ ...nearest.search, dealership: id }),
							),
						)}
				</Offers>
			)}
		</>
	);
}

function Offers({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is one of a form
		<p role="group" aria-labelledby={id}>
			<span id={id}>{title}</span>
			{children}
		</p>
	);
}
