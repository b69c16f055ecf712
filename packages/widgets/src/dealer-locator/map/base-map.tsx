import { divIcon, svg } from "leaflet";
import { useMemo, useState } from "react";
import { GeoJSON, Marker, Pane, useMapEvents } from "react-leaflet";
import { feature } from "topojson-client";
import { useLazyModule } from "../../hooks/index.js";
import type { CityLabel } from "./usa/city-label.js";

const loadUsa = () => import("./usa/usa.generated.js");

/** Below everything else, street tiles included, so that they cover it where they load. */
const paneDepth = 150;

/** The states' outlines with the larger cities' names. It needs nobody's service. */
export function BaseMap() {
	const usa = useLazyModule(loadUsa, true);
	const [renderer] = useState(() => svg({ pane: "nev-outlines", padding: 0.5 }));
	const outlines = useMemo(() => {
		const topology = usa.module?.topology;
		return topology?.objects.states && feature(topology, topology.objects.states);
	}, [usa.module]);

	return (
		<Pane name="nev-outlines" style={{ zIndex: paneDepth }}>
			{outlines && (
				<GeoJSON
					data={outlines}
					interactive={false}
					style={{ className: "nev-outline", renderer, weight: 1, opacity: 1, fillOpacity: 1 }}
				/>
			)}
			{usa.module && <CityLabels cities={usa.module.cities} />}
		</Pane>
	);
}

function CityLabels({ cities }: { cities: readonly CityLabel[] }) {
	const [, redraw] = useState(0);
	const map = useMapEvents({ moveend: () => redraw((count) => count + 1) });
	const zoom = map.getZoom();
	const section = map.getBounds().pad(0.2);
	return cities
		.filter(
			([, latitude, longitude, from]) => from <= zoom && section.contains([latitude, longitude]),
		)
		.map((city) => <CityMarker key={city.join()} city={city} />);
}

function CityMarker({ city: [name, latitude, longitude] }: { city: CityLabel }) {
	const icon = useMemo(() => {
		const label = document.createElement("span");
		label.textContent = name;
		label.ariaHidden = "true";
		return divIcon({ html: label, className: "nev-city", iconSize: [0, 0] });
	}, [name]);
	return (
		<Marker
			position={[latitude, longitude]}
			icon={icon}
			interactive={false}
			keyboard={false}
			pane="nev-outlines"
		/>
	);
}
