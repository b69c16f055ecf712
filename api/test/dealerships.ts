import type { Dealership } from "@nev/contract";

/** A dealership in Naples, Florida, with default values. */
export function dealership(overrides: Partial<Dealership> & Pick<Dealership, "id">): Dealership {
	return {
		name: `Dealer ${overrides.id}`,
		address: `${overrides.id} Main Street`,
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
		phone: "(239) 555-0142",
		email: "info@dealer.example.com",
		latitude: 26.14,
		longitude: -81.79,
		...overrides,
	};
}

/** The great-circle distance in miles, by the haversine formula with the earth's mean radius. */
export function haversineMiles(
	from: { latitude: number; longitude: number },
	to: { latitude: number; longitude: number },
): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const haversine =
		Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
		Math.cos(radians(from.latitude)) *
			Math.cos(radians(to.latitude)) *
			Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
	return 2 * 3958.7613 * Math.asin(Math.sqrt(haversine));
}
