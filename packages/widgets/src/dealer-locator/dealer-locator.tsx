import type { ListedDealership } from "@nev/contract";
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type Ref, useMemo, useRef } from "react";
import { isOfAll } from "../dealer-search/locator-search.js";
import { type ListMessages, listTranslations } from "../dealer-search/messages.js";
import { useDispose, useLazyModule, usePersistentState } from "../hooks/index.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { usePageLink } from "../lists/use-page-link.js";
import type { MapOptions } from "../map/controller.js";
import { MapPane } from "../map/map-pane.js";
import { useWidgetMessages } from "../messages/index.js";
import { Button } from "../ui/index.js";
import { Widget, WidgetBoundary } from "../widget/widget.js";
import { defaultHeadingLevel, type WidgetOptions } from "../widget/widget-options.js";
import type { DealerLocatorController } from "./controller.js";
import { DealerList } from "./dealer-list.js";
import { loadAfterSearch } from "./load-after-search.js";
import { localSourceModule } from "./local-source-module.js";
import type { DealerLocatorMessages } from "./messages.js";
import { LocatorSampleNotice, SelectionStatus } from "./notices.js";
import { createPlaceSearchState } from "./place-search-state.js";
import type { DealerLocatorRenderProps } from "./render-props.js";
import { ResultLine } from "./result-line.js";
import { scrollIntoView, showCard, showResults } from "./scroll-into-view.js";
import { SearchForm } from "./search-form.js";
import {
	type LocalSourceModule,
	type LocatorOptions,
	startSearchOf,
	useLocator,
} from "./use-locator.js";

export interface DealerLocatorProps
	extends LocatorOptions,
		MapOptions,
		WidgetOptions<DealerLocatorMessages>,
		DealerLocatorRenderProps {
	/** What the page reads and tells the locator. */
	ref?: Ref<DealerLocatorController> | undefined;
	/** The URL that the search form is sent to without scripts, with `?q=`. */
	action?: string | undefined;
	/** Returns the address of your page about a dealership, which its name links to. */
	dealershipHref?: ((dealership: ListedDealership) => string | undefined) | undefined;
}

const loadLink = () => loadLazily("locator-link", () => import("./locator-link.js"));

/**
 * Finds dealers by ZIP code, city, state or name, in a list and on a map.
 *
 * @example
 * <NevProvider api="https://example.com/api">
 *   <DealerLocator zip="33101" radius={100} />
 * </NevProvider>
 */
export function DealerLocator(props: DealerLocatorProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<LocatorWidget {...props} localSource={localSourceModule} />
		</WidgetBoundary>
	);
}

/** The locator, with the code for a page's own list as a prop. */
export function LocatorWidget(props: DealerLocatorProps & { localSource: LocalSourceModule }) {
	useSignals();
	const { headingLevel = defaultHeadingLevel, action } = props;
	const { messages, locale, lang } = useWidgetMessages(listTranslations, props.messages);
	const { locator, mapView, region } = useLocator(props, props.ref, props.localSource);
	const places = useMemo(
		() => createPlaceSearchState((typed, signal) => locator.source.peek().places(typed, signal)),
		[locator],
	);
	useDispose(places.close);
	const view = usePersistentState("view", () => signal<"list" | "map">("list"));
	const setView = (next: "list" | "map") => {
		view.value = next;
	};
	const root = useRef<HTMLElement>(null);
	const start = useRef(props);
	start.current = props;
	const linked = useMemo(() => ({ locator, start: () => startSearchOf(start.current) }), [locator]);
	usePageLink(props.syncUrl, linked, root, loadLink);
	const mode = locator.mode.value;
	const isMapFirst = isOfAll(mode) || "isMapArea" in mode;
	const { status, total, otherPlaces, textMatches } = locator.results.value;
	// Read with each result, so that it is known when a later search finds nothing.
	const near = locator.latestNear.value;
	const hasOtherReadings =
		status === "ready" && !!(otherPlaces || textMatches || (total === 0 && near));
	const readings = useLazyModule(loadAfterSearch, hasOtherReadings);
	const label = props.label ?? messages.regionLabel;
	const resultLine = useRef<HTMLParagraphElement>(null);

	// In a narrow column, they are one below the other, or one replaces the other.
	const list = (
		<div key="list" className="nev-list-pane">
			<DealerList
				locator={locator}
				messages={messages}
				overrides={props.messages}
				headingLevel={headingLevel}
				dealershipHref={props.dealershipHref}
				onContact={props.onContact}
				renderCard={props.renderCard}
				renderCardFooter={props.renderCardFooter}
				renderEmpty={props.renderEmpty}
				onShowOnMap={(dealership) => {
					locator.select(dealership, "list");
					if (!isMapFirst) setView("map");
					// In a narrow column, it replaces the list or is above it.
					scrollIntoView(root.current, ".nev-map-pane");
				}}
				onFocusLost={() => resultLine.current?.focus()}
			/>
		</div>
	);
	const map = (
		<MapPane
			key="map"
			locator={locator}
			view={mapView}
			label={props.label ? `${messages.mapLabel}: ${props.label}` : messages.mapLabel}
			messages={messages}
			state={region}
			options={props}
			hasList
			isWanted={view.value === "map" || locator.selection.value?.chosenIn === "list"}
			onSelect={(dealership, byKeyboard) => {
				locator.select(dealership, "map");
				showCard(root.current, `[data-dealer="${dealership.id}"]`, byKeyboard);
			}}
		/>
	);

	return (
		<Widget className="nev-locator" locale={locale} lang={lang} aria-label={label} rootRef={root}>
			<SearchForm
				locator={locator}
				places={places}
				label={label}
				messages={messages}
				onSearch={() => showResults(locator, root.current)}
				action={action}
			/>
			<div className="nev-locator-line">
				<ResultLine locator={locator} places={places} messages={messages} elementRef={resultLine} />
				{!isMapFirst && <ViewSwitch view={view.value} onChange={setView} messages={messages} />}
				<LocatorSampleNotice locator={locator} messages={messages} />
			</div>
			{/* Announced with the results. */}
			<div className="nev-other-readings" role="status">
				{hasOtherReadings && readings.module && (
					<readings.module.OtherReadings
						locator={locator}
						messages={props.messages}
						onFocusLost={() => resultLine.current?.focus()}
					/>
				)}
			</div>
			<div className="nev-locator-body" data-view={isMapFirst ? "both" : view.value}>
				{isMapFirst ? [map, list] : [list, map]}
			</div>
			<SelectionStatus locator={locator} messages={messages} />
		</Widget>
	);
}

interface ViewSwitchProps {
	view: "list" | "map";
	onChange: (view: "list" | "map") => void;
	messages: ListMessages;
}

/** Switches between list and map in a narrow column. */
function ViewSwitch({ view, onChange, messages }: ViewSwitchProps) {
	return (
		<fieldset className="nev-view-switch">
			<legend className="nev-visually-hidden">{messages.viewLabel}</legend>
			<Button variant="quiet" aria-pressed={view === "list"} onClick={() => onChange("list")}>
				{messages.listView}
			</Button>
			<Button variant="quiet" aria-pressed={view === "map"} onClick={() => onChange("map")}>
				{messages.mapView}
			</Button>
		</fieldset>
	);
}
