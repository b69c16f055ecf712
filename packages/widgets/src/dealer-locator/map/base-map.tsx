import type { Cluster } from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { divIcon, svg } from "leaflet";
import { useMemo, useState } from "react";
import { Marker, Pane, Polygon, useMapEvents } from "react-leaflet";
import { useLazyModule } from "../../hooks/index.js";
import { type PlacedLabel, placeLabels } from "./place-labels.js";
import type { CityLabel } from "./usa/city-label.js";
import { outlinesOf } from "./usa/outlines.js";

const loadUsa = () => import("./usa/usa.generated.js");

/** Below everything else, street tiles included, so that they cover it where they load. */
const paneDepth = 150;

/** Leaflet stacks markers by their height in the map; the outlines stand at 200. */
const aboveOutlines = 10_000;

export interface BaseMapProps {
	/** The points drawn over the map, from which the cities' names keep clear. */
	points: ReadonlySignal<readonly Cluster[]> | undefined;
}

/** The states' outlines with the larger cities' names. It needs nobody's service. */
export function BaseMap({ points }: BaseMapProps) {
	const usa = useLazyModule(loadUsa, true);
	const [renderer] = useState(() => svg({ pane: "nev-outlines", padding: 0.5 }));
	const outlines = useMemo(() => usa.module && outlinesOf(usa.module.topology), [usa.module]);

	return (
		<Pane name="nev-outlines" style={{ zIndex: paneDepth }}>
			{outlines && (
				<Polygon
					positions={outlines}
					interactive={false}
					className="nev-outline"
					renderer={renderer}
					weight={1}
					opacity={1}
					fillOpacity={1}
				/>
			)}
			{usa.module && <CityLabels cities={usa.module.cities} points={points} />}
		</Pane>
	);
}

function CityLabels({ cities, points }: BaseMapProps & { cities: readonly CityLabel[] }) {
	useSignals();
	const [, redraw] = useState(0);
	const map = useMapEvents({ moveend: () => redraw((count) => count + 1) });
	const zoom = map.getZoom();
	const section = map.getBounds().pad(0.2);
	const seen = cities.filter(
		([, latitude, longitude, from]) => from <= zoom && section.contains([latitude, longitude]),
	);
	const labels = placeLabels(seen, points?.value ?? [], (latitude, longitude) =>
		map.latLngToLayerPoint([latitude, longitude]),
	);
	return labels.map(({ city, side }) => (
		<CityMarker key={city.join() + side} city={city} side={side} />
	));
}

function CityMarker({ city, side }: PlacedLabel) {
	const [name, latitude, longitude] = city;
	const icon = useMemo(() => {
		const label = document.createElement("span");
		label.textContent = name;
		label.ariaHidden = "true";
		return divIcon({ html: label, className: `nev-city nev-city-${side}`, iconSize: [0, 0] });
	}, [name, side]);
	return (
		<Marker
			position={[latitude, longitude]}
			icon={icon}
			interactive={false}
			keyboard={false}
			pane="nev-outlines"
			zIndexOffset={aboveOutlines}
		/>
	);
}
