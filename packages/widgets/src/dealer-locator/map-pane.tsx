import type { Dealership } from "@nev/contract";
import { useEffect, useRef, useState } from "react";
import { savesData, useLazyModule, useNearViewport } from "../hooks/index.js";
import { Button, ErrorPanel } from "../ui/index.js";
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
	/** Whether the visitor has asked for the map. */
	isWanted: boolean;
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
	loadMap: MapLoader;
}

/**
 * The container of the map. Loads the map when it comes near the viewport, or, for a visitor who
 * saves data, at the press of a button.
 */
export function MapPane(props: MapPaneProps) {
	const { messages, loadMap, isWanted } = props;
	const pane = useRef<HTMLDivElement>(null);
	// Unknown on a server and in the first render.
	const [waitsForPress, setWaitsForPress] = useState<boolean>();
	useEffect(() => setWaitsForPress(savesData()), []);
	const isAllowed = isWanted || waitsForPress === false;
	const { status, module, retry } = useLazyModule(loadMap, useNearViewport(pane) && isAllowed);
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
			) : waitsForPress && !isWanted ? (
				<p className="nev-map-waiting">
					<Button
						variant="secondary"
						onClick={() => {
							pane.current?.focus();
							setWaitsForPress(false);
						}}
					>
						{messages.showMap}
					</Button>
				</p>
			) : (
				<p className="nev-map-waiting">{status === "loading" && messages.mapLoading}</p>
			)}
		</div>
	);
}
