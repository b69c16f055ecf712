import type { Cluster } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { divIcon, latLngBounds } from "leaflet";
import { useMemo } from "react";
import { Marker, Pane, SVGOverlay, useMap } from "react-leaflet";
import { type PlacedCity, placeCities } from "./place-cities.js";
import { cities } from "./usa/cities.js";
import { outlinesOf } from "./usa/outlines.js";
import { topology } from "./usa/topology.js";
import { useMapMoves } from "./use-map-moves.js";

const outlines = outlinesOf(topology);
const bounds = latLngBounds(outlines.flat(2));

/** The zoom whose pixels the drawing's numbers count. Rounded to whole ones, it is as exact as the outlines. */
const drawnZoom = 8;

/** Below all other panes, so that street tiles cover the outlines. */
const paneZIndex = 150;

/** Above the outlines. Leaflet adds a marker's vertical position to this. */
const labelZIndexOffset = 10_000;

export interface BaseMapProps {
	/** The points on the map, which city labels must not overlap. */
	points: ReadonlySignal<readonly Cluster[]> | undefined;
}

/** The outlines of the states and the names of the larger cities. It needs no tile service. */
export function BaseMap({ points }: BaseMapProps) {
	const map = useMap();
	const { viewBox, path } = useMemo(() => {
		const corner = map.project(bounds.getNorthWest(), drawnZoom);
		const { x, y } = map.project(bounds.getSouthEast(), drawnZoom).subtract(corner);
		const lines = outlines.flat().map((ring) => {
			const line = ring.map((position) =>
				map.project(position, drawnZoom).subtract(corner).round(),
			);
			return `M${line.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
		});
		return { viewBox: `0 0 ${x} ${y}`, path: lines.join("") };
	}, [map]);
	return (
		<Pane name="nev-outlines" style={{ zIndex: paneZIndex }}>
			<SVGOverlay bounds={bounds} attributes={{ viewBox, preserveAspectRatio: "none" }}>
				<path className="nev-outline" d={path} />
			</SVGOverlay>
			<CityLabels points={points} />
		</Pane>
	);
}

function CityLabels({ points }: BaseMapProps) {
	useSignals();
	const map = useMap();
	useMapMoves(map);
	const zoom = map.getZoom();
	const bounds = map.getBounds().pad(0.2);
	const visible = cities.filter(
		([, latitude, longitude, minZoom]) => minZoom <= zoom && bounds.contains([latitude, longitude]),
	);
	const labels = placeCities(visible, points?.value ?? [], (latitude, longitude) =>
		map.latLngToLayerPoint([latitude, longitude]),
	);
	return labels.map(({ city, side }) => (
		<CityMarker key={city.join() + side} city={city} side={side} />
	));
}

function CityMarker({ city, side }: PlacedCity) {
	const [name, latitude, longitude] = city;
	const icon = useMemo(() => {
		const label = document.createElement("span");
		label.textContent = name;
		label.setAttribute("aria-hidden", "true");
		return divIcon({ html: label, className: `nev-city nev-city-${side}`, iconSize: [0, 0] });
	}, [name, side]);
	return (
		<Marker
			position={[latitude, longitude]}
			icon={icon}
			interactive={false}
			keyboard={false}
			pane="nev-outlines"
			zIndexOffset={labelZIndexOffset}
		/>
	);
}
