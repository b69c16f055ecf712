import { TileLayer } from "react-leaflet";
import { warnOnce } from "../host-page/warn-once.js";

export interface StreetTilesProps {
	/** With `{z}`, `{x}` and `{y}`. */
	url: string;
	/** A tile has loaded or failed to load. */
	onTile: (hasLoaded: boolean) => void;
}

/**
 * Street-map tiles over the built-in map, which remains visible where tiles fail to load. A picture
 * that is no tile also counts as a failure: services answer with one where a key is missing.
 */
export function StreetTiles({ url, onTile }: StreetTilesProps) {
	if (!url.includes("{z}")) warnOnce(`raster-tiles="${url}" has no {z}.`);
	return (
		<TileLayer
			url={url}
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
