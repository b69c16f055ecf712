import type { Translations } from "../messages/index.js";
import { widgetTexts } from "../messages/languages.js";

/** Apart from the widget's messages, which may be what made it fail. */
export const boundaryTranslations: Translations<{ failed: string; retry: string }> = {
	en: { failed: "This part of the page could not be shown.", retry: "Try again" },
	...widgetTexts,
};
