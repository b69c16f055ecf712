import { createAreaCodeLookup } from "./area-codes.js";
import { emailAddress, phoneNumber } from "./contact-details.js";
import { dealersByState } from "./dealers-by-state.js";
import { dealershipName } from "./dealership-name.js";
import { milesPerDegree, milesPerDegreeOfLongitude, type Position } from "./distance.js";
import { mulberry32, pick, type Random } from "./mulberry32.js";
import type { SampleDealership } from "./sample-dealership.js";
import { streetAddress } from "./street-address.js";
import { townZipCodes } from "./towns.js";

/** The share of addresses with a suite number. */
const shareWithSuite = 0.12;

/** How many names are tried before a name is used a second time. */
const maxNameAttempts = 20;

export type GenerateOptions = {
	/** Number of dealerships, at most 400,000. */
	count: number;
	/** An integer. The same seed yields the same list. */
	seed: number;
};

/**
 * Yields invented dealerships at real ZIP codes, by state in alphabetical order.
 *
 * No two dealerships have the same name and address, and in a list of a few hundred all names are
 * unique. Telephone numbers are 555-01xx and email addresses are under example.com, so they reach
 * nobody.
 *
 * @example
 * for (const dealership of generateDealerships({ count: 100_000, seed: 1 })) {
 * 	await store(dealership);
 * }
 */
export function* generateDealerships({
	count,
	seed,
}: GenerateOptions): Generator<SampleDealership, void, undefined> {
	const random = mulberry32(seed);
	const zipCodes = townZipCodes();
	const findAreaCode = createAreaCodeLookup(zipCodes);
	const usedNames = new Set<string>();
	let addressIndex = Math.floor(random() * 2 ** 20);

	for (const [state, dealers] of dealersByState(count, zipCodes)) {
		for (let index = 0; index < dealers; index++) {
			const { number, street } = streetAddress(addressIndex++);
			const suite = random() < shareWithSuite ? `, Suite ${1 + Math.floor(random() * 24)}` : "";
			const town = pick(random, zipCodes.get(state) ?? []);
			const name = uniqueName(usedNames, () =>
				dealershipName(random, { state, city: town.city, street }),
			);
			yield {
				name,
				address: `${number} ${street}${suite}`,
				city: town.city,
				state,
				zipCode: town.zipCode,
				phone: phoneNumber(random, findAreaCode(state, town)),
				email: emailAddress(random, name),
				...randomPosition(random, town),
			};
		}
	}
}

function uniqueName(used: Set<string>, generate: () => string): string {
	let name = generate();
	for (let attempt = 1; used.has(name) && attempt < maxNameAttempts; attempt++) {
		name = generate();
	}
	used.add(name);
	return name;
}

/** Maximum distance of a dealer from the centre of its ZIP code, in miles. */
const maxMiles = 1.5;

/** The share of dealers with an unknown position. */
const shareWithoutPosition = 0.02;

/** A random position near the centre of a ZIP code, evenly distributed over a disc, or none. */
function randomPosition(
	random: Random,
	centre: Position,
): Position | { latitude: null; longitude: null } {
	if (random() < shareWithoutPosition) {
		return { latitude: null, longitude: null };
	}
	const miles = maxMiles * Math.sqrt(random());
	const bearing = 2 * Math.PI * random();
	const north = (miles * Math.cos(bearing)) / milesPerDegree;
	const east = (miles * Math.sin(bearing)) / milesPerDegreeOfLongitude(centre.latitude);
	return {
		latitude: roundToFiveDecimals(centre.latitude + north),
		longitude: roundToFiveDecimals(centre.longitude + east),
	};
}

/** The fifth decimal of a degree is about a yard. */
function roundToFiveDecimals(degrees: number): number {
	return Number(degrees.toFixed(5));
}
