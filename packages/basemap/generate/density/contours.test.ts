import { describe, expect, it } from "vitest";
import { signedAreaOf } from "../geometry/path.js";
import { contoursOf, type Field } from "./contours.js";

/** A field of digits, from column and row 1; around them it is 0. */
function fieldOf(...rows: string[]): Field {
	return {
		at: (column, row) => Number(rows[row - 1]?.[column - 1] ?? 0),
		*squares() {
			for (let row = 0; row <= rows.length; row++) {
				for (let column = 0; column <= (rows[0]?.length ?? 0); column++) yield { column, row };
			}
		},
	};
}

describe("contours", () => {
	it("are where the field has the level, and closed", () => {
		const [ring, ...others] = contoursOf(fieldOf("000", "040", "000"), 1);
		expect(others).toEqual([]);
		expect([...(ring ?? [])]).toEqual([1.25, 2, 2, 1.25, 2.75, 2, 2, 2.75, 1.25, 2]);
	});

	it("are clockwise on the screen around what is higher, and counterclockwise around a gap", () => {
		const areas = contoursOf(fieldOf("22222", "20002", "20002", "20002", "22222"), 1)
			.map(signedAreaOf)
			.sort((a, b) => a - b);
		expect(areas).toHaveLength(2);
		expect(areas[0]).toBeLessThan(0);
		expect(areas[1]).toBeGreaterThan(0);
	});

	it("connect two opposite corners if the middle between them is high", () => {
		expect(contoursOf(fieldOf("10", "01"), 0.4)).toHaveLength(1);
		expect(contoursOf(fieldOf("10", "01"), 0.6)).toHaveLength(2);
	});

	it("may touch the edge of the field", () => {
		expect(contoursOf(fieldOf("5"), 1)).toHaveLength(1);
		expect(contoursOf(fieldOf("0"), 1)).toEqual([]);
	});
});
