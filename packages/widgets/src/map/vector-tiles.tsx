import { addVectorMap, type VectorTileService } from "@nev/vector-map";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { milesBetween } from "../dealer-search/geography.js";
import { formatDistance, formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import type { MapMessages } from "./messages.js";
import { observeObstacles } from "./obstacles.js";

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
				observeObstacles,
				distanceText: (from, to) => formatDistance(locale, milesBetween(from, to)),
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
