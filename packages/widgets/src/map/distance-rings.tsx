import { Fragment, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { SVGOverlay, useMap } from "react-leaflet";
import type { Position } from "../dealer-search/geography.js";
import { formatDistance } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { observeMarkers } from "./obstacles.js";
import { type Ring, ringsOn } from "./rings-on.js";

export interface DistanceRingsProps {
	origin: Position;
	/** The radius of the search, whose ring is thicker. */
	radiusMiles: number;
}

/** Rings around the origin of a search, each with its distance. Screen readers read distances in the list. */
export function DistanceRings({ origin, radiusMiles }: DistanceRingsProps) {
	const map = useMap();
	const { locale } = useNev();
	const [rings, setRings] = useState<Ring[]>([]);
	useEffect(() => {
		const update = () => setRings(ringsOn(map, origin, radiusMiles));
		update();
		// Leaflet's own picture of the rings has no name.
		map.getPane("overlayPane")?.setAttribute("aria-hidden", "true");
		map.on("moveend", update);
		const stop = observeMarkers(map, update);
		return () => {
			map.off("moveend", update);
			stop();
		};
	}, [map, origin, radiusMiles]);
	const pane = map.getPane("markerPane");
	return rings.map(({ miles, bounds, place }) => {
		const className = miles === radiusMiles ? "nev-radius" : "nev-ring";
		return (
			<Fragment key={miles + className}>
				<SVGOverlay bounds={bounds} className={className}>
					{/* On a map of this projection, a circle on the ground is an ellipse to a hundredth of a pixel. */}
					<ellipse cx="50%" cy="50%" rx="50%" ry="50%" />
				</SVGOverlay>
				{place &&
					pane &&
					createPortal(
						<b
							// Another element in another place tells the renderer, whose labels avoid it.
							key={`${place}`}
							className={`nev-ring-name leaflet-zoom-hide ${className}-name`}
							// Preact adds no unit.
							style={{ left: `${place.x}px`, top: `${place.y}px` }}
							aria-hidden="true"
						>
							{formatDistance(locale, miles)}
						</b>,
						pane,
					)}
			</Fragment>
		);
	});
}
