import type { Dealership } from "@nev/contract";
import { useRef } from "react";
import { useLazyModule, useNearViewport } from "../hooks/index.js";
import { ErrorPanel } from "../ui/index.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";
import type { MapLoader } from "./lazy.js";
import type { TileService } from "./map/street-tiles.js";
import type { DealerLocatorMessages } from "./messages.js";

export interface MapPaneProps {
	locator: DealerLocatorState;
	messages: DealerLocatorMessages;
	vectorTiles?: string | undefined;
	tiles?: TileService | undefined;
	isGreedy: boolean;
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
	loadMap: MapLoader;
}

/** The container of the map. Loads the map when it comes near the viewport. */
export function MapPane(props: MapPaneProps) {
	const { messages, loadMap } = props;
	const pane = useRef<HTMLDivElement>(null);
	const { status, module, retry } = useLazyModule(loadMap, useNearViewport(pane));
	return (
		<div className="nev-map-pane" ref={pane} tabIndex={-1}>
			{module ? (
				<module.LocatorMap {...props} />
			) : status === "failed" ? (
				<ErrorPanel
					title={messages.mapFailed}
					retryLabel={messages.retry}
					onRetry={() => {
						// The pressed button is removed, so move focus to the container.
						pane.current?.focus();
						retry();
					}}
				/>
			) : (
				<p className="nev-map-waiting">{status === "loading" && messages.mapLoading}</p>
			)}
		</div>
	);
}
