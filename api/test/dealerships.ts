import type { Dealership } from "@nev/contract";

/** A dealership with what a test says of it. */
export function dealership(own: Partial<Dealership> & Pick<Dealership, "id">): Dealership {
	return {
		name: `Dealer ${own.id}`,
		address: `${own.id} Main Street`,
		city: "Naples",
		state: "Florida",
		zipCode: "34102",
		phone: "(239) 555-0142",
		email: "info@dealer.example.com",
		latitude: 26.14,
		longitude: -81.79,
		...own,
	};
}

/** Miles along the earth's surface by the haversine formula, with the earth's mean radius. */
export function miles(
	from: { latitude: number; longitude: number },
	to: { latitude: number; longitude: number },
): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const half =
		Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
		Math.cos(radians(from.latitude)) *
			Math.cos(radians(to.latitude)) *
			Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
	return 2 * 3958.7613 * Math.asin(Math.sqrt(half));
}
