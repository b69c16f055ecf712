export { DealerCard, type DealerCardProps } from "./dealer-card.js";
export { DealerLocator, type DealerLocatorProps } from "./dealer-locator.js";
export { listQuery, type SourceScope } from "./dealership-source.js";
export type { LocatorSearch } from "./locator-search.js";
export type { TileService } from "./map/street-tiles.js";
export type { DealerLocatorMessages } from "./messages.js";
export type {
	DealerCardInfo,
	DealerLocatorRenderProps,
	DealerMarkerInfo,
	EmptyListInfo,
	MarkerRenderProps,
} from "./render-props.js";
export { dealerLocatorTranslations } from "./translations.js";
