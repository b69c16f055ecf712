import { type Dealership, dealershipReader, parseDecimal } from "@nev/contract";
import * as z from "zod/mini";

/**
 * Reads a dealership of a page's own list as an answer of the API is read, and what a list may say in
 * another way. Texts may be numbers, as spreadsheets write ZIP codes, and numbers may be texts. Opening
 * hours may lack `exceptions`. Coordinates that lack a minus sign get it; other ones outside of the United
 * States are none.
 */
export const ownDealershipReader: z.ZodMiniType<Dealership, unknown> = z.pipe(
	z.transform(repairDealership),
	dealershipReader,
);

function repairDealership(value: unknown): unknown {
	if (typeof value !== "object" || value === null) return value;
	const {
		id,
		city,
		zipCode,
		phone,
		website,
		openingHours,
		latitude,
		longitude,
	}: Record<string, unknown> = { ...value };
	// Spreadsheets take the zeros away at the beginning.
	const isZip = typeof zipCode === "number" || /^\d{3,4}$/.test(`${zipCode}`);
	const isDomain = typeof website === "string" && /^[\w-]+(\.[\w-]+)+(\/|$)/.test(website);
	return {
		...value,
		id: numberOf(id),
		...(typeof city === "string" && { city: city.trim() }),
		zipCode: isZip ? `${zipCode}`.padStart(5, "0") : zipCode,
		phone: typeof phone === "number" ? `${phone}` : phone,
		...(typeof openingHours === "object" &&
			openingHours && { openingHours: { exceptions: [], ...openingHours } }),
		...(isDomain && { website: `https://${website}` }),
		...coordinatesOf(numberOf(latitude), numberOf(longitude)),
	};
}

/** The number that a text is; anything else as it is. */
function numberOf(value: unknown): unknown {
	return typeof value === "string" ? parseDecimal(value) : value;
}

function coordinatesOf(latitude: unknown, longitude: unknown) {
	if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return {};
	const [north, east] = [Number(latitude), Number(longitude)];
	if (isInUnitedStates(north, east)) return { latitude: north, longitude: east };
	return isInUnitedStates(north, -east)
		? { latitude: north, longitude: -east }
		: { latitude: null, longitude: null };
}

/** Whether a point is between Maine and the Aleutian Islands, or on an island of the Pacific. */
function isInUnitedStates(latitude: number, longitude: number): boolean {
	const [isNorth, isEastern] = [latitude > 50, longitude > 0];
	return (
		latitude > -15 &&
		latitude < 72 &&
		(isEastern
			? longitude > (isNorth ? 172 : 144) && longitude <= 180
			: longitude < -60 && longitude >= -180)
	);
}
