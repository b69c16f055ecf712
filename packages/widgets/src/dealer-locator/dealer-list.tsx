import type { ListedDealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useLayoutEffect, useRef } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import { isOfAll } from "../dealer-search/locator-search.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { formatMessage, type MessageOverrides } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button, EmptyPanel, ErrorPanel, SkeletonCards } from "../ui/index.js";
import type { ContactHandler } from "../widget/dealer-contact.js";
import { CardHours } from "./card-hours.js";
import { DealerCard } from "./dealer-card.js";
import type { DealerLocatorMessages } from "./messages.js";
import type { DealerLocatorRenderProps } from "./render-props.js";
import { focusCard } from "./scroll-into-view.js";

/** How many grey cards are shown while the list loads (specification, section 9). */
const skeletonCount = 6;

export interface DealerListProps
	extends Pick<DealerLocatorRenderProps, "renderCard" | "renderCardFooter" | "renderEmpty"> {
	locator: DealerLocatorState;
	messages: ListMessages;
	/** The page's own texts. */
	overrides: MessageOverrides<DealerLocatorMessages> | undefined;
	headingLevel: 2 | 3 | 4;
	/** The address of the page about a dealership. */
	dealershipHref?: ((dealership: ListedDealership) => string | undefined) | undefined;
	onShowOnMap: (dealership: ListedDealership) => void;
	onContact: ContactHandler | undefined;
	/** The pressed button is removed, so the focus must move. */
	onFocusLost: () => void;
}

/** The search results, or their loading, empty or error state. */
export function DealerList(props: DealerListProps) {
	useSignals();
	const { locator, messages, headingLevel, onShowOnMap, onFocusLost } = props;
	const { renderCard, renderCardFooter, overrides } = props;
	const { status, dealerships } = locator.results.value;
	const selected = locator.selection.value?.dealership;
	const list = useFocusOnNewCards(dealerships, locator.isShowingMore.value);

	const isPinned = selected && !dealerships.some(({ id }) => id === selected.id);
	const listed: readonly ListedDealership[] = isPinned ? [selected, ...dealerships] : dealerships;
	const cards = listed.length > 0 && (
		<ul className="nev-dealer-list" part="list" ref={list.ref} aria-busy={status === "loading"}>
			{listed.map((dealership) => {
				const isSelected = dealership.id === selected?.id;
				const showOnMap = dealership.latitude === null ? undefined : () => onShowOnMap(dealership);
				return (
					<li key={dealership.id} data-selected={isSelected || undefined}>
						<DealerCard
							dealership={dealership}
							messages={messages}
							headingLevel={headingLevel}
							href={props.dealershipHref?.(dealership)}
							isSelected={isSelected}
							onShowOnMap={showOnMap}
							onContact={props.onContact}
							hours={
								dealership.openingHours && (
									<CardHours
										hours={dealership.openingHours}
										messages={overrides}
										hasPage={Boolean(props.dealershipHref)}
									/>
								)
							}
							content={renderCard?.(dealership, {
								...{ headingLevel, isSelected, showOnMap },
								onContact: (kind, event) => props.onContact?.({ kind, dealership }, event),
							})}
							footer={renderCardFooter?.(dealership)}
						/>
					</li>
				);
			})}
		</ul>
	);
	if (dealerships.length > 0) {
		return (
			<>
				{cards}
				<MoreDealers locator={locator} messages={messages} onMore={list.expectMore} />
			</>
		);
	}
	return (
		<>
			{cards}
			{status === "loading" ? (
				<SkeletonCards count={skeletonCount} className="nev-dealer-list" />
			) : status === "failed" ? (
				<ErrorPanel
					hasFallback
					title={messages.errorTitle}
					hint={messages.errorHint}
					retryLabel={messages.retry}
					onRetry={() => {
						onFocusLost();
						locator.retry();
					}}
				/>
			) : (
				<NothingFound {...props} />
			)}
		</>
	);
}

function NothingFound({ locator, messages, renderEmpty, onFocusLost }: DealerListProps) {
	useSignals();
	const mode = locator.mode.value;
	// Without a filter, another search finds nothing either.
	const showAll =
		locator.results.value.near || isOfAll(mode)
			? undefined
			: () => {
					onFocusLost();
					locator.clear();
				};
	return (
		renderEmpty?.({ showAll }) || (
			<EmptyPanel title={messages.emptyTitle} hint={showAll && messages.emptyHint}>
				{showAll && <Button onClick={showAll}>{messages.showAll}</Button>}
			</EmptyPanel>
		)
	);
}

interface MoreDealersProps {
	locator: DealerLocatorState;
	messages: ListMessages;
	onMore: () => void;
}

function MoreDealers({ locator, messages, onMore }: MoreDealersProps) {
	useSignals();
	const { locale } = useNev();
	const { status, dealerships, total, near } = locator.results.value;
	const shown = dealerships.length;
	const count = locator.moreCount.value;
	const hasFailed = status === "failed";
	if (shown >= total || (near && near.withinRadius === 0)) return null;
	return (
		<div className="nev-more">
			<p>{formatMessage(locale, messages.shownOf, { shown, total })}</p>
			<p className="nev-field-error" part="error-message" role="alert">
				{hasFailed && `${messages.errorTitle}. ${messages.errorHint}`}
			</p>
			{count > 0 && (
				<Button
					aria-disabled={status === "loading"}
					onClick={() => {
						onMore();
						if (hasFailed) locator.retry();
						else locator.showMore();
					}}
				>
					{hasFailed ? messages.retry : formatMessage(locale, messages.showMore, { count })}
				</Button>
			)}
			{count === 0 && !locator.isZipUnknown.value && <p>{messages.narrowSearch}</p>}
		</div>
	);
}

/** Focuses the first new card after "Show more", but no card of another search. */
function useFocusOnNewCards(dealerships: readonly ListedDealership[], isShowingMore: boolean) {
	const ref = useRef<HTMLUListElement>(null);
	const previousIds = useRef<ReadonlySet<number> | undefined>(undefined);
	useLayoutEffect(() => {
		if (!isShowingMore) previousIds.current = undefined;
		const added = dealerships.find(({ id }) => previousIds.current && !previousIds.current.has(id));
		if (!added) return;
		focusCard(ref.current?.querySelector<HTMLElement>(`[data-dealer="${added.id}"]`));
		previousIds.current = undefined;
	}, [dealerships, isShowingMore]);
	return {
		ref,
		expectMore() {
			previousIds.current = new Set(dealerships.map(({ id }) => id));
		},
	};
}
