import type { languages } from "@nev/widgets/server";
import { readingTranslations } from "../packages/widgets/src/dealer-locator/messages.js";
import { listTranslations } from "../packages/widgets/src/dealer-search/messages.js";
import { detailsTranslations } from "../packages/widgets/src/financing-calculator/details/messages.js";
import { calculatorTranslations } from "../packages/widgets/src/financing-calculator/messages.js";
import { ratesTranslations } from "../packages/widgets/src/financing-calculator/rates/messages.js";
import { startingPaymentTranslations } from "../packages/widgets/src/financing-calculator/starting-payment/messages.js";
import { vehicleTranslations } from "../packages/widgets/src/financing-calculator/vehicle/messages.js";
import { dealFieldTranslations } from "../packages/widgets/src/inquiry-form/deal/messages.js";
import { inquiryFormTranslations } from "../packages/widgets/src/inquiry-form/messages.js";
import { comparisonTranslations } from "../packages/widgets/src/inventory-grid/comparison/messages.js";
import { inventoryGridTranslations } from "../packages/widgets/src/inventory-grid/messages.js";
import { sortingTranslations } from "../packages/widgets/src/inventory-grid/sorting/messages.js";
import { mapTranslations } from "../packages/widgets/src/map/messages.js";
import { hoursTranslations } from "../packages/widgets/src/opening-hours/messages.js";
import { paymentTranslations } from "../packages/widgets/src/payment/messages.js";
import { boundaryTranslations } from "../packages/widgets/src/widget/messages.js";
import type widgets from "../packages/widgets/widgets.json";
import { financingWords } from "./financing-words.js";

/** A part's texts in each language. */
export type Translations = Readonly<Record<keyof typeof languages, object>>;

interface WidgetWords {
	/** The parts of a widget whose texts `messages` replaces, in the order of its page. */
	readonly parts: Readonly<Record<string, Translations>>;
	/** Those whose texts it does not replace. */
	readonly fixed: Readonly<Record<string, Translations>>;
}

/** The texts of each widget. */
export const widgetWords: Readonly<Record<keyof typeof widgets, WidgetWords>> = {
	"dealer-locator": {
		parts: {
			"Search and list": listTranslations,
			"Other readings of a search": readingTranslations,
			"Opening hours": hoursTranslations,
			Map: mapTranslations,
		},
		fixed: {
			"If it fails": boundaryTranslations,
		},
	},
	"dealer-map": {
		parts: {
			Map: mapTranslations,
			"A selected dealer": listTranslations,
			"Opening hours": hoursTranslations,
		},
		fixed: {
			"If it fails": boundaryTranslations,
		},
	},
	"financing-calculator": {
		parts: {
			"Form and options": {
				en: { ...calculatorTranslations.en, ...financingWords },
				es: calculatorTranslations.es,
			},
			"Price of a vehicle": vehicleTranslations,
			Breakdown: detailsTranslations,
			"Where no rate fits": ratesTranslations,
			"Payment before the results": startingPaymentTranslations,
		},
		fixed: {
			"If it fails": boundaryTranslations,
		},
	},
	"inquiry-form": {
		parts: {
			Form: inquiryFormTranslations,
			"Numbers from the calculator": dealFieldTranslations,
		},
		fixed: {
			"If it fails": boundaryTranslations,
		},
	},
	"inventory-grid": {
		parts: {
			"Filters and vehicles": inventoryGridTranslations,
			Order: sortingTranslations,
			Comparison: comparisonTranslations,
		},
		fixed: {
			"If it fails": boundaryTranslations,
		},
	},
	payment: {
		parts: {
			"In a sentence": paymentTranslations,
			"Its terms": startingPaymentTranslations,
		},
		fixed: {
			"Price of a vehicle": vehicleTranslations,
			"If it fails": boundaryTranslations,
		},
	},
};
