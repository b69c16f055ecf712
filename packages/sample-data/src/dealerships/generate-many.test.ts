import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { generateDealerships } from "./generate-dealerships.js";

const count = 100_000;

const makers =
	/polaris|yamaha|club car|e-?z-?go|bintelli|moke|evolution|garia|cushman|kandi|tomberlin|denago|^columbia /i;

/** The heap in megabytes after everything that nobody holds has been collected. */
function heldMegabytes(): number {
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
	return process.memoryUsage().heapUsed / 1e6;
}

describe("100,000 generated dealerships", () => {
	it("are all different by name and address, and have mail addresses that mail allows", () => {
		const shops = new Set<string>();
		let longestPart = 0;
		for (const { name, address, email } of generateDealerships({ count, seed: 1 })) {
			shops.add(`${name}, ${address}`);
			for (const part of email.split(/[@.]/)) {
				longestPart = Math.max(longestPart, part.length);
			}
		}
		expect(shops.size).toBe(count);
		expect(longestPart).toBeLessThanOrEqual(63); // RFC 1035, section 2.3.4
	});

	it("bear no maker's name, and do not call themselves samples", () => {
		for (const { name } of generateDealerships({ count, seed: 2 })) {
			if (makers.test(name) || /sample/i.test(name)) {
				expect.fail(`${name} should not be the name of a dealership`);
			}
		}
	});

	it("come one by one, and leave little behind in memory", () => {
		let made = 0;
		let early = 0;
		let late = 0;
		for (const _ of generateDealerships({ count, seed: 1 })) {
			made++;
			if (made === 1000) {
				early = heldMegabytes();
			} else if (made === count) {
				late = heldMegabytes();
			}
		}
		expect(made).toBe(count);
		expect(late - early).toBeLessThan(15); // the names; the list itself would take some 50
	});
});
