import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { atEnd, cleanUp } from "../../scripts/bench/clean-up.js";
import { seedDealers, startProduct } from "../../scripts/bench/product.js";
import { printGoal, printTable } from "../../scripts/bench/report.js";
import { freePort } from "../../scripts/free-port.mjs";
import { runWrk } from "./wrk.js";

/*
 * What more dealers cost: one server, to which dealers are added. Every value stands beside its ratio
 * to the one with 300 dealers. A delay is the longest one of the server's event loop meanwhile. Needs
 * `wrk`.
 *
 *   pnpm bench growth [seconds of each measurement] [numbers of dealers]
 */
const [seconds = "2", ...chosen] = process.argv.slice(2);
const counts = chosen.length > 0 ? chosen.map(Number) : [300, 3000, 30_000, 100_000];
/** Two lists, so that neither finds what is kept of the other. */
const newQueries = {
	search: ["na", "car", "s", "ville el", "o", "coast", "motors o", "er", "gulf"],
	map: ["an", "art", "e", "lle ele", "a", "oast", "otors o", "re", "gul"],
};

const directory = mkdtempSync(join(tmpdir(), "nev-growth-"));
atEnd(() => rmSync(directory, { recursive: true, force: true }));
const probePort = String(await freePort());
const product = await startProduct({
	DATA_DIR: directory,
	PROBE_PORT: probePort,
	LEADS_PER_MINUTE: "1000000",
	NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "event-loop-probe.mjs"))}`,
});
atEnd(product.stop);

interface Value {
	readonly value: number;
	readonly unit: string;
	/** The most that it may be. */
	readonly goal?: number;
	/** The least ratio to the value with the fewest dealers. */
	readonly goalRatio?: number;
}

try {
	const columns: Record<string, Value>[] = [];
	for (const count of counts) {
		process.stdout.write(`${count} dealers…\n`);
		const growing = await addDealers(count - (await countDealers()));
		columns.push({ ...growing, ...(await measure()) });
	}
	const table = [["", "goal", ...counts.map((count) => count.toLocaleString("en-US"))]];
	const [first = {}] = columns;
	for (const [name, last] of Object.entries(columns.at(-1) ?? {})) {
		const { value, unit, goal, goalRatio } = last;
		const cells = columns.map((column) => column[name]?.value);
		const from = first[name]?.value;
		const ratios = cells.map((cell) => (from && cell ? `x ${(cell / from).toFixed(2)}` : ""));
		const shownGoal = goalRatio ? `x ${goalRatio}` : (goal?.toLocaleString("en-US") ?? "");
		table.push([`${name}, ${unit}`, shownGoal, ...cells.map(round)], ["", "", ...ratios]);
		const worst = Math.max(...cells.map((cell = 0) => cell)).toFixed(1);
		if (goal) printGoal(`${name}, ${unit}`, worst, "at most", goal);
		if (goalRatio && from)
			printGoal(`${name}, ratio`, (value / from).toFixed(2), "at least", goalRatio);
	}
	printTable(table);
} finally {
	await cleanUp();
}

/** Adds invented dealers by the operator's cli, while the server runs. */
async function addDealers(number: number): Promise<Record<string, Value>> {
	if (number <= 0) return {};
	await probe();
	const expected = (await countDealers()) + number;
	await seedDealers(directory, number);
	while ((await countDealers()) < expected) await sleep(100);
	// What follows the last change, such as cleaning up.
	await sleep(2000);
	return { "import, longest delay": { value: (await probe()).delay, unit: "ms" } };
}

async function measure(): Promise<Record<string, Value>> {
	const newSearch = await delayOf(
		newQueries.search.map((q) => `/api/dealerships/search?q=${encodeURIComponent(q)}`),
	);
	const search = await rateOf("/api/dealerships/search?q=na");
	const near = await rateOf("/api/dealerships/near?latitude=25.77&longitude=-80.19&radiusMiles=50");
	const newPlaces = await rateOf("", join(import.meta.dirname, "new-places.lua"));
	const clusters = await delayOf(
		newQueries.map.map(
			(q) =>
				`/api/dealerships/clusters?west=-125&south=24&east=-66&north=50&zoom=5&q=${encodeURIComponent(q)}`,
		),
	);
	await addDealership(0);
	const state = await read("/states/california");
	await probe();
	const answers: number[] = [];
	const seen: number[] = [];
	for (let number = 1; number <= 3; number += 1) {
		const [answer, visible] = await addDealership(number);
		answers.push(answer);
		seen.push(visible);
	}
	await sleep(1500);
	const { delay, memory } = await probe();
	const ms = "ms";
	return {
		"search q=na, by CPU": { value: search, unit: "/s", goalRatio: 0.67 },
		"near, 50 miles, by CPU": { value: near, unit: "/s", goalRatio: 0.67 },
		"near, always another place, by CPU": { value: newPlaces, unit: "/s" },
		"search, new q: longest delay": { value: newSearch, unit: ms, goal: 20 },
		"clusters, new q: longest delay": { value: clusters, unit: ms, goal: 20 },
		"/states/california": { value: state.length / 1024, unit: "KB", goal: 150 },
		"new dealership: answer": { value: Math.max(...answers), unit: ms, goal: 50 },
		"new dealership: seen after": { value: Math.max(...seen), unit: ms, goal: 1000 },
		"refresh: longest delay": { value: delay, unit: ms, goal: 20 },
		memory: { value: memory / 1024 / 1024, unit: "MB", goal: 400 },
	};
}

/** Answers for each second of the server's processor time. */
async function rateOf(path: string, script?: string): Promise<number> {
	// Until V8 has optimised a search, it takes twice as long.
	await runWrk(product.origin + path, script ? 3 : 1, product.pid, script);
	return (await runWrk(product.origin + path, Number(seconds), product.pid, script)).perCpuSecond;
}

/** The longest delay while each path is requested once, one after the other. */
async function delayOf(requested: readonly string[]): Promise<number> {
	await probe();
	for (const path of requested) await read(path);
	return (await probe()).delay;
}

async function read(path: string): Promise<string> {
	const response = await fetch(product.origin + path);
	if (!response.ok) throw new Error(`${path}: ${response.status}`);
	return response.text();
}

async function countDealers(): Promise<number> {
	return JSON.parse(await read("/api/health")).dealerships;
}

async function probe(): Promise<{ delay: number; memory: number }> {
	return (await fetch(`http://127.0.0.1:${probePort}`)).json();
}

/** How long the answer to a signup takes, and how long until its dealer is listed, in milliseconds. */
async function addDealership(number: number): Promise<[answer: number, seen: number]> {
	const name = `Bench ${process.pid} ${number} ${Date.now()}`;
	const start = performance.now();
	const response = await fetch(`${product.origin}/api/dealerships`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			name,
			address: `${number + 1} Main Street`,
			city: "Williston",
			state: "North Dakota",
			zipCode: "58801",
			phone: "(701) 555-0142",
			email: "bench@example.com",
			// Faster ones, and those that do not say, wait for the operator.
			fillTime: 30_000,
		}),
	});
	const { id } = await response.json();
	const answer = performance.now() - start;
	for (;;) {
		const { ok, body } = await fetch(`${product.origin}/api/dealerships/${id}`);
		await body?.cancel();
		if (ok) return [answer, performance.now() - start];
		await sleep(5);
	}
}

/** Empty for what was not measured. */
function round(value: number | undefined): string {
	if (value === undefined) return "";
	return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en-US");
}
