import type { Dealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { type Ref, useRef } from "react";
import { CardHours } from "../dealer-locator/card-hours.js";
import type {
	DealerLocatorController,
	DealerMapHandlers,
	DealershipOptions,
} from "../dealer-locator/controller.js";
import { DealerCard } from "../dealer-locator/dealer-card.js";
import { localSourceModule } from "../dealer-locator/local-source-module.js";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import { LocatorSampleNotice, SelectionStatus } from "../dealer-locator/notices.js";
import { showCard } from "../dealer-locator/scroll-into-view.js";
import { type LocalSourceModule, useLocator } from "../dealer-locator/use-locator.js";
import { listTranslations } from "../dealer-search/messages.js";
import type { MapOptions } from "../map/controller.js";
import { MapPane } from "../map/map-pane.js";
import type { MarkerRenderProps } from "../map/marker-render-props.js";
import { useWidgetMessages } from "../messages/index.js";
import { ErrorPanel } from "../ui/index.js";
import { Widget, WidgetBoundary } from "../widget/widget.js";
import { defaultHeadingLevel, type WidgetOptions } from "../widget/widget-options.js";
import type { DealerMapController } from "./controller.js";

export interface DealerMapProps
	extends DealershipOptions,
		DealerMapHandlers,
		MapOptions,
		WidgetOptions<DealerLocatorMessages>,
		MarkerRenderProps {
	/**
	 * The dealership that the map is about, such as on its own page. The map starts with 10 miles around
	 * it, and its marker is selected and named. Its card is left out.
	 */
	dealershipId?: number | undefined;
	/** What the page reads and tells the map. */
	ref?: Ref<DealerMapController> | undefined;
}

/**
 * The locator's map alone: all dealerships, those of a state, or those around a ZIP code. A selected
 * dealership is shown below the map.
 *
 * @example
 * <NevProvider api="https://example.com/api">
 *   <DealerMap state="Florida" />
 * </NevProvider>
 */
export function DealerMap(props: DealerMapProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<DealerMapContent {...props} localSource={localSourceModule} />
		</WidgetBoundary>
	);
}

/** The map, with the code for a page's own list as a prop. */
export function DealerMapContent(props: DealerMapProps & { localSource: LocalSourceModule }) {
	useSignals();
	const { headingLevel = defaultHeadingLevel, dealershipId } = props;
	const { messages, locale, lang } = useWidgetMessages(listTranslations, props.messages);
	// The map's controller is a part of the locator's.
	const { locator, mapView, region } = useLocator(
		props,
		props.ref as Ref<DealerLocatorController> | undefined,
		props.localSource,
	);
	const root = useRef<HTMLElement>(null);
	const selected = locator.selected.value;

	function select(dealership: Dealership, byKeyboard: boolean): void {
		locator.select(dealership, "map");
		showCard(root.current, ".nev-dealer-card", byKeyboard);
	}

	return (
		<Widget
			className="nev-dealer-map"
			locale={locale}
			lang={lang}
			aria-label={props.label ?? messages.mapLabel}
			rootRef={root}
		>
			<MapPane
				locator={locator}
				view={mapView}
				label={props.label ?? messages.mapLabel}
				messages={messages}
				state={region}
				dealershipId={dealershipId}
				options={props}
				hasList={false}
				isWanted={false}
				onSelect={select}
			/>
			{locator.results.value.status === "failed" && (
				<ErrorPanel
					hasFallback
					title={messages.errorTitle}
					hint={messages.errorHint}
					retryLabel={messages.retry}
					onRetry={() => {
						// The pressed button is removed, so move focus to the map.
						root.current?.querySelector<HTMLElement>(".nev-map-pane")?.focus();
						locator.retry();
					}}
				/>
			)}
			{selected && selected.id !== dealershipId && (
				<DealerCard
					dealership={selected}
					messages={messages}
					headingLevel={headingLevel}
					isSelected={false}
					onContact={props.onContact}
					hours={
						selected.openingHours && (
							<CardHours hours={selected.openingHours} messages={props.messages} />
						)
					}
				/>
			)}
			<LocatorSampleNotice locator={locator} messages={messages} />
			<SelectionStatus locator={locator} messages={messages} />
		</Widget>
	);
}
