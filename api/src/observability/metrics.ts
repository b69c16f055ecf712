import { once } from "node:events";
import { createServer } from "node:http";
import { desc } from "drizzle-orm";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Catalogue } from "../catalogue/catalogue.js";
import { countHeldLeads, maxHeldLeads } from "../leads/held-leads.js";
import { isOverdue } from "../leads/is-overdue.js";
import { countLeads } from "../leads/stored-lead.js";
import { countMails, readMailServerRefusal } from "../mail-queue/count-mails.js";
import type { Database } from "../storage/database.js";
import { mailKinds } from "../storage/mail-schema.js";
import { backups } from "../storage/schema.js";
import type { DatabaseWatch } from "./watch-database.js";

/** One for the process, as the requests are. */
const requestRegistry = new Registry();

const requests = new Counter({
	name: "nev_http_requests_total",
	help: "Answers, by method, route and status. 429 are hits of a limit, 428 challenges, 499 clients that left.",
	labelNames: ["method", "route", "status"],
	registers: [requestRegistry],
});

const durations = new Histogram({
	name: "nev_http_request_duration_seconds",
	help: "Time from a request's headers to the end of its answer",
	labelNames: ["route"],
	buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
	registers: [requestRegistry],
});

const refusedLeadsCounter = new Counter({
	name: "nev_leads_refused_total",
	help: "Requests with a lead that got 503 because the database did not take it, repeated ones included",
	registers: [requestRegistry],
});

export function recordRefusedLead(): void {
	refusedLeadsCounter.inc();
}

export function recordRequest(
	method: string,
	route: string,
	status: number,
	seconds: number,
): void {
	requests.inc({ method, route, status });
	durations.observe({ route }, seconds);
}

export interface MetricsOptions {
	readonly catalogue: Pick<Catalogue, "snapshot">;
	readonly database: Pick<Database, "orm">;
	readonly databaseWatch: Pick<DatabaseWatch, "state">;
	/** Without a webhook, posts that wait for one do not count. */
	readonly hasWebhook: boolean;
	readonly port: number;
	readonly host: string;
}

/** Serves the metrics of this process for Prometheus, at `/metrics` on a port of their own. */
export async function serveMetrics(
	options: MetricsOptions,
): Promise<{ port: number; close(): void }> {
	const registry = Registry.merge([requestRegistry]);
	collectDefaultMetrics({ register: registry });
	registerBackendMetrics(registry, options);
	const server = createServer(async (request, response) => {
		if (request.url !== "/metrics") return void response.writeHead(404).end();
		const text = await registry.metrics();
		response.writeHead(200, { "content-type": registry.contentType }).end(text);
	});
	await once(server.listen(options.port, options.host), "listening");
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : options.port,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function registerBackendMetrics(
	registry: Registry,
	{ catalogue, database, databaseWatch, hasWebhook }: Omit<MetricsOptions, "port" | "host">,
): void {
	const registers = [registry];
	let snapshot = catalogue.snapshot;
	let since = performance.now();
	new Gauge({
		name: "nev_database_up",
		help: "1 while the database takes leads and this process follows its changes",
		registers,
		collect() {
			this.set(databaseWatch.state === "up" ? 1 : 0);
		},
	});
	new Gauge({
		name: "nev_snapshot_version",
		help: "How many times this process has read the catalogue",
		registers,
		collect() {
			this.set(catalogue.snapshot.version);
		},
	});
	new Gauge({
		name: "nev_snapshot_seen_seconds",
		help: "Seconds since a scrape first saw the snapshot",
		registers,
		collect() {
			if (snapshot !== catalogue.snapshot) {
				snapshot = catalogue.snapshot;
				since = performance.now();
			}
			this.set((performance.now() - since) / 1000);
		},
	});
	/** What is not known has no figure, and nev_database_up says why. A scrape does not wait for a database that is down. */
	const known = async <Figures>(count: () => Promise<Figures>) =>
		databaseWatch.state === "down" ? undefined : count().catch(() => undefined);
	let counting: ReturnType<typeof countMails> | undefined;
	/** Counts once for all gauges of a scrape. */
	const countedMails = () =>
		known(() => {
			counting ??= countMails(database.orm, { hasWebhook }).finally(() => {
				counting = undefined;
			});
			return counting;
		});
	new Gauge({
		name: "nev_mails_oldest_seconds",
		help: "How long the longest waiting mail of a kind has waited, also between attempts that fail",
		labelNames: ["kind"],
		registers,
		async collect() {
			const rows = await countedMails();
			this.reset();
			for (const kind of mailKinds) {
				const waiting = rows?.find((row) => row.kind === kind && row.state === "waiting");
				if (rows) this.set({ kind }, waiting?.oldestSeconds ?? 0);
			}
		},
	});
	new Gauge({
		name: "nev_mails",
		help: "Mails that are not sent, by kind and state",
		labelNames: ["kind", "state"],
		registers,
		async collect() {
			const rows = await countedMails();
			this.reset();
			if (!rows) return;
			for (const kind of mailKinds) {
				for (const state of ["waiting", "held", "dead", "returned"]) {
					const row = rows.find((one) => one.kind === kind && one.state === state);
					this.set({ kind, state }, row?.count ?? 0);
				}
			}
		},
	});
	new Gauge({
		name: "nev_mail_server_refuses",
		help: "1 while the mail server refuses the account, and so every mail",
		registers,
		async collect() {
			const refuses = await known(
				async () => (await readMailServerRefusal(database.orm)) !== undefined,
			);
			this.remove();
			if (refuses !== undefined) this.set(Number(refuses));
		},
	});
	new Gauge({
		name: "nev_held_leads",
		help: `Leads held back for hours that a release sends, without filled in honeypots, ${maxHeldLeads} at most`,
		registers,
		async collect() {
			const held = await known(() => countHeldLeads(database.orm));
			this.remove();
			if (held !== undefined) this.set(held);
		},
	});
	new Gauge({
		name: "nev_overdue_leads",
		help: "Leads that nobody has taken in time, of the last 30 days",
		registers,
		async collect() {
			const overdue = await known(() => countLeads(database.orm, isOverdue(database.orm)));
			this.remove();
			if (overdue !== undefined) this.set(overdue);
		},
	});
	new Gauge({
		name: "nev_backup_last_success_timestamp_seconds",
		help: "When the last backup that was read back was made, by a server or nev backup",
		registers,
		async collect() {
			const at = await lastBackup(database).catch(() => undefined);
			this.remove();
			if (at) this.set(at.getTime() / 1000);
		},
	});
}

async function lastBackup({ orm }: Pick<Database, "orm">): Promise<Date | undefined> {
	// By its number, because the clock may have been set back since an earlier one.
	const [last] = await orm
		.select({ at: backups.at })
		.from(backups)
		.orderBy(desc(backups.id))
		.limit(1);
	return last?.at;
}
