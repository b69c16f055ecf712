/** Runs two checks at a time, in this order; most use one core. */
export async function inParallel(...checks) {
	const worker = async () => {
		for (let next = checks.shift(); next; next = checks.shift()) await next();
	};
	await Promise.all([worker(), worker()]);
}
