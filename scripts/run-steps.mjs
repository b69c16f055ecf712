/** How many steps run at a time: more would wait for each other on the two cores of a small machine. */
const maxRunning = 2;

/**
 * Runs steps, each after those that it needs, and says which one begins, and how long each took.
 *
 * @param steps `{ name, needs, run }`: `needs` holds names of steps, and `run` resolves when it is done
 * @throws what a step throws. No other one begins then
 */
export async function runSteps(steps, print) {
	const waiting = new Set(steps);
	const running = new Map();
	let begun = 0;
	const start = performance.now();
	const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
	while (waiting.size > 0 || running.size > 0) {
		for (const step of waiting) {
			const isReady = step.needs.every((need) =>
				steps.some(({ name }) => name === need && !isPending(name)),
			);
			if (!isReady || running.size === maxRunning) continue;
			waiting.delete(step);
			begun += 1;
			const label = `[${begun}/${steps.length}] ${step.name}`;
			print(`${label} …\n`);
			const since = performance.now();
			running.set(
				step.name,
				step.run().then(() => {
					running.delete(step.name);
					print(`${label}: ${seconds(since)} s, ${seconds(start)} s in all\n`);
				}),
			);
		}
		if (running.size === 0) throw new Error("A step needs one that does not exist.");
		await Promise.race(running.values());
	}

	function isPending(name) {
		return running.has(name) || [...waiting].some((step) => step.name === name);
	}
}
