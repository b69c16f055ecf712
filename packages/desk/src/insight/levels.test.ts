import { expect, it } from "vitest";
import { levelOf, levelsOf } from "./levels.js";

it.each<[string, number[], [number, number, number][]]>([
	["nothing", [0, 0], []],
	["one state", [0, 7], [[4, 7, 7]]],
	["equal states", [3, 3, 3], [[4, 3, 3]]],
	[
		"few states",
		[1, 9],
		[
			[1, 1, 1],
			[4, 9, 9],
		],
	],
	[
		"many states",
		[1, 2, 3, 4, 5, 6, 7, 80, 0],
		[
			[1, 1, 2],
			[2, 3, 4],
			[3, 5, 6],
			[4, 7, 80],
		],
	],
])("divides %s", (_, figures, expected) => {
	const levels = levelsOf(figures);
	expect(levels.map(({ level, from, to }) => [level, from, to])).toEqual(expected);
	expect(levelOf(0, levels)).toBe(0);
	if (expected.length > 0) expect(levelOf(Math.max(...figures), levels)).toBe(4);
});
