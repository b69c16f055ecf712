import { describe, expect, it } from "vitest";
import { streetAddress } from "./street-address.js";

describe("streetAddress", () => {
	it("repeats no address until all have been used", () => {
		const addresses = new Set<string>();
		for (let index = 0; index < 405_900; index++) {
			const { number, street } = streetAddress(index);
			addresses.add(`${number} ${street}`);
		}
		expect(addresses.size).toBe(405_900);
		expect(streetAddress(405_900)).toEqual(streetAddress(0));
	});

	it("returns another street and number for the next index", () => {
		const [first, second] = [streetAddress(0), streetAddress(1)];
		expect(second.street).not.toBe(first.street);
		expect(Math.abs(second.number - first.number)).toBeGreaterThan(100);
	});
});
