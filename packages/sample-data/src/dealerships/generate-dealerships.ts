/// <reference path="./zipcodes.d.ts" />
import { stateNames, usStates } from "@nev/contract";
import data from "zipcodes/lib/codes.js";
import { nameSlug, type SampleDealership, sampleDealerships } from "./sample-dealerships.js";

/**
 * Yields invented dealerships to test with, at ZIP codes of the states that have sample dealerships, in
 * proportion to those. Their telephone numbers and email addresses reach nobody.
 *
 * @param options.first the number in the name of the first one, and the next ones count on. Two lists
 * without a number in common have no name in common
 *
 * @example
 * for (const dealership of generateDealerships({ count: 100_000, first: 1 })) {
 * 	await store(dealership);
 * }
 */
export function* generateDealerships({
	count,
	first,
}: {
	count: number;
	first: number;
}): Generator<SampleDealership, void, undefined> {
	const zipCodes = Object.values(data.codes).filter(isPlaced);
	const zipCodesOf = new Map(
		stateNames.map((name) => [name, zipCodes.filter(({ state }) => state === usStates[name])]),
	);
	for (let number = first; number < first + count; number += 1) {
		const sample = itemAt(sampleDealerships, (number / sampleDealerships.length) % 1);
		const town = itemAt(zipCodesOf.get(sample.state) ?? [], (number * 0.618034) % 1);
		const name = `${town.city} Electric Carts ${number}`;
		yield {
			name,
			address: `${number} Main Street`,
			city: town.city,
			state: sample.state,
			zipCode: town.zip,
			// With the area code of the sample.
			phone: sample.phone.slice(0, -2) + String(Math.floor(number / 7) % 100).padStart(2, "0"),
			email: `${nameSlug(name)}@example.com`,
			// Within a mile of the center of the ZIP code.
			latitude: nearby(town.latitude, (number * 0.754878) % 1),
			longitude: nearby(town.longitude, (number * 0.56984) % 1),
			openingHours: sample.openingHours,
		};
	}
}

/** 10200 in New York lacks the minus sign of its longitude. */
function isPlaced({ longitude }: { longitude: number }): boolean {
	return longitude < 0;
}

/** The item at a part of a list, from 0 to below 1. */
function itemAt<Item>(items: readonly Item[], part: number): Item {
	const item = items[Math.floor(part * items.length)];
	if (item === undefined) throw new RangeError("The list has no items.");
	return item;
}

/** Degrees with five decimals, which are about a yard. */
function nearby(degrees: number, part: number): number {
	return Number((degrees + (part - 0.5) / 50).toFixed(5));
}
