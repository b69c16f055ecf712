import { expect, test } from "vitest";
import { isClear } from "./boxes.js";
import { placePointers } from "./edge-pointers.js";

const view = { left: 0, top: 0, right: 400, bottom: 300 };
const width = (text: string) => text.length * 7;

test("a pointer is at the edge, in the direction of its place", () => {
	const places = [
		{ text: "Reno 30 mi", x: -900, y: 150 },
		{ text: "Elko 40 mi", x: 2000, y: 150 },
		{ text: "Ely 50 mi", x: 200, y: 3000 },
	];
	const pointers = placePointers(places, 3, view, [], width);
	expect(pointers.map(({ text }) => text)).toEqual(["← Reno 30 mi", "Elko 40 mi →", "Ely 50 mi ↓"]);
	expect(pointers[0]?.box.left).toBeCloseTo(10);
	expect(pointers[1]?.box.right).toBeCloseTo(390);
	expect(pointers[2]?.box.bottom).toBeCloseTo(290);
});

test("pointers cover neither one another nor what is on the map", () => {
	const places = [
		{ text: "Reno", x: 900, y: 150 },
		{ text: "Sparks", x: 950, y: 160 },
		{ text: "Elko", x: -900, y: 150 },
	];
	const button = { left: 0, top: 120, right: 80, bottom: 180 };
	const pointers = placePointers(places, 3, view, [button], width);
	expect(pointers.map(({ text }) => text)).toEqual(["Reno →", "Sparks →", "← Elko"]);
	for (const { box } of pointers) {
		const others = pointers.filter((other) => other.box !== box).map((other) => other.box);
		expect(isClear(box, [button, ...others], 0)).toBe(true);
	}
});

test("a bar along the edge moves a pointer above it", () => {
	const bar = { left: 0, top: 240, right: 400, bottom: 300 };
	const [pointer] = placePointers([{ text: "Ely", x: 200, y: 900 }], 1, view, [bar], width);
	expect(pointer?.box.bottom).toBeLessThan(bar.top - 11);
});

test("there are at most as many as wanted", () => {
	const places = [0, 1, 2, 3].map((index) => ({ text: "A", x: -900, y: index * 900 - 900 }));
	expect(placePointers(places, 2, view, [], width)).toHaveLength(2);
});
