import type { Translations } from "../../messages/index.js";
import { financingVehicleTexts } from "../../messages/languages.js";

/** The texts that are loaded with the host page's vehicle. */
export interface VehicleMessages {
	priceOf: string;
	otherPrice: string;
	usePrice: string;
	sampleData: string;
}

export const vehicleTranslations: Translations<VehicleMessages> = {
	en: {
		priceOf: "Price of the {name}",
		otherPrice: "The {name} costs {price}.",
		usePrice: "Use this price",
		sampleData: "Sample data: fictional vehicles and prices.",
	},
	...financingVehicleTexts,
};
