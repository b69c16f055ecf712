import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

/** How many requests are under way at a time. */
const connections = 50;

/** The units of wrk's times. */
const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export interface WrkRun {
	/** Answers a second. */
	readonly rate: number;
	/** Answers for each second of the server's processor time, which other programs disturb less. */
	readonly perCpuSecond: number;
	/** The time that 99 of 100 answers took at most, in milliseconds. */
	readonly p99: number;
}

/**
 * Asks for one address as fast as it is answered.
 *
 * @param pid the server's process
 * @param script a file that chooses the path of each request, in wrk's Lua
 * @throws {Error} with wrk's report if an answer is missing or an error
 */
export async function runWrk(
	address: string,
	duration: number,
	pid = 0,
	script?: string,
): Promise<WrkRun> {
	const cpuBefore = cpuTicks(pid);
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
		...(script ? ["-s", script] : []),
		...["-H", "Accept-Encoding: br", address],
	]);
	if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
	const [, rate = ""] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
	const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(\w+)/.exec(stdout) ?? [];
	const [, count = ""] = /(\d+) requests in/.exec(stdout) ?? [];
	// Linux counts in hundredths of a second.
	const cpuSeconds = (cpuTicks(pid) - cpuBefore) / 100;
	return {
		rate: Number(rate),
		perCpuSecond: Number(count) / cpuSeconds,
		p99: Number(p99) * (milliseconds[unit] ?? Number.NaN),
	};
}

/** The processor time that a process has used, or NaN where there is no /proc. */
function cpuTicks(pid: number): number {
	try {
		const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) | /);
		return Number(fields[11]) + Number(fields[12]);
	} catch {
		return Number.NaN;
	}
}
