import { useSignals } from "@preact/signals-react/runtime";
import type { Ref } from "react";
import { formatDistance, formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";
import type { DealerLocatorMessages } from "./messages.js";

export interface ResultLineProps {
	locator: DealerLocatorState;
	messages: DealerLocatorMessages;
	/** The line takes the focus where what had it goes away. */
	elementRef: Ref<HTMLParagraphElement>;
}

/** How many were found, and where; announced when it changes. */
export function ResultLine({ locator, messages, elementRef }: ResultLineProps) {
	useSignals();
	const { locale } = useNev();
	return (
		<p className="nev-result-line" role="status" ref={elementRef} tabIndex={-1}>
			{describe(locator, messages, locale)}
		</p>
	);
}

function describe(
	locator: DealerLocatorState,
	messages: DealerLocatorMessages,
	locale: string,
): string {
	const { status, total: count, near } = locator.results.value;
	const mode = locator.mode.value;
	if (status === "loading") return messages.loading;
	if (status === "failed" && count === 0) return "";
	if (count === 0) return messages.emptyTitle;
	if (near) {
		const place = (mode.kind === "near" && mode.label) || near.origin.label || "";
		const radius = formatDistance(locale, locator.radiusMiles.value);
		return near.withinRadius === 0
			? formatMessage(locale, messages.noneWithin, { radius, place })
			: formatMessage(locale, messages.nearCount, { count, radius, place });
	}
	const isSearch = mode.kind === "text" && mode.q !== "";
	return formatMessage(locale, isSearch ? messages.matchCount : messages.dealerCount, { count });
}
