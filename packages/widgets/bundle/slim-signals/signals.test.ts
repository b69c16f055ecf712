import { batch, computed, effect, signal, untracked } from "@preact/signals-core";
import { describe, expect, it, vi } from "vitest";

/* Runs twice: on the library, and on what stands for it in the script tag. */

describe("effects", () => {
	it("run at once, and again when a value that they read changes", () => {
		const name = signal("a");
		const seen: string[] = [];
		const stop = effect(() => {
			seen.push(name.value);
		});
		name.value = "b";
		name.value = "b";
		stop();
		name.value = "c";
		expect(seen).toEqual(["a", "b"]);
	});

	it("follow only what they read when they last ran", () => {
		const isLeft = signal(true);
		const left = signal(0);
		const right = signal(0);
		const run = vi.fn(() => {
			(isLeft.value ? left : right).value;
		});
		effect(run);
		right.value = 1;
		expect(run).toHaveBeenCalledTimes(1);
		isLeft.value = false;
		left.value = 1;
		expect(run).toHaveBeenCalledTimes(2);
		right.value = 2;
		expect(run).toHaveBeenCalledTimes(3);
	});

	it("clean up before they run again and when they end", () => {
		const count = signal(0);
		const cleaned: number[] = [];
		const stop = effect(() => {
			const before = count.value;
			return () => {
				cleaned.push(before);
			};
		});
		count.value = 1;
		stop();
		expect(cleaned).toEqual([0, 1]);
	});

	it("run again after they have set what they read, and stop at a cycle", () => {
		const count = signal(0);
		effect(() => {
			if (count.value < 5) count.value += 1;
		});
		expect(count.peek()).toBe(5);
		expect(() =>
			effect(() => {
				count.value += 1;
			}),
		).toThrow("Cycle detected");
	});

	it("run in the order in which they were created", () => {
		const count = signal(0);
		const order: string[] = [];
		for (const name of ["first", "second"]) {
			effect(() => {
				order.push(`${name} ${count.value}`);
			});
		}
		count.value = 1;
		expect(order).toEqual(["first 0", "second 0", "first 1", "second 1"]);
	});

	it("all run if one of them throws, and the first error is thrown", () => {
		const count = signal(0);
		const run = vi.fn();
		effect(() => {
			if (count.value === 1) throw new Error("at 1");
		});
		effect(() => run(count.value));
		expect(() => {
			count.value = 1;
		}).toThrow("at 1");
		expect(run).toHaveBeenLastCalledWith(1);
		count.value = 2;
		expect(run).toHaveBeenLastCalledWith(2);
	});

	it("do not follow anything if their first run throws", () => {
		const count = signal(0);
		const run = vi.fn();
		expect(() =>
			effect(() => {
				run(count.value);
				throw new Error("first run");
			}),
		).toThrow("first run");
		count.value = 1;
		expect(run).toHaveBeenCalledTimes(1);
	});

	it("do not run if another one has ended them", () => {
		const count = signal(0);
		let stopSecond = () => {};
		effect(() => {
			if (count.value > 0) stopSecond();
		});
		const second = vi.fn(() => {
			count.value;
		});
		stopSecond = effect(second);
		count.value = 1;
		expect(second).toHaveBeenCalledTimes(1);
	});

	it("can end themselves while they run", () => {
		const count = signal(0);
		const run = vi.fn();
		let stop = () => {};
		stop = effect(() => {
			run(count.value);
			if (count.value > 0) stop();
		});
		count.value = 1;
		count.value = 2;
		expect(run).toHaveBeenCalledTimes(2);
	});
});

