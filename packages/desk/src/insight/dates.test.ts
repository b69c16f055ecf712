import { expect, it } from "vitest";
import { barsOf } from "./dates.js";

const days = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ name: `day ${index}`, leads: 1 }));

it("shows up to ninety days as they are", () => {
	expect(barsOf(days(90))).toEqual({ unit: "day", bars: days(90) });
});

it("adds more days up to weeks, of which the last one is whole", () => {
	const { unit, bars } = barsOf(days(365));
	expect(unit).toBe("week");
	expect(bars).toHaveLength(53);
	expect([bars.at(0), bars.at(-1)]).toEqual([
		{ name: "day 0", leads: 1 },
		{ name: "day 358", leads: 7 },
	]);
});
