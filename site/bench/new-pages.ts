import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { atEnd } from "./clean-up.js";
import { median } from "./median.js";
import { startProduct } from "./product.js";
import { runWrk } from "./wrk.js";

const turns = 5;

/** How many pages the storm asks for, and when it hangs up, in milliseconds. */
const stormPages = 900;
const stormTime = 2500;

export interface NewPages {
	/** Pages that nobody has asked for, for each second of the server's processor time. */
	readonly perCpuSecond: number;
	/** How much longer another visitor waits for such a page in a storm, at most, in milliseconds. */
	readonly stormDelay: number;
}

/** Measures what renders: pages of dealers within another radius each time, so that none is kept. */
export async function measureNewPages(seconds: number): Promise<NewPages> {
	const { origin, pid, stop } = await startProduct({
		TRUST_PROXY: "1",
		READS_PER_MINUTE: "1000000",
	});
	atEnd(stop);
	const script = join(import.meta.dirname, "new-pages.lua");
	// Until V8 has optimised the components.
	await runWrk(origin, 5, pid, script);
	const rates: number[] = [];
	for (let turn = 0; turn < turns; turn += 1) {
		rates.push((await runWrk(origin, seconds, pid, script)).perCpuSecond);
	}

	let pages = 0;
	/** How long another visitor waits for a page. */
	async function visit(): Promise<number> {
		pages += 1;
		const address = `${origin}/dealerships?zip=33101&radius=${300 + pages / 1000}`;
		const headers = { "x-forwarded-for": "198.51.100.7" };
		const start = performance.now();
		const [response] = await once(get(address, { agent: false, headers }), "response");
		if (response.statusCode !== 200)
			throw new Error(`A page has the status ${response.statusCode}.`);
		await once(response.resume(), "end");
		return performance.now() - start;
	}

	const quiet: number[] = [];
	for (let turn = 0; turn < turns; turn += 1) quiet.push(await visit());
	// In a process of its own, so that it does not keep the visitor's.
	const storm = fork(join(import.meta.dirname, "storm.mjs"), [origin, String(stormPages)]);
	atEnd(() => void storm.kill());
	await once(storm, "message");
	const start = performance.now();
	const inStorm: number[] = [];
	let hasHungUp = false;
	while (performance.now() < start + 2 * stormTime) {
		inStorm.push(await visit());
		if (hasHungUp || performance.now() < start + stormTime) continue;
		storm.kill();
		hasHungUp = true;
	}
	return { perCpuSecond: median(rates), stormDelay: Math.max(...inStorm) - median(quiet) };
}
