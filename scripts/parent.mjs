/** Calls `act` once npm or pnpm, which has started this process, is gone: npm exits on a signal without forwarding it. */
export function whenParentEnds(act) {
	const parent = process.ppid;
	const watching = setInterval(() => {
		if (process.ppid === parent) return;
		clearInterval(watching);
		act();
	}, 500).unref();
}
