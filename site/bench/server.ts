import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { startProduct } from "./product.js";
import { runWrk, type WrkRun } from "./wrk.js";

/*
 * How many requests a second the built server answers, beside a bare node:http server that sends the
 * same bytes with the same headers. Both run in processes of their own and are measured in turns. The
 * second ratio compares the processor time of an answer, which other programs on the machine disturb
 * less; it is read from /proc, so on Linux only. Needs `wrk`.
 *
 *   pnpm bench server [seconds of each measurement]
 */
const seconds = Number(process.argv[2] ?? 3);
const rounds = 3;

const rows = [
	{ path: "/api/vehicles", goal: 0.85 },
	{ path: "/api/states/florida", goal: 0.85 },
	{ path: "/", goal: 0.85 },
	{ path: "/dealerships", goal: 0.85 },
	{ path: "/favicon.svg", goal: 0.85 },
	{ path: "/dealerships?gclid=bench", goal: 0.5 },
	{ path: "/api/places?q=nap" },
];

if (process.send) serveBare();
else await measureAll();

async function measureAll(): Promise<void> {
	const product = await startProduct();
	const bare = fork(fileURLToPath(import.meta.url));
	try {
		const { origin } = product;
		print("address", "bare/s", "ours/s", "ratio", "by CPU", "goal", "bytes", "p99");
		for (const { path, goal } of rows) {
			const answer = await readAnswer(origin + path);
			bare.send(answer);
			const [bareAddress] = (await once(bare, "message")) as [string];
			const bareRuns: WrkRun[] = [];
			const ourRuns: WrkRun[] = [];
			await runWrk(origin + path, 1);
			for (let round = 0; round < rounds; round += 1) {
				bareRuns.push(await runWrk(bareAddress + path, seconds, bare.pid));
				ourRuns.push(await runWrk(origin + path, seconds, product.pid));
			}
			const [theirs, ours] = [median(bareRuns), median(ourRuns)];
			print(
				path,
				theirs.rate.toFixed(0),
				ours.rate.toFixed(0),
				(ours.rate / theirs.rate).toFixed(2),
				(
					median(ourRuns, "perCpuSecond").perCpuSecond /
					median(bareRuns, "perCpuSecond").perCpuSecond
				).toFixed(2),
				goal?.toString() ?? "",
				String(Buffer.byteLength(answer.body, "base64")),
				ours.p99,
			);
		}
	} finally {
		bare.kill();
		await product.stop();
	}
}

interface BareAnswer {
	headers: Record<string, string | string[] | undefined>;
	/** In base64. */
	body: string;
}

/** In a process of its own: answers every request with the bytes of the last message. */
function serveBare(): void {
	let headers: BareAnswer["headers"] = {};
	let body = Buffer.alloc(0);
	const server = createServer((_, response) => {
		response.writeHead(200, headers as Record<string, string>);
		response.end(body);
	}).listen(0, "127.0.0.1");
	process.on("message", (answer: BareAnswer) => {
		headers = answer.headers;
		body = Buffer.from(answer.body, "base64");
		process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	});
}

async function readAnswer(address: string): Promise<BareAnswer> {
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

function median(runs: readonly WrkRun[], by: "rate" | "perCpuSecond" = "rate"): WrkRun {
	return runs.toSorted((a, b) => a[by] - b[by])[Math.floor(runs.length / 2)] as WrkRun;
}

function print(address: string, ...cells: string[]): void {
	process.stdout.write(`${address.padEnd(26)}${cells.map((cell) => cell.padStart(9)).join("")}\n`);
}
