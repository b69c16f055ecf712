import { expect, it } from "vitest";
import { checkHideLimit } from "./hide-limit.js";

it.each<[hidden: number, visible: number, hideUpTo: number | undefined, isOver: boolean]>([
	[20, 20, undefined, false],
	[21, 21, undefined, true],
	[21, 209, undefined, true],
	[21, 210, undefined, false],
	[802, 8021, undefined, false],
	[803, 8021, undefined, true],
	[40, 100, 40, false],
	[41, 100, 40, true],
	[100, 100, 100, false],
	[1, 100, 0.5, true],
	[1, 100, 0, true],
	[0, 0, 0, false],
])("of %i dealers of %i, where %s percent are allowed: %s", (hidden, visible, hideUpTo, isOver) => {
	const dealers = Array.from({ length: hidden }, (_, id) => ({
		id,
		name: `${id}`,
		city: "Naples",
	}));
	const over = checkHideLimit(dealers, visible, hideUpTo);
	expect(over !== undefined).toBe(isOver);
	if (over) expect(over).toEqual({ hidden, visible, first: dealers.slice(0, 10) });
});
