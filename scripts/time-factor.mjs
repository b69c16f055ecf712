/** How long the work below takes on the machine for which the limits of time were chosen, two quiet cores. */
const quietMs = 120;

/** How many times longer a fixed piece of work takes now, on a slower or busier machine: at least 1. */
export function measureTimeFactor() {
	const times = Array.from({ length: 5 }, () => {
		const start = performance.now();
		let sum = 1;
		for (let index = 0; index < 3e7; index += 1) sum = (sum * 31 + index) | 0;
		return performance.now() - start;
	});
	const [, , median = quietMs] = times.sort((a, b) => a - b);
	return Math.max(1, Math.round((10 * median) / quietMs) / 10);
}

/** By what the limits of time in tests are multiplied. `npm test` measures it, all other commands take 1. */
export const timeFactor = Number(process.env.TIME_FACTOR ?? 1);
