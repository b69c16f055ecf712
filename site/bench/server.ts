import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { atEnd, cleanUp } from "../../scripts/bench/clean-up.js";
import { startProduct } from "../../scripts/bench/product.js";
import { median, printGoal, printTable } from "../../scripts/bench/report.js";
import { runWrk, type WrkRun } from "./wrk.js";

/*
 * How many requests a second the built server answers, beside a bare node:http server that sends the
 * same bytes with the same headers. Both run in processes of their own and are measured in turns. A
 * ratio is the median of each turn's own, because a machine that others use too is at times half as
 * fast. Both are started anew in each round: of two processes of the same program, one can be half as
 * fast again for as long as it lives. The second ratio compares the processor time of an answer, which
 * other programs disturb less; it is read from /proc, so on Linux only. Then pages are measured that
 * nobody has asked for. Needs `wrk`.
 *
 *   pnpm bench server [seconds of each measurement]
 */
const seconds = Number(process.argv[2] ?? 1);
const rounds = 3;
const turns = 7;

/**
 * The turns before the first row of a round, which do not count: a server that has just started is up
 * to a quarter slower until V8 has optimised what answers, and one that dealers' pages ask is warm.
 */
const warmUpTurns = 10;

/** An answer with its headers, and its body in base64. */
interface StoredAnswer {
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
}

interface Row {
	readonly path: string;
	/** The least ratio. */
	readonly goal?: number;
	readonly turns: Turn[];
	/** Of the body. */
	bytes: number;
}

/** The servers, one directly after the other. */
interface Turn {
	readonly theirs: WrkRun;
	readonly ours: WrkRun;
}

const addresses: Pick<Row, "path" | "goal">[] = [
	{ path: "/api/vehicles", goal: 0.7 },
	{ path: "/api/states/florida", goal: 0.7 },
	{ path: "/", goal: 0.7 },
	{ path: "/dealerships", goal: 0.7 },
	{ path: "/favicon.svg", goal: 0.7 },
	{ path: "/dealerships?gclid=bench", goal: 0.7 },
	{ path: "/api/places?q=nap" },
];
const rows: Row[] = addresses.map((address) => ({ ...address, turns: [], bytes: 0 }));

if (process.send) serveBare();
else await measureAll();

async function measureAll(): Promise<void> {
	let newPages: number;
	try {
		for (let round = 0; round < rounds; round += 1) {
			await measureRound();
			await cleanUp();
		}
		newPages = await measureNewPages();
	} finally {
		await cleanUp();
	}
	const table = [["address", "bare/s", "ours/s", "ratio", "by CPU", "goal", "bytes", "p99"]];
	for (const { path, goal, turns, bytes } of rows) {
		const ratio = median(turns.map(({ ours, theirs }) => ours.rate / theirs.rate)).toFixed(2);
		if (goal) printGoal(`${path} beside node:http`, ratio, "at least", goal);
		table.push([
			path,
			median(turns.map(({ theirs }) => theirs.rate)).toFixed(0),
			median(turns.map(({ ours }) => ours.rate)).toFixed(0),
			ratio,
			median(turns.map(({ ours, theirs }) => ours.perCpuSecond / theirs.perCpuSecond)).toFixed(2),
			goal?.toString() ?? "",
			String(bytes),
			`${median(turns.map(({ ours }) => ours.p99)).toFixed(1)} ms`,
		]);
	}
	printTable(table);
	process.stdout.write(`new pages, by CPU: ${newPages.toFixed(0)}/s\n`);
	printGoal("new pages, by CPU, /s", newPages.toFixed(0), "at least", 100);
}

/**
 * Pages of dealers within another radius each time, so that none is kept, for each second of the server's
 * processor time.
 */
async function measureNewPages(): Promise<number> {
	const { origin, pid, stop } = await startProduct({
		TRUST_PROXY: "1",
		READS_PER_MINUTE: "1000000",
	});
	atEnd(stop);
	const script = join(import.meta.dirname, "new-pages.lua");
	// Until V8 has optimised the components.
	await runWrk(origin, 5, pid, script);
	const rates: number[] = [];
	for (let turn = 0; turn < 5; turn += 1)
		rates.push((await runWrk(origin, seconds, pid, script)).perCpuSecond);
	return median(rates);
}

/** Starts the servers, and measures each address in some turns. */
async function measureRound(): Promise<void> {
	const product = await startProduct();
	atEnd(product.stop);
	const { origin } = product;
	const answers = await Promise.all(rows.map(({ path }) => readAnswer(origin + path)));
	const bare = fork(fileURLToPath(import.meta.url));
	atEnd(() => void bare.kill());
	for (const [index, row] of rows.entries()) {
		const answer = answers[index] as StoredAnswer;
		row.bytes = Buffer.byteLength(answer.body, "base64");
		bare.send(answer);
		const [bareAddress] = (await once(bare, "message")) as [string];
		for (let turn = index === 0 ? -warmUpTurns : -1; turn < turns; turn += 1) {
			const theirs = await runWrk(bareAddress + row.path, seconds, bare.pid);
			const ours = await runWrk(origin + row.path, seconds, product.pid);
			if (turn >= 0) row.turns.push({ theirs, ours });
		}
	}
}

/** In a process of its own: answers every request with the bytes of the last message. */
function serveBare(): void {
	let headers: StoredAnswer["headers"] = {};
	let body = Buffer.alloc(0);
	const server = createServer((_, response) => {
		response.writeHead(200, headers as Record<string, string>);
		response.end(body);
	}).listen(0, "127.0.0.1");
	process.on("message", async (answer: StoredAnswer) => {
		if (!server.listening) await once(server, "listening");
		headers = answer.headers;
		body = Buffer.from(answer.body, "base64");
		process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	});
}

async function readAnswer(address: string): Promise<StoredAnswer> {
	const [response] = await once(get(address, { headers: { "accept-encoding": "br" } }), "response");
	const body = await buffer(response);
	// node:http adds these by itself.
	const {
		date,
		connection,
		"keep-alive": _,
		"transfer-encoding": __,
		...headers
	} = response.headers;
	return {
		headers: { ...headers, "content-length": String(body.length) },
		body: body.toString("base64"),
	};
}
