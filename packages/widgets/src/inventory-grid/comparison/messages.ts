import type { Translations } from "../../messages/index.js";

/** The texts of the comparison. */
export interface ComparisonMessages {
	compare: string;
	compareName: string;
	comparison: string;
	compareHint: string;
	compareLimit: string;
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
	compareLimit: "Three vehicles are the most. Take one out to add another.",
	clearComparison: "Clear the comparison",
	removeFromComparison: "Remove {name}",
	topSpeed: "Top speed",
	passengers: "Passengers",
	motor: "Motor",
	battery: "Battery",
	length: "Length",
	warranty: "Warranty",
};

const es: ComparisonMessages = {
	compare: "Comparar",
	compareName: "Comparar {name}",
	comparison: "Uno al lado del otro",
	compareHint: "Elija uno más para comparar.",
	compareLimit: "Tres vehículos como máximo. Quite uno para añadir otro.",
	clearComparison: "Borrar la comparación",
	removeFromComparison: "Quitar {name}",
	topSpeed: "Velocidad máxima",
	passengers: "Pasajeros",
	motor: "Motor",
	battery: "Batería",
	length: "Longitud",
	warranty: "Garantía",
};

export const comparisonTranslations: Translations<ComparisonMessages> = { en, es };
