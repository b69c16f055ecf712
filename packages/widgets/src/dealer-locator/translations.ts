import type { Translations } from "../messages/index.js";
import { mapTranslations } from "./map/map-messages.js";
import { type DealerLocatorMessages, listTranslations } from "./messages.js";

export const dealerLocatorTranslations: Translations<DealerLocatorMessages> = {
	en: { ...listTranslations.en, ...mapTranslations.en },
	es: { ...listTranslations.es, ...mapTranslations.es },
};
