import { listTranslations } from "../dealer-search/messages.js";
import { mapTranslations } from "../map/messages.js";
import { inEachLanguage, type Translations } from "../messages/languages.js";
import { hoursTranslations } from "../opening-hours/messages.js";
import { type DealerLocatorMessages, readingTranslations } from "./messages.js";

export { listQuery, type SourceScope } from "../dealer-search/dealership-source.js";
export type { LocatorResults } from "../dealer-search/locator-results.js";
export type { LocatorSearch, SearchCenter } from "../dealer-search/locator-search.js";
export type { MapArea, MapController, MapView, MapViewRequest } from "../map/controller.js";
export type { DealerMarkerInfo, MarkerRenderProps } from "../map/marker-render-props.js";
export type { ContactHandler, ContactKind, DealerContact } from "../widget/dealer-contact.js";
export type { DealerLocatorController, OwnDealership } from "./controller.js";
export { DealerCard, type DealerCardProps } from "./dealer-card.js";
export { DealerLocator, type DealerLocatorProps } from "./dealer-locator.js";
export type { DealerLocatorMessages } from "./messages.js";
export type {
	DealerCardInfo,
	DealerLocatorRenderProps,
	EmptyListInfo,
} from "./render-props.js";

/** All texts. Those of parts that are loaded later are files of their own. */
export const dealerLocatorTranslations: Translations<DealerLocatorMessages> =
	/* @__PURE__ */ inEachLanguage((language) => ({
		...listTranslations[language],
		...mapTranslations[language],
		...hoursTranslations[language],
		...readingTranslations[language],
	}));
