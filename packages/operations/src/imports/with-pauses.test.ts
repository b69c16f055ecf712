import { expect, it } from "vitest";
import { withPauses } from "./with-pauses.js";

it("gives all items in their order, and lets others run meanwhile", async () => {
	let turns = 0;
	let immediate = setImmediate(function tick() {
		turns += 1;
		immediate = setImmediate(tick);
	});
	const items = Array.from({ length: 1050 }, (_, index) => index);
	const given: number[] = [];
	for await (const item of withPauses(items)) given.push(item);
	clearImmediate(immediate);
	expect(given).toEqual(items);
	expect(turns).toBeGreaterThanOrEqual(10);
});
