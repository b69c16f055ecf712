import { TileLayer } from "react-leaflet";
import { warnOnce } from "../provider/warn-once.js";

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

/**
 * Street-map tiles over the built-in map, which remains visible where tiles fail to load. A picture
 * that is no tile also counts as a failure: services answer with one where a key is missing.
 */
export function StreetTiles({ tiles, onTile }: StreetTilesProps) {
	if (!tiles.url.includes("{z}")) warnOnce(`tiles="${tiles.url}" has no {z}.`);
	return (
		<TileLayer
			url={tiles.url}
			eventHandlers={{
				tileload: ({ tile }) => {
					const isTile = hasSizeOfTile(tile);
					if (!isTile) tile.style.display = "none";
					onTile(isTile);
				},
				tileerror: () => onTile(false),
			}}
		/>
	);
}

/** Tiles are squares of 256 pixels or a multiple. */
function hasSizeOfTile({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
	return naturalWidth === naturalHeight && naturalWidth > 0 && naturalWidth % 256 === 0;
}
