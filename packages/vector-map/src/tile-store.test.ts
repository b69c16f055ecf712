import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DrawnTile } from "./drawn-tile.js";
import { keyOf, type TilePosition } from "./tile-grid.js";
import { createTileStore } from "./tile-store.js";

const tile: DrawnTile = { paths: new Map(), extent: 4096, places: [], roadNames: [] };

const at = (z: number, x: number, y: number): TilePosition => ({ z, x, y, column: x });

/** A store whose requests the test answers. */
function createStore() {
	const requests: { key: string; signal: AbortSignal }[] = [];
	const answers = new Map<string, (answer: DrawnTile | null | Error) => Promise<void>>();
	const onChange = vi.fn();
	const store = createTileStore({
		minZoom: 0,
		onChange,
		load: (position, signal) =>
			new Promise((resolve, reject) => {
				requests.push({ key: keyOf(position), signal });
				answers.set(keyOf(position), async (answer) => {
					if (answer instanceof Error) reject(answer);
					else resolve(answer);
					await Promise.resolve();
				});
			}),
	});
	const keys = () => requests.map(({ key }) => key);
	return { store, requests, keys, answers, onChange };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a tile", () => {
	test("is loaded once", async () => {
		const { store, keys, answers, onChange } = createStore();
		store.request([at(1, 0, 0)]);
		store.request([at(1, 0, 0)]);
		expect(store.isSettled()).toBe(false);
		await answers.get("1/0/0")?.(tile);
		store.request([]);
		store.request([at(1, 0, 0)]);
		expect(keys()).toEqual(["1/0/0"]);
		expect(store.get(at(1, 0, 0))).toBe(tile);
		expect(store.isSettled()).toBe(true);
		expect(onChange).toHaveBeenCalledOnce();
	});

	test("is no longer loaded when the map has moved on", () => {
		const { store, requests } = createStore();
		store.request([at(1, 0, 0), at(1, 1, 0)]);
		store.request([at(1, 1, 0)]);
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
		store.request([at(1, 0, 0)]);
		expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
	});

	test("that the service does not have is replaced by the one below it", async () => {
		const { store, keys, answers } = createStore();
		store.request([at(3, 4, 4), at(3, 5, 5)]);
		await answers.get("3/4/4")?.(null);
		await answers.get("3/5/5")?.(null);
		expect(keys()).toEqual(["3/4/4", "3/5/5", "2/2/2"]);
		await answers.get("2/2/2")?.(tile);
		expect(store.isSettled()).toBe(true);
	});

	test("that failed is requested again, after a pause that doubles", async () => {
		const { store, keys, answers } = createStore();
		store.request([at(1, 0, 0)]);
		await answers.get("1/0/0")?.(new Error("no"));
		expect(store.statusOf(at(1, 0, 0))).toBe("failed");
		expect(store.isSettled()).toBe(true);
		store.request([at(1, 0, 0)]);
		expect(keys()).toHaveLength(1);
		vi.advanceTimersByTime(1000);
		expect(keys()).toHaveLength(2);
		await answers.get("1/0/0")?.(new Error("no"));
		vi.advanceTimersByTime(1999);
		expect(keys()).toHaveLength(2);
		vi.advanceTimersByTime(1);
		expect(keys()).toHaveLength(3);
	});

	test("that failed and is not shown any more is not requested again", async () => {
		const { store, keys, answers } = createStore();
		store.request([at(1, 0, 0)]);
		await answers.get("1/0/0")?.(new Error("no"));
		store.request([]);
		vi.advanceTimersByTime(60_000);
		expect(keys()).toHaveLength(1);
	});

	test("that failed is requested at once when the network is back", async () => {
		const { store, keys, answers } = createStore();
		store.request([at(1, 0, 0)]);
		await answers.get("1/0/0")?.(new Error("no"));
		store.retryFailed();
		expect(keys()).toHaveLength(2);
		vi.advanceTimersByTime(5000);
		expect(keys()).toHaveLength(2);
	});
});

test("only the tiles shown last are kept", async () => {
	const { store, answers } = createStore();
	for (let x = 0; x < 100; x += 1) {
		store.request([at(7, x, 0)]);
		await answers.get(`7/${x}/0`)?.(tile);
	}
	expect(store.get(at(7, 0, 0))).toBeUndefined();
	expect(store.get(at(7, 99, 0))).toBe(tile);
});

test("the tiles that the map shows are kept, however many they are", async () => {
	const { store, answers } = createStore();
	const shown = Array.from({ length: 100 }, (_, x) => at(7, x, 0));
	store.request(shown);
	for (const position of shown) await answers.get(keyOf(position))?.(tile);
	expect(shown.every((position) => store.get(position) === tile)).toBe(true);
});

test("a failed tile that was not kept is loaded once when it is shown again", async () => {
	const { store, keys, answers } = createStore();
	store.request([at(7, 0, 0)]);
	await answers.get("7/0/0")?.(new Error("no"));
	store.request(Array.from({ length: 80 }, (_, x) => at(7, x + 1, 0)));
	expect(store.statusOf(at(7, 0, 0))).toBe("unknown");
	store.request([at(7, 0, 0)]);
	vi.advanceTimersByTime(1000);
	expect(keys().filter((key) => key === "7/0/0")).toHaveLength(2);
});

test("nothing is requested after dispose()", async () => {
	const { store, requests, answers } = createStore();
	store.request([at(1, 0, 0), at(1, 1, 1)]);
	await answers.get("1/0/0")?.(new Error("no"));
	store.dispose();
	vi.advanceTimersByTime(60_000);
	store.request([at(1, 0, 1)]);
	expect(requests).toHaveLength(2);
	expect(requests.every(({ key, signal }) => key === "1/0/0" || signal.aborted)).toBe(true);
});
