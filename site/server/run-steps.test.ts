import { join } from "node:path";
import { expect, it } from "vitest";

const { runSteps } = await import(join(import.meta.dirname, "../../scripts/run-steps.mjs"));

const took = /^\[1\/4\] a: [\d.]+ s, [\d.]+ s in all$/;

/** Steps that end when they are told to, and what was printed about them. */
function createSteps(needs: Record<string, string[]>, after: Record<string, string[]> = {}) {
	const printed: string[] = [];
	const ends = new Map<string, (result?: false | Error) => void>();
	const steps = Object.entries(needs).map(([name, needed]) => ({
		name,
		needs: needed,
		after: after[name],
		run: () =>
			new Promise((resolve, reject) => {
				ends.set(name, (result) => (result ? reject(result) : resolve(result)));
			}),
	}));
	const done: Promise<Set<string>> = runSteps(steps, (text: string) => printed.push(text.trim()));
	return { printed, ends, done };
}

it("runs two at a time, each after what it needs, and says how far it is", async () => {
	const { printed, ends, done } = createSteps({ a: [], b: ["a"], c: [], d: [] });
	expect(printed).toEqual(["[1/4] a …", "[2/4] c …"]);
	ends.get("a")?.();
	await expect.poll(() => printed.slice(2)).toEqual([expect.stringMatching(took), "[3/4] b …"]);
	ends.get("b")?.();
	await expect.poll(() => printed.at(-1)).toBe("[4/4] d …");
	ends.get("c")?.();
	ends.get("d")?.();
	expect([...(await done)]).toEqual(["a", "b", "c", "d"]);
});

it("begins no step after one that failed", async () => {
	const { printed, ends, done } = createSteps({ a: [], b: [], c: ["b"] });
	ends.get("a")?.(new Error("broken"));
	ends.get("b")?.();
	await expect(done).rejects.toThrow("broken");
	expect(printed.join()).not.toContain("c …");
});

it("skips the steps that need one that failed, and runs the others", async () => {
	const { printed, ends, done } = createSteps({ a: [], b: ["a"], c: ["b"], d: [], e: [] });
	ends.get("a")?.(false);
	await expect.poll(() => printed.at(-1)).toBe("[3/5] e …");
	ends.get("d")?.();
	ends.get("e")?.();
	expect([...(await done)]).toEqual(["d", "e"]);
	expect(printed.join()).not.toMatch(/[bc] …/);
});

it("begins a step when those that it waits for have ended, passed or not", async () => {
	const { printed, ends, done } = createSteps(
		{ a: [], b: ["a"], c: [], d: [], e: [] },
		{ d: ["a", "b", "c"] },
	);
	ends.get("a")?.(false);
	await expect.poll(() => printed.at(-1)).toBe("[3/5] e …");
	expect(printed.join()).not.toContain("d …");
	ends.get("c")?.();
	await expect.poll(() => printed.at(-1)).toBe("[4/5] d …");
	ends.get("d")?.();
	ends.get("e")?.();
	expect([...(await done)]).toEqual(["c", "d", "e"]);
});

it("refuses a step that needs one that does not exist", async () => {
	await expect(createSteps({ a: ["z"] }).done).rejects.toThrow("does not exist");
	await expect(createSteps({ a: [] }, { a: ["z"] }).done).rejects.toThrow("does not exist");
});
