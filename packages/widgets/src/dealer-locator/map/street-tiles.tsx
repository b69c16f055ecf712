import { useState } from "react";
import { TileLayer } from "react-leaflet";

/** A street-map tile service of the host's choice. */
export interface TileService {
	/** With `{z}`, `{x}` and `{y}` in it. */
	url: string;
	/** Who made the map; shown in its corner. */
	attribution?: string | undefined;
}

export interface StreetTilesProps {
	tiles: TileService;
	/** Told once where the service does not answer. */
	onFailure: () => void;
}

/** Street-map tiles over the outlines, which stay where the tiles do not load. */
export function StreetTiles({ tiles, onFailure }: StreetTilesProps) {
	const [hasLoaded, setHasLoaded] = useState(false);
	return (
		<TileLayer
			url={tiles.url}
			{...(tiles.attribution && { attribution: tiles.attribution })}
			eventHandlers={{
				tileload: () => setHasLoaded(true),
				tileerror: () => {
					if (!hasLoaded) onFailure();
				},
			}}
		/>
	);
}
