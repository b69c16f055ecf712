import type { Place } from "@nev/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPlaceSearchState } from "./place-search-state.js";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

function place(label: string): Place {
	return { label, city: label, state: "Florida", latitude: 26, longitude: -81 };
}

/** A place search whose answers come when the test says so. */
function createPlaces() {
	const asked: string[] = [];
	const answers = new Map<string, (places: readonly Place[]) => void>();
	const refusals = new Map<string, (error: Error) => void>();
	const state = createPlaceSearchState(
		(typed) =>
			new Promise((resolve, reject) => {
				asked.push(typed);
				answers.set(typed, resolve);
				refusals.set(typed, reject);
			}),
	);
	return {
		state,
		asked,
		labels: () => state.suggestions.value.map(({ label }) => label),
		type(text: string) {
			state.suggest(text);
			vi.runAllTimers();
		},
		async answer(typed: string, ...labels: string[]) {
			answers.get(typed)?.(labels.map(place));
			await vi.runAllTimersAsync();
		},
		async refuse(typed: string) {
			refusals.get(typed)?.(new Error("no"));
			await vi.runAllTimersAsync();
		},
	};
}

describe("asking", () => {
	test("waits until typing rests", () => {
		const { state, asked } = createPlaces();
		for (const text of ["mi", "mia", "miam"]) {
			state.suggest(text);
			vi.advanceTimersByTime(149);
		}
		expect(asked).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(asked).toEqual(["miam"]);
	});

	test("needs two letters", async () => {
		const { type, answer, asked, labels } = createPlaces();
		type("mi");
		await answer("mi", "Miami");
		type(" m ");
		expect(asked).toEqual(["mi"]);
		expect(labels()).toEqual([]);
	});
});

describe("an answer", () => {
	test("is shown with none of its places chosen", async () => {
		const { state, type, answer, labels } = createPlaces();
		type("mi");
		await answer("mi", "Miami", "Micanopy");
		expect(labels()).toEqual(["Miami", "Micanopy"]);
		expect(state.activeIndex.value).toBe(-1);
	});

	test("that comes after a later one's is passed over", async () => {
		const { type, answer, labels } = createPlaces();
		type("mi");
		type("mica");
		await answer("mica", "Micanopy");
		await answer("mi", "Miami", "Micanopy");
		expect(labels()).toEqual(["Micanopy"]);
	});

	test("that comes after the list was closed is passed over", async () => {
		const { state, type, answer, labels } = createPlaces();
		type("mi");
		state.close();
		await answer("mi", "Miami");
		expect(labels()).toEqual([]);
	});

	test("that fails is no places", async () => {
		const { type, answer, refuse, labels } = createPlaces();
		type("mi");
		await answer("mi", "Miami");
		type("mic");
		await refuse("mic");
		expect(labels()).toEqual([]);
	});
});

describe("the arrow keys", () => {
	async function withTwo() {
		const places = createPlaces();
		places.type("mi");
		await places.answer("mi", "Miami", "Micanopy");
		return places.state;
	}

	test("go down through the places and on to none", async () => {
		const state = await withTwo();
		const seen = [1, 1, 1, 1].map((step) => {
			state.move(step as 1);
			return state.activeIndex.value;
		});
		expect(seen).toEqual([0, 1, -1, 0]);
	});

	test("go up from none to the last", async () => {
		const state = await withTwo();
		state.move(-1);
		expect(state.activeIndex.value).toBe(1);
		state.move(-1);
		state.move(-1);
		expect(state.activeIndex.value).toBe(-1);
	});

	test("do nothing where there are no places", () => {
		const { state } = createPlaces();
		state.move(1);
		expect(state.activeIndex.value).toBe(-1);
	});
});
