/** The texts of the vehicle detail, which the site shows in English. */
export const vehicleDetailMessages = {
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
};

export type VehicleDetailMessages = typeof vehicleDetailMessages;
