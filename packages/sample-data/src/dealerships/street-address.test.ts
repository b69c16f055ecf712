import { describe, expect, it } from "vitest";
import { streetAddress } from "./street-address.js";

describe("the street addresses", () => {
	it("are all different until every one has been used", () => {
		const addresses = new Set<string>();
		for (let place = 0; place < 405_900; place++) {
			const { number, street } = streetAddress(place);
			addresses.add(`${number} ${street}`);
		}
		expect(addresses.size).toBe(405_900);
		expect(streetAddress(405_900)).toEqual(streetAddress(0));
	});

	it("change street and number from one to the next", () => {
		const [one, next] = [streetAddress(0), streetAddress(1)];
		expect(next.street).not.toBe(one.street);
		expect(Math.abs(next.number - one.number)).toBeGreaterThan(100);
	});
});
