import type { Dealership } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { DealerCard } from "../dealer-locator/dealer-card.js";
import { loadMap, type MapLoader } from "../dealer-locator/lazy.js";
import { type DealerLocatorMessages, listTranslations } from "../dealer-locator/messages.js";
import { LocatorSampleNotice, SelectionStatus } from "../dealer-locator/notices.js";
import type { MarkerRenderProps } from "../dealer-locator/render-props.js";
import { showCard } from "../dealer-locator/scroll-into-view.js";
import { type DealershipOptions, useLocator } from "../dealer-locator/use-locator.js";
import { type MapOptions, MapPane } from "../map/map-pane.js";
import { type MessageOverrides, useWidgetMessages } from "../messages/index.js";
import { callHandler } from "../provider/index.js";
import { Widget, WidgetBoundary } from "../widget/index.js";

export interface DealerMapProps extends DealershipOptions, MapOptions, MarkerRenderProps {
	/** Texts that replace the widget's own. */
	messages?: MessageOverrides<DealerLocatorMessages> | undefined;
	/** The level of the heading of the selected dealership. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** The visitor has selected a dealership. */
	onDealerSelect?: ((dealership: Dealership) => void) | undefined;
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
			<DealerMapContent {...props} loadMap={loadMap} />
		</WidgetBoundary>
	);
}

/** The map, with the function that loads its code as a prop. */
export function DealerMapContent(props: DealerMapProps & { loadMap: MapLoader }) {
	useSignals();
	const { headingLevel = 3, onDealerSelect } = props;
	const { messages, locale, lang } = useWidgetMessages(listTranslations, props.messages);
	const locator = useLocator(props);
	const root = useRef<HTMLElement>(null);
	const selected = locator.selection.value?.dealership;

	function select(dealership: Dealership, byKeyboard: boolean): void {
		locator.select(dealership, "map");
		callHandler(() => onDealerSelect?.(dealership));
		showCard(root.current, ".nev-dealer-card", byKeyboard);
	}

	return (
		<Widget
			className="nev-dealer-map"
			locale={locale}
			lang={lang}
			aria-label={messages.mapLabel}
			rootRef={root}
		>
			<MapPane
				locator={locator}
				messages={messages}
				state={props.state}
				dealerships={props.dealerships}
				map={props.map}
				tiles={props.tiles}
				gestures={props.gestures}
				renderMarker={props.renderMarker}
				hasList={false}
				isWanted={false}
				loadMap={props.loadMap}
				onSelect={select}
			/>
			{selected && (
				<DealerCard
					dealership={selected}
					messages={messages}
					headingLevel={headingLevel}
					isSelected={false}
				/>
			)}
			<LocatorSampleNotice locator={locator} messages={messages} />
			<SelectionStatus locator={locator} messages={messages} />
		</Widget>
	);
}
