import type { Translations } from "../messages/index.js";
import { vehicleDetailTexts } from "../messages/languages.js";

/** The texts of the vehicle detail. */
export interface VehicleDetailMessages {
	loading: string;
	startingPrice: string;
	range: string;
	notAvailable: string;
	features: string;
	performance: string;
	safety: string;
	service: string;
	topSpeed: string;
	motor: string;
	battery: string;
	controller: string;
	passengers: string;
	length: string;
	brakes: string;
	lights: string;
	seating: string;
	warranty: string;
	assembly: string;
	notFoundTitle: string;
	notFoundHint: string;
	retry: string;
}

export const vehicleDetailTranslations: Translations<VehicleDetailMessages> = {
	en: {
		loading: "Loading the vehicle…",
		startingPrice: "Starting price (MSRP)",
		range: "Range per charge",
		notAvailable: "Not available at the moment",
		features: "Features",
		performance: "Performance",
		safety: "Safety & Features",
		service: "Warranty & Service",
		topSpeed: "Top speed",
		motor: "Motor",
		battery: "Battery",
		controller: "Controller",
		passengers: "Passengers",
		length: "Length",
		brakes: "Brakes",
		lights: "Lights",
		seating: "Seating",
		warranty: "Warranty",
		assembly: "Assembly",
		notFoundTitle: "Vehicle Not Found",
		notFoundHint: "The vehicle you're looking for doesn't exist.",
		retry: "Try again",
	},
	...vehicleDetailTexts,
};
