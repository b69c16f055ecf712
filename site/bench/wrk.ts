import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** How many requests are under way at a time. */
const connections = 50;

export interface WrkRun {
	/** Answers a second. */
	readonly rate: number;
	/** All answers of the run. */
	readonly answers: number;
	/** The time that 99 of 100 answers took at most, with its unit. */
	readonly p99: string;
}

/**
 * Asks for one address as fast as it is answered.
 *
 * @throws {Error} with wrk's report if an answer is missing or an error
 */
export async function runWrk(address: string, duration: number): Promise<WrkRun> {
	const { stdout } = await promisify(execFile)("wrk", [
		...[
			"-t",
			"1",
			"-c",
			String(connections),
			"-d",
			`${duration}s`,
			"--latency",
			"--timeout",
			"30s",
		],
		...["-H", "Accept-Encoding: br", address],
	]);
	if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
	const [, rate = ""] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
	const [, p99 = ""] = /99%\s+(\d\S*)/.exec(stdout) ?? [];
	const [, count = ""] = /(\d+) requests in/.exec(stdout) ?? [];
	return { rate: Number(rate), answers: Number(count), p99 };
}
