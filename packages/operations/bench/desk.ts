import { rmSync } from "node:fs";
import { openEmbeddedPostgres } from "@nev/api/testing/internals.js";
import { createTempDirectory } from "@nev/api/testing/temp-directory.js";
import type {
	DealerActionResult,
	DealerRow,
	DeskImport,
	Page,
	UndoState,
} from "@nev/contract/desk";
import pg from "pg";
import { pino } from "pino";
import { atEnd, cleanUp } from "../../../scripts/bench/clean-up.js";
import { seedDealers } from "../../../scripts/bench/product.js";
import { printGoal } from "../../../scripts/bench/report.js";
import { startDesk } from "./desk/desk-process.js";
import { fillDatabase } from "./desk/fill-database.js";

/*
 * The desk of a large company: what each of its pages asks for, a change of 1,000 dealers, the exports, and
 * an import of all dealers with every tenth changed, with the memory of the desk's process.
 *
 *   pnpm bench desk [dealers] [leads]
 */
const dealers = Number(process.argv[2] ?? 100_000);
const leads = Number(process.argv[3] ?? 50_000);
const rounds = 3;

/** The first view and the search of each page, in milliseconds. */
const pageLimit = 1000;

const pages: readonly [name: string, path: string][] = [
	["leads", "/leads"],
	["leads, search", "/leads?q=visitor+4242"],
	["leads, two letters", "/leads?q=vi"],
	["leads, failed", "/leads?problem=failed"],
	["leads, new", "/leads?stage=new&kind=inquiry"],
	["dealers", "/dealers"],
	["dealers, search", "/dealers?q=naples+341"],
	["dealers, two letters", "/dealers?q=na"],
	["dealers, found nobody", "/dealers?q=nobody-at-all"],
	["dealers, by city", "/dealers?sort=city&order=desc"],
	["dealers, waiting", "/dealers?visibility=pending"],
	["duplicates", "/dealers/duplicates"],
	["duplicates, page 20", "/dealers/duplicates?page=20"],
	["a dealer's history", "/dealers/5/history"],
	["changes", "/changes"],
	["changes, of one", "/changes?actor=ada+(desk)&action=dealerships+edit"],
	["vehicles", "/vehicles"],
	["vehicles, search", "/vehicles?q=d6"],
	["insight", "/insight"],
	["insight, a year", "/insight?days=365"],
	["health", "/health"],
];

const directory = createTempDirectory();
atEnd(() => rmSync(directory, { recursive: true, force: true }));
process.stdout.write(`Adding ${dealers} dealers and ${leads} leads…\n`);
await seedDealers(directory, dealers);
const postgres = await openEmbeddedPostgres(directory, pino({ level: "silent" }));
atEnd(() => postgres.stop());
const client = new pg.Client(postgres.connection);
await client.connect();
atEnd(() => client.end());
await fillDatabase(client, leads);
const desk = await startDesk({ ...process.env, DATA_DIR: directory, DATABASE_URL: "" });
atEnd(desk.close);
try {
	await measurePages();
	await measureActions();
	await measureExports();
	await measureImport();
} finally {
	await cleanUp();
}

async function measurePages(): Promise<void> {
	for (const [name, path] of pages) {
		const times: number[] = [];
		for (let round = 0; round < rounds; round += 1) times.push(await timeOf(() => read(path)));
		report(name, Math.max(...times), "ms", pageLimit);
	}
	const before = await desk.memory();
	for (let round = 0; round < 20; round += 1) {
		for (const [, path] of pages.filter(([name]) => /^(leads|dealers)/.test(name)))
			await read(path);
	}
	report("memory after 220 lists more", (await desk.memory()) - before, "MB", 100);
}

