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
	/** Tells of each tile whether it came. */
	onAnswer: (hasCome: boolean) => void;
}

/** Street-map tiles over the outlines, which stay where the tiles do not load. */
export function StreetTiles({ tiles, onAnswer }: StreetTilesProps) {
	return (
		<TileLayer
			url={tiles.url}
			{...(tiles.attribution && { attribution: tiles.attribution })}
			eventHandlers={{
				tileload: () => onAnswer(true),
				tileerror: () => onAnswer(false),
			}}
		/>
	);
}
