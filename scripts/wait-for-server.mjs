import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a server answers without an error.
 *
 * @throws {Error} if its process ends before, or if it does not answer in time
 */
export async function waitForServer(url, options) {
	await waitUntil(() => isResponding(url), `nothing answered at ${url}`, options);
}

/** Whether a server answers, and without an error. */
async function isResponding(url) {
	const response = await fetch(url).catch(() => undefined);
	// An unread body keeps its connection.
	await response?.arrayBuffer().catch(() => {});
	return response?.ok ?? false;
}

/**
 * Waits until a program that runs on is ready.
 *
 * @param problem what an error says that it is not yet
 * @param options.child its process, or the one that has started it
 * @param options.timeout in milliseconds
 */
export async function waitUntil(isReady, problem, { child, timeout = 60_000 } = {}) {
	const deadline = Date.now() + timeout;
	while (!(await isReady())) {
		if (child && (child.exitCode !== null || child.signalCode !== null)) {
			throw new Error(`${child.spawnfile} ended, and ${problem}.`);
		}
		if (Date.now() > deadline) throw new Error(`After ${timeout / 1000} seconds ${problem}.`);
		await sleep(50);
	}
}
