import type { Translations } from "../../messages/index.js";
import { comparisonTexts } from "../../messages/languages.js";

/** The texts of the comparison. */
export interface ComparisonMessages {
	compare: string;
	compareName: string;
	comparison: string;
	compareHint: string;
	compareLimit: string;
	showComparison: string;
	clearComparison: string;
	removeFromComparison: string;
	topSpeed: string;
	passengers: string;
	motor: string;
	battery: string;
	length: string;
	warranty: string;
}

const en: ComparisonMessages = {
	compare: "Compare",
	compareName: "Compare {name}",
	comparison: "Side by side",
	compareHint: "Choose one more to compare.",
	compareLimit: "You can compare up to three vehicles. Remove one to add another.",
	showComparison: "See them side by side",
	clearComparison: "Clear the comparison",
	removeFromComparison: "Remove {name}",
	topSpeed: "Top speed",
	passengers: "Passengers",
	motor: "Motor",
	battery: "Battery",
	length: "Length",
	warranty: "Warranty",
};

export const comparisonTranslations: Translations<ComparisonMessages> = { en, ...comparisonTexts };
