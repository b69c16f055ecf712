import { useSignals } from "@preact/signals-react/runtime";
import type { Ref } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import type { LocatorResults } from "../dealer-search/locator-results.js";
import { isOfAll } from "../dealer-search/locator-search.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { formatDistance, formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { VisuallyHidden } from "../ui/index.js";
import type { PlaceSearchState } from "./place-search-state.js";

export interface ResultLineProps {
	locator: DealerLocatorState;
	places: PlaceSearchState;
	messages: ListMessages;
	/** For moving the focus to the line when the focused button is removed. */
	elementRef: Ref<HTMLParagraphElement>;
}

/**
 * How many dealerships were found, and where. Announced when it changes; while the places are open, their
 * number is announced in its place, because typing changes both.
 */
export function ResultLine({ locator, places, messages, elementRef }: ResultLineProps) {
	useSignals();
	const { locale } = useNev();
	const { results, subject, radiusMiles, mode } = locator;
	const count = places.suggestions.value.length;
	return (
		<p className="nev-result-line" part="result-line" role="status" ref={elementRef} tabIndex={-1}>
			<span aria-hidden={count > 0}>
				{resultText(locale, messages, results.value, subject.value, radiusMiles.value)}
			</span>
			{isOfAll(mode.value) && <small>{messages.narrowSearch}</small>}
			{count > 0 && (
				<VisuallyHidden>
					{formatMessage(locale, messages.suggestionCount, { count })}
				</VisuallyHidden>
			)}
		</p>
	);
}

function resultText(
	locale: string,
	messages: ListMessages,
	{ status, total: count, near, state, unlocatedCity: city }: LocatorResults,
	subject: string,
	radiusMiles: number,
): string {
	if (status === "loading") return messages.loading;
	if (status === "failed" && count === 0) return "";
	if (count === 0) return messages.emptyTitle;
	if (near) {
		const radius = formatDistance(locale, radiusMiles);
		const place = near.origin.approximate
			? formatMessage(locale, messages.approximatePlace, { place: subject })
			: subject;
		return near.withinRadius === 0
			? formatMessage(locale, messages.noneWithin, { radius, place })
			: formatMessage(locale, messages.nearCount, { count, radius, place });
	}
	if (city) return formatMessage(locale, messages.unlocatedCount, { count, city });
	if (state) return formatMessage(locale, messages.stateCount, { count, state });
	return formatMessage(locale, subject ? messages.matchCount : messages.dealerCount, { count });
}
