import { TileLayer } from "react-leaflet";

/** A street-map tile service of the host page's choice. */
export interface TileService {
	/** A URL with `{z}`, `{x}` and `{y}`. */
	url: string;
	/** The map's attribution, as HTML. Shown in a corner of the map. */
	attribution?: string | undefined;
}

export interface StreetTilesProps {
	tiles: TileService;
	/** A tile has loaded or failed to load. */
	onTile: (hasLoaded: boolean) => void;
}

/** Street-map tiles over the outlines, which remain visible if tiles fail to load. */
export function StreetTiles({ tiles, onTile }: StreetTilesProps) {
	return (
		<TileLayer
			url={tiles.url}
			{...(tiles.attribution && { attribution: tiles.attribution })}
			eventHandlers={{
				tileload: () => onTile(true),
				tileerror: () => onTile(false),
			}}
		/>
	);
}