describe("computed values", () => {
	it("are computed when they are read, and once for each change", () => {
		const count = signal(1);
		const compute = vi.fn(() => count.value * 2);
		const double = computed(compute);
		expect(compute).not.toHaveBeenCalled();
		expect([double.value, double.value]).toEqual([2, 2]);
		expect(compute).toHaveBeenCalledTimes(1);
		count.value = 2;
		expect(double.peek()).toBe(4);
		expect(compute).toHaveBeenCalledTimes(2);
	});

	it("run no effect if they result in the same", () => {
		const count = signal(1);
		const isPositive = computed(() => count.value > 0);
		const run = vi.fn(() => {
			isPositive.value;
		});
		effect(run);
		count.value = 2;
		expect(run).toHaveBeenCalledTimes(1);
		count.value = -1;
		expect(run).toHaveBeenCalledTimes(2);
	});

	it("show no state in between where two meet", () => {
		const count = signal(1);
		const double = computed(() => count.value * 2);
		const triple = computed(() => count.value * 3);
		const seen: number[] = [];
		effect(() => {
			seen.push(double.value + triple.value);
		});
		count.value = 2;
		expect(seen).toEqual([5, 10]);
	});

	it("are right after they had no reader for a while", () => {
		const count = signal(1);
		const double = computed(() => count.value * 2);
		const quadruple = computed(() => double.value * 2);
		const read = () => {
			quadruple.value;
		};
		effect(read)();
		count.value = 2;
		expect(quadruple.value).toBe(8);
		count.value = 3;
		const seen: number[] = [];
		effect(() => {
			seen.push(quadruple.value);
		});
		count.value = 4;
		expect(seen).toEqual([12, 16]);
	});

	it("throw what their function throws until a value that it read changes", () => {
		const count = signal(0);
		const compute = vi.fn(() => {
			if (count.value === 0) throw new Error("no count");
			return count.value;
		});
		const checked = computed(compute);
		expect(() => checked.value).toThrow("no count");
		expect(() => checked.value).toThrow("no count");
		expect(compute).toHaveBeenCalledTimes(1);
		count.value = 1;
		expect(checked.value).toBe(1);
	});

	it("cannot read themselves", () => {
		const self: { readonly value: number } = computed(() => self.value + 1);
		expect(() => self.value).toThrow("Cycle detected");
	});
});

describe("batches", () => {
	it("run effects once, at the end of the outermost", () => {
		const first = signal(1);
		const second = signal(1);
		const seen: number[] = [];
		effect(() => {
			seen.push(first.value + second.value);
		});
		batch(() => {
			batch(() => {
				first.value = 2;
			});
			second.value = 2;
			expect(seen).toEqual([2]);
		});
		expect(seen).toEqual([2, 4]);
	});

	it("run no effect if a value is set back", () => {
		const count = signal(1);
		const run = vi.fn(() => {
			count.value;
		});
		effect(run);
		batch(() => {
			count.value = 2;
			count.value = 1;
		});
		expect(run).toHaveBeenCalledTimes(1);
	});

	it("return their result, and run effects even if they throw", () => {
		const count = signal(1);
		const run = vi.fn();
		effect(() => run(count.value));
		expect(batch(() => "result")).toBe("result");
		expect(() =>
			batch(() => {
				count.value = 2;
				throw new Error("in the batch");
			}),
		).toThrow("in the batch");
		expect(run).toHaveBeenLastCalledWith(2);
		count.value = 3;
		expect(run).toHaveBeenLastCalledWith(3);
	});
});

describe("reading without following", () => {
	it("is what peek and untracked do", () => {
		const count = signal(1);
		const run = vi.fn(() => {
			count.peek();
			untracked(() => count.value);
		});
		effect(run);
		count.value = 2;
		expect(run).toHaveBeenCalledTimes(1);
	});
});

describe("a watched signal", () => {
	it("is told of its first and its last subscriber, also through a computed value", () => {
		const watched = vi.fn();
		const unwatched = vi.fn();
		const count = signal(1, { watched, unwatched });
		const double = computed(() => count.value * 2);
		expect(double.value).toBe(2);
		expect(watched).not.toHaveBeenCalled();
		const stops = [effect(() => void double.value), effect(() => void count.value)];
		count.value = 2;
		expect(watched).toHaveBeenCalledTimes(1);
		stops[0]?.();
		expect(unwatched).not.toHaveBeenCalled();
		stops[1]?.();
		expect(unwatched).toHaveBeenCalledTimes(1);
	});

	it("is not told again when its only subscriber runs again", () => {
		const watched = vi.fn();
		const count = signal(1, { watched });
		effect(() => void count.value);
		count.value = 2;
		expect(watched).toHaveBeenCalledTimes(1);
	});

	it("gives its first subscriber the value that it sets when it is told", () => {
		const state = signal("idle", {
			watched() {
				state.value = "loading";
			},
		});
		const seen: string[] = [];
		effect(() => {
			seen.push(state.value);
		});
		expect(seen.at(-1)).toBe("loading");
	});

	it("does not make the effect that subscribes follow what is read when it is told", () => {
		const other = signal(1);
		const state = signal("idle", { watched: () => void other.value });
		const run = vi.fn(() => {
			state.value;
		});
		effect(run);
		other.value = 2;
		expect(run).toHaveBeenCalledTimes(1);
	});
});
