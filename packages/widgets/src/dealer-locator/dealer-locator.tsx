import type { Dealership, StateName } from "@nev/contract";
import { useSignalEffect } from "@preact/signals-react";
import { useMemo, useRef, useState } from "react";
import { useLoader } from "../data/index.js";
import { prefersReducedMotion } from "../hooks/index.js";
import {
	formatMessage,
	languageAttributes,
	type MessageOverrides,
	messagesLocale,
	useMessages,
} from "../messages/index.js";
import { callHandler, NevProvider, useNev } from "../provider/index.js";
import { Button, VisuallyHidden } from "../ui/index.js";
import { DealerList } from "./dealer-list.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";
import { loadMap, type MapLoader } from "./lazy.js";
import type { LocatorSearch } from "./locator-search.js";
import type { TileService } from "./map/street-tiles.js";
import { MapPane } from "./map-pane.js";
import { type DealerLocatorMessages, dealerLocatorTranslations } from "./messages.js";
import { createPlaceSearchState } from "./place-search-state.js";
import { ResultLine } from "./result-line.js";
import { SearchForm } from "./search-form.js";
import { useLocator } from "./use-locator.js";

export interface DealerLocatorProps {
	/** Shows only the dealerships of this state, by its full name. */
	state?: StateName | undefined;
	/** Starts with a search by distance from this ZIP code. */
	zip?: string | undefined;
	/** The radius of that search, in miles. Default: 50. */
	radius?: number | undefined;
	/** A search to start with, as an address carries it; stands above `zip` and `radius`. */
	search?: LocatorSearch | undefined;
	/** A street-map tile service. Default: the states' outlines alone, which need nobody's service. */
	tiles?: TileService | undefined;
	/** The host's own dealerships; then no API is asked. */
	dealerships?: readonly Dealership[] | undefined;
	/** The host's own words in place of some. */
	messages?: MessageOverrides<DealerLocatorMessages> | undefined;
	/** The level of the dealerships' headings. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** Where the search form goes before scripts are there; the page then answers `?q=`. */
	action?: string | undefined;
	/** The first list is there. */
	onReady?: (() => void) | undefined;
	/** The list could not be loaded. */
	onError?: ((error: Error) => void) | undefined;
	/** The visitor searches for something else, or selects a dealership. */
	onSearchChange?: ((search: LocatorSearch) => void) | undefined;
	/** The visitor selected a dealership, in the list or on the map. */
	onDealerSelect?: ((dealership: Dealership) => void) | undefined;
}

/**
 * Finds a dealer: by ZIP code, city, state or name, in a list and on a map that keep in step.
 *
 * @example
 * <NevProvider api="https://example.com/api">
 *   <DealerLocator zip="33101" radius={100} />
 * </NevProvider>
 */
export function DealerLocator(props: DealerLocatorProps) {
	return <LocatorWidget {...props} loadMap={loadMap} />;
}

/** The locator, with a way of its own to fetch the map. */
export function LocatorWidget(props: DealerLocatorProps & { loadMap: MapLoader }) {
	const { headingLevel = 3, tiles, action } = props;
	const loader = useLoader();
	const { locale, notify } = useNev();
	const messages = useMessages(dealerLocatorTranslations, props.messages);
	const locator = useLocator(props);
	const places = useMemo(
		() => createPlaceSearchState((typed) => locator.source.peek().places(typed)),
		[locator],
	);
	const [view, setView] = useState<"list" | "map">("list");
	const root = useRef<HTMLElement>(null);
	const resultLine = useRef<HTMLParagraphElement>(null);

	function select(dealership: Dealership, chosenIn: "list" | "map"): void {
		locator.select(dealership, chosenIn);
		callHandler(() => props.onDealerSelect?.(dealership));
	}

	function bringIntoView(selector: string): Element | null {
		const element = root.current?.querySelector(selector) ?? null;
		element?.scrollIntoView({
			block: "nearest",
			behavior: prefersReducedMotion() ? "auto" : "smooth",
		});
		return element;
	}

	function bringCardIntoView({ id }: Dealership, takesFocus: boolean): void {
		const card = bringIntoView(`[data-dealer="${id}"]`);
		if (takesFocus) {
			card?.querySelector<HTMLElement>(".nev-dealer-name")?.focus({ preventScroll: true });
		}
	}

	return (
		<NevProvider
			loader={loader}
			locale={messagesLocale(locale, props.messages)}
			{...(notify && { notify })}
		>
			<section
				className="nev-root nev-locator"
				{...languageAttributes(locale, props.messages)}
				aria-label={messages.regionLabel}
				ref={root}
			>
				<SearchForm locator={locator} places={places} messages={messages} action={action} />
				<div className="nev-locator-line">
					<ResultLine locator={locator} messages={messages} elementRef={resultLine} />
					<ViewSwitch view={view} onChange={setView} messages={messages} />
				</div>
				<div className="nev-locator-body" data-view={view}>
					<div className="nev-list-pane">
						<DealerList
							locator={locator}
							messages={messages}
							headingLevel={headingLevel}
							onShowOnMap={(dealership) => {
								select(dealership, "list");
								setView("map");
								// In a narrow column the map is drawn now, where the list was.
								requestAnimationFrame(() => bringIntoView(".nev-map-pane"));
							}}
							onFocusLost={() => resultLine.current?.focus()}
						/>
					</div>
					<MapPane
						locator={locator}
						messages={messages}
						tiles={tiles}
						loadMap={props.loadMap}
						onSelect={(dealership, byKeyboard) => {
							select(dealership, "map");
							// The card may be new in the list, so it is looked for after the next drawing.
							requestAnimationFrame(() => bringCardIntoView(dealership, byKeyboard));
						}}
					/>
				</div>
				<SelectionStatus locator={locator} messages={messages} />
			</section>
		</NevProvider>
	);
}

interface ViewSwitchProps {
	view: "list" | "map";
	onChange: (view: "list" | "map") => void;
	messages: DealerLocatorMessages;
}

/** In a narrow column the list and the map take turns. */
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

function SelectionStatus({
	locator,
	messages,
}: {
	locator: DealerLocatorState;
	messages: DealerLocatorMessages;
}) {
	const { locale } = useNev();
	const [said, setSaid] = useState("");
	useSignalEffect(() => {
		const selection = locator.selection.value;
		if (!selection || selection.chosenIn === "address") return;
		const { name, city, state } = selection.dealership;
		setSaid(formatMessage(locale, messages.selected, { name, city, state }));
	});
	return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
