import { describe, expect, it } from "vitest";
import { locate } from "./fetched-ranges.js";

const content = (offset: number, length: number) => ({ tileId: offset, offset, length });

describe("locating what was fetched", () => {
	it("finds what is in a range that encloses a smaller one", () => {
		const ranges = [
			{ offset: 40, length: 10, position: 0 },
			{ offset: 0, length: 100, position: 10 },
		];
		const contents = [content(0, 10), content(40, 10), content(60, 40)];
		expect(locate(contents, ranges)).toEqual(
			new Map([
				[0, 10],
				[40, 50],
				[60, 70],
			]),
		);
	});

	it("leaves out what no range has all of", () => {
		const ranges = [
			{ offset: 10, length: 10, position: 0 },
			{ offset: 30, length: 5, position: 10 },
		];
		const contents = [
			content(0, 5),
			content(5, 10),
			content(12, 8),
			content(18, 4),
			content(30, 6),
		];
		expect(locate(contents, ranges)).toEqual(new Map([[12, 2]]));
	});
});
