import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useLoader } from "../data/index.js";
import { savesData, useLazyModule, useNearViewport } from "../hooks/index.js";
import { Button, ErrorPanel } from "../ui/index.js";
import { DefaultSlot } from "../ui/slot.js";
import { loadMap } from "./load-map.js";
import type { LocatorMapProps } from "./locator-map.js";

/**
 * How long a map beside a list waits on a touch device, in milliseconds. To draw it takes a slow phone long,
 * and the visitor's first touches are for the search.
 */
const laterMs = 4000;

export interface MapPaneProps extends Omit<LocatorMapProps, "vectorTiles"> {
	/** Whether the visitor has asked for the map. */
	isWanted: boolean;
}

/**
 * The container of the map. Loads the map when it comes near the viewport, or, for a visitor who
 * saves data, at the press of a button.
 */
export function MapPane(props: MapPaneProps) {
	const { label, messages, isWanted, options, hasList } = props;
	const { client } = useLoader();
	const vectorTiles =
		options.vectorTiles ??
		(options.dealerships === undefined ? `${client.api}/map/tiles.json` : undefined);
	const pane = useRef<HTMLDivElement>(null);
	// Unknown on a server and at first.
	const [waitsForPress, setWaitsForPress] = useState<boolean>();
	useEffect(() => {
		const isLater = hasList && window.matchMedia?.("(pointer: coarse)").matches;
		const timer = setTimeout(() => setWaitsForPress(savesData()), isLater ? laterMs : undefined);
		return () => clearTimeout(timer);
	}, [hasList]);
	const { status, module, retry } = useLazyModule(
		loadMap,
		useNearViewport(pane) && (isWanted || waitsForPress === false),
	);
	// React runs this when it hides the map too, in a Suspense or an Activity. Leaflet's map ends then, so
	// another one is shown afterwards.
	const [life, renew] = useReducer((count: number) => count + 1, 0);
	useLayoutEffect(() => renew, []);
	return (
		<>
			{status === "failed" && !hasList && <DefaultSlot />}
			<div
				className="nev-map-pane"
				part="map"
				ref={pane}
				tabIndex={-1}
				// It takes the focus until the map is there, which has a name of its own.
				{...(!module && { role: "group", "aria-label": label })}
			>
				{module ? (
					<module.LocatorMap key={life} {...props} vectorTiles={vectorTiles} />
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
					<p className="nev-map-waiting">
						{waitsForPress && !isWanted ? (
							<Button
								variant="secondary"
								onClick={() => {
									pane.current?.focus();
									setWaitsForPress(false);
								}}
							>
								{messages.showMap}
							</Button>
						) : (
							messages.mapLoading
						)}
					</p>
				)}
			</div>
		</>
	);
}
