import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { generateDealerships } from "./generate-dealerships.js";

const count = 100_000;

const manufacturers =
	/polaris|yamaha|club car|e-?z-?go|bintelli|moke|evolution|garia|cushman|kandi|tomberlin|denago|^columbia /i;

/** Size of the heap in megabytes after a garbage collection. */
function heapMegabytes(): number {
	setFlagsFromString("--expose-gc");
	runInNewContext("gc")();
	return process.memoryUsage().heapUsed / 1e6;
}

describe("100,000 generated dealerships", () => {
	it("have unique names and addresses, and valid email addresses", () => {
		const shops = new Set<string>();
		let maxLabelLength = 0;
		for (const { name, address, email } of generateDealerships({ count, seed: 1 })) {
			shops.add(`${name}, ${address}`);
			for (const label of email.split(/[@.]/)) {
				maxLabelLength = Math.max(maxLabelLength, label.length);
			}
		}
		expect(shops.size).toBe(count);
		expect(maxLabelLength).toBeLessThanOrEqual(63); // RFC 1035, section 2.3.4
	});

	it("do not contain the name of a manufacturer or the word sample", () => {
		for (const { name } of generateDealerships({ count, seed: 2 })) {
			if (manufacturers.test(name) || /sample/i.test(name)) {
				expect.fail(`${name} should not be the name of a dealership`);
			}
		}
	});

	it("are generated one by one, without using much memory", () => {
		let yielded = 0;
		let early = 0;
		let late = 0;
		for (const _ of generateDealerships({ count, seed: 1 })) {
			yielded++;
			if (yielded === 1000) {
				early = heapMegabytes();
			} else if (yielded === count) {
				late = heapMegabytes();
			}
		}
		expect(yielded).toBe(count);
		expect(late - early).toBeLessThan(15); // The used names. The whole list would need about 50.
	});
});
