import { describe, expect, it } from "vitest";
import { createRenderQueue } from "./render-queue.js";

/** Some turns of the event loop, in which requests may come. */
async function untilRendering(): Promise<void> {
	for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const identity = async (rendered: string) => rendered;

/** A queue whose renderings are recorded, and end when the test says so. */
function recordedQueue(places?: number) {
	const queue = createRenderQueue(places);
	const begun: string[] = [];
	const ends: (() => void)[] = [];
	const add = (name: string) =>
		queue.add(
			async () => {
				begun.push(name);
				await new Promise<void>((resolve) => ends.push(resolve));
			},
			async () => name,
		);
	return {
		begun,
		add,
		/** Asks for a page and says how it ends: with its name, or with the status of an error. */
		ask: (address: string, name: string, signal?: AbortSignal): Promise<string | number> =>
			add(name)
				.join({ address, signal })
				.catch(({ status }) => status),
		/** Lets one rendering after the other end. */
		async renderAll() {
			for (let ended = -1; ended < begun.length; ) {
				await untilRendering();
				ended = begun.length;
				ends.shift()?.();
				await untilRendering();
			}
		},
	};
}

describe("the queue of renderings", () => {
	it("renders one at a time, in turns of those who wait", async () => {
		const { begun, ask, renderAll } = recordedQueue();
		const storm = ["a1", "a2", "a3", "a4"].map((name) => ask("a", name));
		const others = [ask("b", "b1"), ask("b", "b2"), ask("c", "c1")];
		await untilRendering();
		expect(begun).toEqual(["a1"]);
		await renderAll();
		expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
		expect(await Promise.all([...storm, ...others])).toHaveLength(7);
	});

	it("drops who has left, but not what others wait for", async () => {
		const { begun, add, ask, renderAll } = recordedQueue();
		const visit = new AbortController();
		const { signal } = visit;
		const left = ["a1", "a2", "a3"].map((name) => ask("a", name, signal));
		const shared = add("shared");
		const both = [shared.join({ address: "a", signal }), shared.join({ address: "b" })];
		await untilRendering();
		visit.abort();
		const gone = ask("a", "gone", signal);
		await renderAll();
		// The first one had begun.
		expect(begun).toEqual(["a1", "shared"]);
		expect(await Promise.all(left)).toEqual(["a1", 503, 503]);
		expect(await Promise.all(both)).toEqual(["shared", "shared"]);
		expect(await gone).toBe(503);
	});

	it("answers 503 when it is full, to the address with the most places", async () => {
		const { begun, ask, renderAll } = recordedQueue(3);
		const storm = ["a1", "a2", "a3", "a4"].map((name) => ask("a", name));
		const others = [ask("b", "b1"), ask("c", "c1"), ask("d", "d1"), ask("b", "b2")];
		await renderAll();
		expect(await Promise.all(storm)).toEqual(["a1", 503, 503, 503]);
		expect(await Promise.all(others)).toEqual(["b1", "c1", 503, 503]);
		expect(begun).toEqual(["a1", "b1", "c1"]);
	});

	it("lets who waits for the same page share a place when it is full", async () => {
		const { add, renderAll } = recordedQueue(1);
		const shared = add("shared");
		const both = [shared.join({ address: "a" }), shared.join({ address: "b" })];
		await renderAll();
		expect(await Promise.all(both)).toEqual(["shared", "shared"]);
	});

	it("takes nobody's place for a page that another visitor waits for", async () => {
		const { begun, add, ask, renderAll } = recordedQueue(3);
		const storm = ["a1", "a2"].map((name) => ask("a", name));
		const shared = add("shared");
		const both = [shared.join({ address: "a" }), shared.join({ address: "b" })];
		await renderAll();
		expect(begun).toEqual(["a1", "a2", "shared"]);
		expect(await Promise.all([...storm, ...both])).toEqual(["a1", "a2", "shared", "shared"]);
	});

	it("ends a turn before the rest of it is done", async () => {
		const queue = createRenderQueue();
		const never = () => new Promise<never>(() => {});
		void queue.add(async () => "first", never).join({ address: "a" });
		const next = queue.add(async () => "next", identity).join({ address: "a" });
		expect(await next).toBe("next");
	});

	it("says when to try again", async () => {
		const full = createRenderQueue(0).add(async () => "page", identity);
		await expect(full.join({ address: "a" })).rejects.toMatchObject({ status: 503, retryAfter: 5 });
	});

	it("goes on after a rendering that fails, in its turn or after it", async () => {
		const queue = createRenderQueue();
		const fail = () => Promise.reject(new Error("broken"));
		const failed = [queue.add(fail, identity), queue.add(async () => "page", fail)];
		const joined = failed.map((rendering) => rendering.join({ address: "a" }));
		const next = queue.add(async () => "next", identity).join({ address: "a" });
		for (const rendering of joined) await expect(rendering).rejects.toThrow("broken");
		expect(await next).toBe("next");
	});
});
