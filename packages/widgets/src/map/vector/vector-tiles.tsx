import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { formatDistance, formatMessage } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import type { MapMessages } from "../messages.js";
import type { VectorTileService } from "./tile-json.js";
import { addVectorMap } from "./vector-map.js";

export interface VectorTilesProps {
	service: VectorTileService;
	messages: Pick<MapMessages, "mapGap" | "mapShows">;
}

/** How many places the map's description names. */
const maxNames = 8;

/** The base map of vector tiles. */
export function VectorTiles({ service, messages }: VectorTilesProps) {
	const map = useMap();
	const { locale } = useNev();
	useEffect(
		() =>
			addVectorMap(map, {
				service,
				language: new Intl.Locale(locale).language,
				gapText: messages.mapGap,
				formatMiles: (miles) => formatDistance(locale, miles),
				describe: (names) =>
					formatMessage(locale, messages.mapShows, {
						// The first `Intl.ListFormat` of a page takes a slow phone 60 to 100 ms.
						places: names.slice(0, maxNames).join(", "),
					}),
			}),
		[map, service, messages, locale],
	);
	return null;
}
