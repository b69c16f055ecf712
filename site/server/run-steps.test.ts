import { join } from "node:path";
import { expect, it } from "vitest";

const { runSteps } = await import(join(import.meta.dirname, "../../scripts/run-steps.mjs"));

const took = /^\[1\/4\] a: [\d.]+ s, [\d.]+ s in all$/;

/** Steps that end when they are told to, and what was printed about them. */
function createSteps(needs: Record<string, string[]>) {
	const printed: string[] = [];
	const ends = new Map<string, (error?: Error) => void>();
	const steps = Object.entries(needs).map(([name, needed]) => ({
		name,
		needs: needed,
		run: () =>
			new Promise<void>((resolve, reject) => {
				ends.set(name, (error) => (error ? reject(error) : resolve()));
			}),
	}));
	const done: Promise<void> = runSteps(steps, (text: string) => printed.push(text.trim()));
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
	await done;
});

it("begins no step after one that failed", async () => {
	const { printed, ends, done } = createSteps({ a: [], b: [], c: ["b"] });
	ends.get("a")?.(new Error("broken"));
	ends.get("b")?.();
	await expect(done).rejects.toThrow("broken");
	expect(printed.join()).not.toContain("c …");
});

it("refuses a step that needs one that does not exist", async () => {
	await expect(createSteps({ a: ["z"] }).done).rejects.toThrow("does not exist");
});
