import { describe, expect, test } from "vitest";
import { boxAround, isClear } from "./boxes.js";
import { type LabelRequest, placeLabels } from "./place-labels.js";

const area = { left: 0, top: 0, right: 400, bottom: 300 };

const label = (text: string, x: number, y: number, more: Partial<LabelRequest> = {}) =>
	({ texts: [text], x, y, style: { size: 12, color: "ink" }, priority: 0, ...more }) as const;

/** Each letter is 7 px wide. */
function place(requests: LabelRequest[], occupied = [boxAround(-99, -99, 1, 1)], shown = area) {
	return placeLabels(requests, occupied, area, shown, (text) => text.length * 7);
}

describe("a label", () => {
	test("without a dot has its middle on its point", () => {
		expect(place([label("Naples", 100, 100)])).toMatchObject([{ dx: 0, dy: 0, hasDot: false }]);
	});

	test("with a dot is to the right, or else to the left", () => {
		const request = label("Naples", 100, 100, { hasDot: true });
		expect(place([request])[0]?.dx).toBeGreaterThan(20);
		expect(place([request], [boxAround(130, 100, 20, 10)])[0]?.dx).toBeLessThan(-20);
	});

	test("moves aside for a marker on its point", () => {
		const marker = boxAround(100, 100, 34, 34);
		const [placed] = place([label("Naples", 100, 100, { hasDot: true })], [marker]);
		expect(placed?.hasDot).toBe(false);
		expect(isClear(placed?.box ?? marker, [marker], 0)).toBe(true);
	});

	test("of an area does not move into the next one", () => {
		const marker = boxAround(100, 100, 60, 60);
		expect(place([label("UTAH", 100, 100, { isArea: true })], [marker])).toEqual([]);
	});

	test("is short where the long text has no room", () => {
		const request = label("California", 100, 100, { texts: ["California", "CA"], isArea: true });
		const walls = [boxAround(75, 100, 20, 90), boxAround(125, 100, 20, 90)];
		expect(place([request], walls)).toMatchObject([{ text: "CA" }]);
	});

	test("is not cut by the visible edge", () => {
		const shown = { left: 50, top: 50, right: 350, bottom: 250 };
		const [cut] = place([label("Fort Lauderdale", 345, 150, { isArea: true })], [], shown);
		expect(cut).toBeUndefined();
		const [inside] = place([label("Fort Lauderdale", 345, 150, { hasDot: true })], [], shown);
		expect(inside?.dx).toBeLessThan(0);
	});

	test("of a road is left out if it is longer than the road", () => {
		expect(place([label("Main Street", 100, 100, { angle: 0.5, maxWidth: 40 })])).toEqual([]);
		expect(place([label("Main Street", 100, 100, { angle: 0.5, maxWidth: 90 })])).toHaveLength(1);
	});
});

describe("a label that is shown", () => {
	const town = label("Town", 100, 100, { hasDot: true, priority: 5 });
	const city = label("Capital", 120, 100, { isArea: true, priority: 1 });

	test("stays when a more important one comes", () => {
		const kept = place([town]);
		expect(placeLabels([city, town], [], area, area, (text) => text.length * 7, kept)).toEqual(
			kept,
		);
	});

	test("is the same place in a tile of another zoom", () => {
		const kept = place([town]);
		const again = [{ ...town, x: 102 }, town];
		expect(placeLabels(again, [], area, area, (text) => text.length * 7, kept)).toEqual(kept);
	});

	test("moves for a marker, and goes when nothing asks for it", () => {
		const kept = place([town]);
		const marker = [boxAround(125, 100, 30, 30)];
		const measure = (text: string) => text.length * 7;
		expect(placeLabels([town], marker, area, area, measure, kept)[0]?.dx).toBeLessThan(0);
		expect(placeLabels([], [], area, area, measure, kept)).toEqual([]);
	});
});

describe("labels", () => {
	test("with a lower number come first", () => {
		const texts = place([
			label("Village", 100, 100, { priority: 5, isArea: true }),
			label("Capital", 104, 100, { priority: 1 }),
		]).map(({ text }) => text);
		expect(texts[0]).toBe("Capital");
	});

	test("never overlap, however many there are", () => {
		const requests = Array.from({ length: 400 }, (_, index) =>
			label(`Place ${index}`, (index * 37) % 400, (index * 53) % 300, {
				priority: index,
				hasDot: index % 2 === 0,
			}),
		);
		const markers = [boxAround(200, 150, 40, 40), boxAround(80, 60, 26, 26)];
		const labels = place(requests, markers);
		expect(labels.length).toBeGreaterThan(30);
		for (const [index, { box }] of labels.entries()) {
			const others = labels.filter((_, other) => other !== index).map((other) => other.box);
			expect(isClear(box, [...others, ...markers], 0)).toBe(true);
		}
	});
});
