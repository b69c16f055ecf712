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

/** A place search whose responses the test sends. */
function createPlaces() {
	const requests: string[] = [];
	const signals: AbortSignal[] = [];
	const resolvers = new Map<string, (places: readonly Place[]) => void>();
	const rejecters = new Map<string, (error: Error) => void>();
	const state = createPlaceSearchState(
		(text, signal) =>
			new Promise((resolve, reject) => {
				requests.push(text);
				signals.push(signal);
				resolvers.set(text, resolve);
				rejecters.set(text, reject);
			}),
	);
	return {
		state,
		requests,
		isAborted: () => signals.map(({ aborted }) => aborted),
		labels: () => state.suggestions.value.map(({ label }) => label),
		type(text: string) {
			state.suggest(text);
			vi.runAllTimers();
		},
		async respond(text: string, ...labels: string[]) {
			resolvers.get(text)?.(labels.map(place));
			await vi.runAllTimersAsync();
		},
		async fail(text: string) {
			rejecters.get(text)?.(new Error("no"));
			await vi.runAllTimersAsync();
		},
	};
}

describe("suggesting", () => {
	test("waits for a pause in typing", () => {
		const { state, requests } = createPlaces();
		for (const text of ["mi", "mia", "miam"]) {
			state.suggest(text);
			vi.advanceTimersByTime(149);
		}
		expect(requests).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(requests).toEqual(["miam"]);
	});

	test("asks for no place named near me", () => {
		const { requests, type } = createPlaces();
		type("golf carts near me");
		expect(requests).toEqual([]);
	});

	test("needs two characters", async () => {
		const { type, respond, requests, labels } = createPlaces();
		type("mi");
		await respond("mi", "Miami");
		type(" m ");
		expect(requests).toEqual(["mi"]);
		expect(labels()).toEqual([]);
	});
});

describe("a response", () => {
	test("is shown without an active suggestion", async () => {
		const { state, type, respond, labels } = createPlaces();
		type("mi");
		await respond("mi", "Miami", "Micanopy");
		expect(labels()).toEqual(["Miami", "Micanopy"]);
		expect(state.activeIndex.value).toBe(-1);
	});

	test("to an earlier request is ignored", async () => {
		const { type, respond, labels } = createPlaces();
		type("mi");
		type("mica");
		await respond("mica", "Micanopy");
		await respond("mi", "Miami", "Micanopy");
		expect(labels()).toEqual(["Micanopy"]);
	});

	test("after the list was closed is ignored", async () => {
		const { state, type, respond, labels } = createPlaces();
		type("mi");
		state.close();
		await respond("mi", "Miami");
		expect(labels()).toEqual([]);
	});

	test("that is an error clears the suggestions", async () => {
		const { type, respond, fail, labels } = createPlaces();
		type("mi");
		await respond("mi", "Miami");
		type("mic");
		await fail("mic");
		expect(labels()).toEqual([]);
	});
});

describe("a request", () => {
	test("is aborted by the next text", () => {
		const { state, type, isAborted } = createPlaces();
		type("mi");
		expect(isAborted()).toEqual([false]);
		state.suggest("mic");
		expect(isAborted()).toEqual([true]);
		vi.runAllTimers();
		expect(isAborted()).toEqual([true, false]);
	});

	test("is aborted when the list is closed", () => {
		const { state, type, isAborted } = createPlaces();
		type("mi");
		state.close();
		expect(isAborted()).toEqual([true]);
	});
});

describe("closing", () => {
	test("cancels what was typed before it is asked for", () => {
		const { state, requests } = createPlaces();
		state.suggest("mi");
		expect(state.close()).toBe(true);
		vi.runAllTimers();
		expect(requests).toEqual([]);
		expect(state.close()).toBe(false);
	});

	test("is followed by opening, at once", async () => {
		const { state, type, respond, requests, labels } = createPlaces();
		type("mi");
		await respond("mi", "Miami");
		expect(state.close()).toBe(true);
		state.open("mi");
		vi.advanceTimersByTime(0);
		expect(requests).toEqual(["mi", "mi"]);
		await respond("mi", "Miami");
		expect(labels()).toEqual(["Miami"]);
	});
});

describe("the arrow keys", () => {
	async function withTwo() {
		const places = createPlaces();
		places.type("mi");
		await places.respond("mi", "Miami", "Micanopy");
		return places.state;
	}

	test("move down through the suggestions, and on to none", async () => {
		const state = await withTwo();
		const indices = [1, 1, 1, 1].map((step) => {
			state.move(step as 1);
			return state.activeIndex.value;
		});
		expect(indices).toEqual([0, 1, -1, 0]);
	});

	test("move up from none to the last suggestion", async () => {
		const state = await withTwo();
		state.move(-1);
		expect(state.activeIndex.value).toBe(1);
		state.move(-1);
		state.move(-1);
		expect(state.activeIndex.value).toBe(-1);
	});

	test("do nothing without suggestions", () => {
		const { state } = createPlaces();
		state.move(1);
		expect(state.activeIndex.value).toBe(-1);
	});
});
