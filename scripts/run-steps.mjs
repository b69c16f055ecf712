/** How many steps run at a time: more would wait for each other on the two cores of a small machine. */
const maxRunning = 2;

/**
 * Runs steps in their order, each after those that it needs. If the `run` of a step resolves with
 * `false`, it has failed, and those that need it are skipped.
 *
 * @param steps `{ name, needs = [], after = [], run }`: `needs` holds names of steps before it, `after` of
 * those before it that only have to end, passed or not
 * @param print gets lines that say which step begins, and how long each took
 * @returns the names of the steps that passed
 * @throws what a step throws. No other one begins then
 */
export async function runSteps(steps, print = () => {}) {
	const states = new Map();
	const hasEnded = (name) => ["passed", "failed"].includes(states.get(name));
	for (const { name, needs = [], after = [] } of steps) {
		if (![...needs, ...after].every((need) => states.has(need))) {
			throw new Error(`${name} needs a step that does not exist before it.`);
		}
		states.set(name, "waiting");
	}
	const running = new Map();
	let begun = 0;
	const start = performance.now();
	const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

	async function runStep({ name, run }) {
		begun += 1;
		const label = `[${begun}/${steps.length}] ${name}`;
		print(`${label} …\n`);
		const since = performance.now();
		const result = await run();
		running.delete(name);
		states.set(name, result === false ? "failed" : "passed");
		print(`${label}: ${seconds(since)} s, ${seconds(start)} s in all\n`);
	}

	for (;;) {
		for (const step of steps) {
			const { name, needs = [], after = [] } = step;
			if (states.get(name) !== "waiting") continue;
			if (needs.some((need) => states.get(need) === "failed")) states.set(name, "failed");
			const isReady = needs.every((need) => states.get(need) === "passed") && after.every(hasEnded);
			if (!isReady || running.size === maxRunning) continue;
			states.set(name, "running");
			running.set(name, runStep(step));
		}
		if (running.size === 0) break;
		await Promise.race(running.values());
	}
	return new Set(steps.map(({ name }) => name).filter((name) => states.get(name) === "passed"));
}