async function measureActions(): Promise<void> {
	const filter = { q: "zephyr" };
	for (const action of ["hide", "unhide"]) {
		const { count, version } = await read<Page<DealerRow>>("/dealers?q=zephyr");
		const target = { filter, count: count.n, version };
		let changed = 0;
		const time = await timeOf(async () => {
			const result = await send<DealerActionResult>("/dealers/actions", { action, target });
			({ changed } = result);
		});
		report(`${action} ${changed} dealers by a filter`, time, "ms", pageLimit);
	}
}

async function measureExports(): Promise<void> {
	for (const list of ["dealers", "leads"]) {
		const before = await desk.memory();
		let peak = before;
		const time = await timeOf(async () => {
			peak = await desk.peakOf(desk.ask(`/${list}/export`).then((response) => response.text()));
		});
		report(`export of ${list}`, time, "ms", 15_000);
		report(`export of ${list}: memory`, peak - before, "MB", 150);
	}
}

async function measureImport(): Promise<void> {
	const all = await (await desk.ask("/dealers/export")).text();
	const lines = all.split("\r\n");
	const changed = lines.map((line, index) =>
		index % 10 === 5 ? line.replace(/\) \d/, ") 9") : line,
	);
	const options = JSON.stringify({ update: true, replace: true, allowMissing: ["email"] });
	const query = new URLSearchParams({ kind: "dealers", file: "list.csv", options });
	const sent = await desk.ask(`/imports?${query}`, "POST", changed.join("\r\n"));
	const { id }: DeskImport = await sent.json();
	const state = await watch("check", async (readList) => {
		for (;;) {
			const { state } = await read<DeskImport>(`/imports/${id}`);
			if (state.kind !== "checking") return state;
			await readList();
		}
	});
	if (state.kind !== "ready") throw new Error(`The import is ${JSON.stringify(state)}.`);
	process.stdout.write(`${state.counts.changed} rows changed\n`);
	const rows = () => read(`/imports/${id}/rows?show=changed`);
	report("import: changed rows", await timeOf(rows), "ms", pageLimit);
	const { fingerprint } = state;
	const applied = await watch("apply", async (readList) => {
		const application = { fingerprint, skipRefused: false };
		const answer = await timeOf(() => send(`/imports/${id}/application`, application));
		report("import: answer to the application", answer, "ms", pageLimit);
		for (;;) {
			const { state } = await read<DeskImport>(`/imports/${id}`);
			if (state.kind !== "applying") return state;
			await readList();
		}
	});
	if (applied.kind !== "applied") throw new Error(`The import is ${JSON.stringify(applied)}.`);
	await watch("undo", async (readList) => {
		const path = `/changes/${applied.change}/undo`;
		const start = performance.now();
		let state = await send<UndoState>(path, {});
		report("import: answer to the undo", performance.now() - start, "ms", pageLimit);
		while (state.kind === "undoing") {
			await readList();
			state = await read<UndoState>(path);
		}
		if (state.kind !== "undone") throw new Error(`The undo is ${JSON.stringify(state)}.`);
	});
}

/** Measures a step of the import, and how long a list of another operator takes meanwhile. */
async function watch<Result>(
	step: string,
	work: (readList: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
	let longest = 0;
	const start = performance.now();
	const working = work(async () => {
		longest = Math.max(longest, await timeOf(() => read("/leads")));
	});
	report(`import, ${step}: memory of the desk`, await desk.peakOf(working), "MB", 750);
	report(`import, ${step}`, performance.now() - start, "ms", 60_000);
	report(`import, ${step}: leads meanwhile`, longest, "ms", pageLimit);
	return working;
}

function report(name: string, value: number, unit: string, limit: number): void {
	printGoal(`${name}, ${unit}`, value.toFixed(0), "at most", limit);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}

async function read<Value>(path: string): Promise<Value> {
	return answerOf<Value>(path, await desk.ask(path));
}

async function send<Value>(path: string, body: unknown): Promise<Value> {
	return answerOf<Value>(path, await desk.ask(path, "POST", body));
}

async function answerOf<Value>(path: string, response: Response): Promise<Value> {
	const text = await response.text();
	if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
	return JSON.parse(text);
}
