import type { Translations } from "../../messages/index.js";
import { financingVehicleTexts } from "../../messages/languages.js";

/** The text that is loaded with the host page's vehicle. */
export interface VehicleMessages {
	sampleData: string;
}

export const vehicleTranslations: Translations<VehicleMessages> = {
	en: { sampleData: "Sample data: fictional vehicles and prices." },
	...financingVehicleTexts,
};
