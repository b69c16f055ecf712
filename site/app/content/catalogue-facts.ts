import type { Vehicle } from "@nev/contract";
import { type Facts, facts } from "./facts.js";

/** What the texts state of the catalogue. */
export type CatalogueFacts = Pick<Facts, "modelCount" | "price" | "range">;

/** Counted in the vehicles that are listed. Without any, it is what the specification says of them. */
export function catalogueFacts(
	vehicles: readonly Pick<Vehicle, "price" | "range">[],
): CatalogueFacts {
	const { modelCount, price, range } = facts;
	if (vehicles.length === 0) return { modelCount, price, range };
	const prices = vehicles.map((vehicle) => vehicle.price);
	return {
		modelCount: vehicles.length,
		price: { lowest: Math.min(...prices), highest: Math.max(...prices) },
		range: rangeOf(vehicles.flatMap((vehicle) => milesOf(vehicle.range))),
	};
}

function rangeOf(miles: readonly number[]): Facts["range"] {
	if (miles.length === 0) return facts.range;
	const shortest = Math.min(...miles);
	const longest = Math.max(...miles);
	const { longFrom } = facts.range;
	const hasLongRange = shortest < longFrom && longFrom < longest;
	return { shortest, longFrom: hasLongRange ? longFrom : longest, longest };
}

/** The numbers of a range such as "60-75 miles"; none in other units. */
function milesOf(range: string): number[] {
	return /mi/i.test(range) ? (range.match(/\d+/g) ?? []).map(Number) : [];
}
