import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { atEnd, cleanUp } from "./clean-up.js";
import { goalLine } from "./goal-line.js";
import { median } from "./median.js";
import { measureNewPages, type NewPages } from "./new-pages.js";
import { type StoredAnswer, startNginx } from "./nginx.js";
import { startProduct } from "./product.js";
import { runWrk, type WrkRun } from "./wrk.js";

/*
 * How many requests a second the built server answers, beside a bare node:http server that sends the
 * same bytes with the same headers. Both run in processes of their own and are measured in turns. A
 * ratio is the median of each turn's own, because a machine that others use too is at times half as
 * fast. Both are started anew in each round: of two processes of the same program, one can be half as
 * fast again for as long as it lives. The second ratio compares the processor time of an answer, which
 * other programs disturb less; it is read from /proc, so on Linux only. nginx with files of the same
 * bytes is measured too, each third turn, if it is installed. Then pages are measured that nobody has
 * asked for, and how long one of them takes while somebody else asks for hundreds. Needs `wrk`.
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
	readonly nginx?: WrkRun;
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
	let newPages: NewPages;
	try {
		for (let round = 0; round < rounds; round += 1) {
			await measureRound();
			await cleanUp();
		}
		newPages = await measureNewPages(seconds);
	} finally {
		await cleanUp();
	}
	const goals: string[] = [];
	print("address", "bare/s", "nginx/s", "ours/s", "ratio", "by CPU", "goal", "bytes", "p99");
	for (const { path, goal, turns, bytes } of rows) {
		const ratio = median(turns.map(({ ours, theirs }) => ours.rate / theirs.rate)).toFixed(2);
		const nginxRates = turns.flatMap(({ nginx }) => nginx?.rate ?? []);
		if (goal) goals.push(goalLine(`${path} beside node:http`, ratio, "at least", goal));
		print(
			path,
			median(turns.map(({ theirs }) => theirs.rate)).toFixed(0),
			nginxRates.length > 0 ? median(nginxRates).toFixed(0) : "",
			median(turns.map(({ ours }) => ours.rate)).toFixed(0),
			ratio,
			median(turns.map(({ ours, theirs }) => ours.perCpuSecond / theirs.perCpuSecond)).toFixed(2),
			goal?.toString() ?? "",
			String(bytes),
			`${median(turns.map(({ ours }) => ours.p99)).toFixed(1)} ms`,
		);
	}
	const { perCpuSecond, stormDelay } = newPages;
	process.stdout.write(`new pages, by CPU: ${perCpuSecond.toFixed(0)}/s\n`);
	process.stdout.write(
		`another visitor's new page in a storm: ${stormDelay.toFixed(0)} ms later\n`,
	);
	goals.push(goalLine("new pages, by CPU, /s", perCpuSecond.toFixed(0), "at least", 100));
	goals.push(goalLine("new page in a storm, ms later", stormDelay.toFixed(0), "at most", 250));
	process.stdout.write(goals.join(""));
}

/** Starts the servers, and measures each address in some turns. */
async function measureRound(): Promise<void> {
	const product = await startProduct();
	atEnd(product.stop);
	const { origin } = product;
	const answers = await Promise.all(rows.map(({ path }) => readAnswer(origin + path)));
	const nginx = await startNginx(answers);
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
			if (turn < 0) continue;
			const isNginxTurn = nginx && turn % 3 === 0;
			row.turns.push({
				theirs,
				ours,
				...(isNginxTurn && { nginx: await runWrk(nginx.addressOf(index), seconds) }),
			});
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

function print(address: string, ...cells: string[]): void {
	process.stdout.write(`${address.padEnd(26)}${cells.map((cell) => cell.padStart(9)).join("")}\n`);
}
