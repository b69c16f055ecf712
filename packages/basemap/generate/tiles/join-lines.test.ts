import { expect, it } from "vitest";
import { joinLines } from "./join-lines.js";

it("joins lines at shared ends, in whatever direction they run", () => {
	const joined = joinLines([
		[
			[0, 0],
			[1, 0],
		],
		[
			[2, 0],
			[1, 0],
		],
		[
			[0, 0],
			[0, 5],
		],
	]);
	expect(joined).toHaveLength(1);
	expect([joined[0], joined[0]?.toReversed()]).toContainEqual([
		[0, 5],
		[0, 0],
		[1, 0],
		[2, 0],
	]);
});

it("leaves lines alone that do not meet, and closed ones", () => {
	const ring: [number, number][] = [
		[0, 0],
		[4, 0],
		[4, 4],
		[0, 0],
	];
	const apart: [number, number][] = [
		[9, 9],
		[8, 8],
	];
	const joined = joinLines([ring, apart]);
	expect(joined).toHaveLength(2);
	expect(joined[0]).toHaveLength(4);
	expect(joined[1]).toHaveLength(2);
});
