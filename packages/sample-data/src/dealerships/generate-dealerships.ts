import { areaCodeFinder } from "./area-code.js";
import { emailAddress, phoneNumber } from "./contact-details.js";
import { dealersByState } from "./dealers-by-state.js";
import { dealershipName } from "./dealership-name.js";
import { mulberry32, pick } from "./mulberry32.js";
import type { SampleDealership } from "./sample-dealership.js";
import { scatter } from "./scatter.js";
import { streetAddress } from "./street-address.js";
import { townZipCodes } from "./towns.js";

/** The share of dealers in a building with several shops. */
const shareWithSuite = 0.12;

/** How often a name that is taken is drawn anew before a second shop may bear it. */
const nameAttempts = 20;

export type GenerateOptions = {
	/** How many dealerships, up to 400,000. */
	count: number;
	/** A whole number; the same seed gives the same list. */
	seed: number;
};

/**
 * Yields made-up dealerships one by one, state by state in alphabetical order, at real ZIP codes.
 *
 * No two share both name and address, and in a list of a few hundred no two share a name.
 * Telephone numbers are 555-01xx and mail addresses under example.com, so that they reach nobody.
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
	const areaCodeAt = areaCodeFinder(zipCodes);
	const takenNames = new Set<string>();
	let addressPlace = Math.floor(random() * 2 ** 20);

	for (const [state, dealers] of dealersByState(count, zipCodes)) {
		for (let made = 0; made < dealers; made++) {
			const { number, street } = streetAddress(addressPlace++);
			const suite = random() < shareWithSuite ? `, Suite ${1 + Math.floor(random() * 24)}` : "";
			const town = pick(random, zipCodes.get(state) ?? []);
			const name = freshName(takenNames, () =>
				dealershipName(random, { state, city: town.city, street }),
			);
			yield {
				name,
				address: `${number} ${street}${suite}`,
				city: town.city,
				state,
				zipCode: town.zipCode,
				phone: phoneNumber(random, areaCodeAt(state, town)),
				email: emailAddress(random, name),
				...scatter(random, town),
			};
		}
	}
}

function freshName(taken: Set<string>, draw: () => string): string {
	let name = draw();
	for (let attempt = 1; taken.has(name) && attempt < nameAttempts; attempt++) {
		name = draw();
	}
	taken.add(name);
	return name;
}
