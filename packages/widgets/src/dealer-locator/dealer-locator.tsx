import type { Dealership } from "@nev/contract";
import { signal, useSignalEffect } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useMemo, useRef, useState } from "react";
import { useLoader } from "../data/index.js";
import { prefersReducedMotion } from "../hooks/index.js";
import { formatMessage, type MessageOverrides, useWidgetMessages } from "../messages/index.js";
import { callHandler, useNev, usePersistentState } from "../provider/index.js";
import { Button, SampleNotice, VisuallyHidden } from "../ui/index.js";
import { Widget, WidgetBoundary } from "../widget/index.js";
import { DealerList } from "./dealer-list.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";
import { loadMap, type MapLoader } from "./lazy.js";
import type { TileService } from "./map/street-tiles.js";
import { MapPane } from "./map-pane.js";
import { type DealerLocatorMessages, dealerLocatorTranslations } from "./messages.js";
import { createPlaceSearchState } from "./place-search-state.js";
import { ResultLine } from "./result-line.js";
import { SearchForm } from "./search-form.js";
import { type LocatorOptions, useLocator } from "./use-locator.js";

export interface DealerLocatorProps extends LocatorOptions {
	/**
	 * The address of vector tiles in the schema of the Protomaps basemap: a TileJSON document, or a
	 * URL with `{z}`, `{x}` and `{y}`. Default: the API's own map. With `dealerships`, only the
	 * outlines of the states.
	 */
	map?: string | undefined;
	/** A street-map tile service, with images. It covers the map. */
	tiles?: TileService | undefined;
	/**
	 * `cooperative`: the wheel and one finger scroll the page; Ctrl or ⌘ with the wheel, or two
	 * fingers, move the map. `greedy`: they move the map. Default: `cooperative`.
	 */
	gestures?: "cooperative" | "greedy" | undefined;
	/** Texts that replace the widget's own. */
	messages?: MessageOverrides<DealerLocatorMessages> | undefined;
	/** The level of the dealerships' headings. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** The URL that the search form is sent to without scripts, with `?q=`. */
	action?: string | undefined;
	/** The visitor has selected a dealership, in the list or on the map. */
	onDealerSelect?: ((dealership: Dealership) => void) | undefined;
}

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
			<LocatorWidget {...props} loadMap={loadMap} />
		</WidgetBoundary>
	);
}

/** The locator, with the function that loads its map as a prop. */
export function LocatorWidget(props: DealerLocatorProps & { loadMap: MapLoader }) {
	useSignals();
	const { headingLevel = 3, tiles, action } = props;
	const { messages, locale, lang } = useWidgetMessages(dealerLocatorTranslations, props.messages);
	const locator = useLocator(props);
	const { client } = useLoader();
	const vectorTiles = props.map ?? (props.dealerships ? undefined : `${client.api}/map/tiles.json`);
	const places = useMemo(
		() => createPlaceSearchState((typed, signal) => locator.source.peek().places(typed, signal)),
		[locator],
	);
	const view = usePersistentState("view", () => signal<"list" | "map">("list"));
	const setView = (next: "list" | "map") => {
		view.value = next;
	};
	const root = useRef<HTMLElement>(null);
	const resultLine = useRef<HTMLParagraphElement>(null);

	function select(dealership: Dealership, chosenIn: "list" | "map"): void {
		locator.select(dealership, chosenIn);
		callHandler(() => props.onDealerSelect?.(dealership));
	}

	function scrollIntoView(selector: string): Element | null {
		const element = root.current?.querySelector(selector) ?? null;
		element?.scrollIntoView({
			block: "nearest",
			behavior: prefersReducedMotion() ? "auto" : "smooth",
		});
		return element;
	}

	function scrollToCard({ id }: Dealership, takesFocus: boolean): void {
		const card = scrollIntoView(`[data-dealer="${id}"]`);
		if (takesFocus) {
			card?.querySelector<HTMLElement>(".nev-dealer-name")?.focus({ preventScroll: true });
		}
	}

	return (
		<Widget
			className="nev-locator"
			locale={locale}
			lang={lang}
			aria-label={messages.regionLabel}
			rootRef={root}
		>
			<SearchForm locator={locator} places={places} messages={messages} action={action} />
			<div className="nev-locator-line">
				<ResultLine locator={locator} messages={messages} elementRef={resultLine} />
				<ViewSwitch view={view.value} onChange={setView} messages={messages} />
				<LocatorSampleNotice locator={locator} messages={messages} />
			</div>
			<div className="nev-locator-body" data-view={view.value}>
				<div className="nev-list-pane">
					<DealerList
						locator={locator}
						messages={messages}
						headingLevel={headingLevel}
						onShowOnMap={(dealership) => {
							select(dealership, "list");
							setView("map");
							// In a narrow column, the map replaces the list in the next render.
							requestAnimationFrame(() => scrollIntoView(".nev-map-pane"));
						}}
						onFocusLost={() => resultLine.current?.focus()}
					/>
				</div>
				<MapPane
					locator={locator}
					messages={messages}
					vectorTiles={vectorTiles}
					tiles={tiles}
					isGreedy={props.gestures === "greedy"}
					isWanted={view.value === "map"}
					loadMap={props.loadMap}
					onSelect={(dealership, byKeyboard) => {
						select(dealership, "map");
						// The card may be added to the list in the next render.
						requestAnimationFrame(() => scrollToCard(dealership, byKeyboard));
					}}
				/>
			</div>
			<SelectionStatus locator={locator} messages={messages} />
		</Widget>
	);
}

interface LocatorPartProps {
	locator: DealerLocatorState;
	messages: DealerLocatorMessages;
}

function LocatorSampleNotice({ locator, messages }: LocatorPartProps) {
	useSignals();
	return <SampleNotice items={locator.results.value.dealerships} text={messages.sampleData} />;
}

interface ViewSwitchProps {
	view: "list" | "map";
	onChange: (view: "list" | "map") => void;
	messages: DealerLocatorMessages;
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

/** Announces the dealership that the visitor selects. */
function SelectionStatus({ locator, messages }: LocatorPartProps) {
	const { locale } = useNev();
	const [status, setStatus] = useState("");
	useSignalEffect(() => {
		const selection = locator.selection.value;
		if (!selection || selection.chosenIn === "url") return;
		const { name, city, state } = selection.dealership;
		setStatus(formatMessage(locale, messages.selected, { name, city, state }));
	});
	return <VisuallyHidden role="status">{status}</VisuallyHidden>;
}
