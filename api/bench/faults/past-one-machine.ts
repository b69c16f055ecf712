import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../scripts/free-port.mjs";
import { waitForServer } from "../../../scripts/wait-for-server.mjs";
import { withClient } from "../../src/storage/with-client.js";
import { type ApiProcess, startApiProcess } from "../../test/api-process.js";
import { createTempDirectory } from "../../test/temp-directory.js";
import {
	connectionTo,
	type Program,
	promote,
	requirePrograms,
	startHaproxy,
	startPgbouncer,
	startPrimary,
	startStandby,
} from "./debian.js";
import type { Fault, Scene } from "./fault.js";
import { companyAddresses, startFaultyMailServer } from "./faulty-mail-server.js";
import { startWebhookReceiver } from "./webhook-receiver.js";

/** Three servers behind HAProxy, on PgBouncer or on a PostgreSQL with a standby. */
export interface Deployment extends Scene {
	/** Replaces the servers one after the other. */
	restartServers(): Promise<void>;
	/** Ends the primary, without a word to anybody, and promotes the standby. */
	failOver(): Promise<void>;
	/** Inserts a dealership as another program does, and waits until all servers show it. */
	insertDealership(): Promise<void>;
	close(): Promise<void>;
}

export type DeploymentFault = Fault<Deployment> & { readonly database: "pooler" | "standby" };

/** Reads never stop, and leads are taken again within ten seconds. */
const maxOutages = { leads: 10_000, reads: 1000 };

export const deploymentFaults: readonly DeploymentFault[] = [
	{
		name: "PgBouncer in transaction mode",
		database: "pooler",
		maxOutages,
		run: ({ insertDealership }) => insertDealership(),
	},
	{
		name: "Three servers are restarted",
		database: "standby",
		maxOutages,
		run: ({ restartServers }) => restartServers(),
	},
	{
		name: "A standby is promoted",
		database: "standby",
		maxOutages,
		async run({ failOver }, duration) {
			await failOver();
			await sleep(duration);
		},
	},
];

/** @throws {Error} if Debian's programs are not there */
export async function openDeployment(
	programs: string,
	kind: DeploymentFault["database"],
): Promise<Deployment> {
	requirePrograms();
	const directory = createTempDirectory();
	const folder = (name: string) => join(directory, name);
	const running: Program[] = [];
	const names = ["web", "one", "two", "three", "database", "primary", "standby", "pooler"] as const;
	const ports = await freePorts(names);
	const mail = await startFaultyMailServer(await freePort());
	const webhook = await startWebhookReceiver();
	const primary = await startPrimary(folder("primary"), ports.primary);
	running.push(primary);
	if (kind === "pooler")
		running.push(await startPgbouncer(folder("pooler"), ports.pooler, ports.primary));
	else running.push(await startStandby(folder("standby"), ports.standby, ports.primary));
	running.push(
		startHaproxy(directory, {
			8080: ports.web,
			3001: ports.one,
			3002: ports.two,
			3003: ports.three,
			5000: ports.database,
			5432: ports.primary,
			5433: ports.standby,
		}),
	);
	const { connectionString } = connectionTo(
		kind === "pooler" ? ports.pooler : ports.database,
		"nev",
	);
	const environment = {
		DATABASE_URL: connectionString,
		...(kind === "pooler" && { DATABASE_SESSION_URL: `${connectionString}-session` }),
		SMTP_URL: mail.url,
		MAIL_TO: companyAddresses.join(", "),
		...webhook.environment,
		TRUST_PROXY: "1",
		DRAIN_SECONDS: "2",
	};
	const startServer = (port: number) => startApiProcess({ directory: programs, port, environment });
	if (kind === "pooler") {
		const refused = startApiProcess({
			directory: programs,
			port: ports.one,
			environment: { ...environment, DATABASE_SESSION_URL: "" },
		});
		const answer = await refused.then(() => "It started.", String);
		if (!answer.includes("is a pooler in transaction mode")) throw new Error(answer);
	}
	const servers = new Map<number, ApiProcess>();
	for (const port of [ports.one, ports.two, ports.three])
		servers.set(port, await startServer(port));
	let writablePort = ports.primary;
	const sql: Scene["sql"] = (text, values) =>
		withClient(connectionTo(writablePort, "nev"), async (client) => {
			return (await client.query(text, values)).rows;
		});
	const address = `http://127.0.0.1:${ports.web}`;
	await waitForServer(`${address}/api/ready`);

	return {
		address,
		mail,
		webhook,
		sql,
		async restartServers() {
			for (const [port, server] of servers) {
				const code = await server.end("SIGTERM");
				if (code !== 0) throw new Error(`A server exited with ${code}:\n${server.output}`);
				servers.set(port, await startServer(port));
			}
		},
		async failOver() {
			await primary.end("SIGQUIT");
			promote(folder("standby"));
			writablePort = ports.standby;
		},
		async insertDealership() {
			await sql(
				"insert into dealerships (name, address, city, state, zip_code, phone, email) values ('Gulf Carts', '1 Fifth Avenue', 'Naples', 'Florida', '34102', '(239) 555-0199', 'sales@gulf.example.com')",
			);
			for (const port of servers.keys()) await isListedAt(`http://127.0.0.1:${port}`);
		},
		async close() {
			for (const server of servers.values()) await server.end("SIGTERM");
			await mail.close();
			await webhook.close();
			for (const program of running.reverse()) await program.end("SIGINT");
			rmSync(directory, { recursive: true, force: true });
		},
	};
}

async function freePorts<Name extends string>(
	names: readonly Name[],
): Promise<Record<Name, number>> {
	const ports = new Set<number>();
	while (ports.size < names.length) ports.add(await freePort());
	const entries = [...ports].map((port, index) => [names[index], port]);
	return Object.fromEntries(entries) as Record<Name, number>;
}

const attempts = 200;

async function isListedAt(address: string): Promise<void> {
	for (let attempt = 0; attempt < attempts; attempt += 1, await sleep(50)) {
		const text = await (await fetch(`${address}/api/dealerships`)).text();
		if (text.includes("Gulf Carts")) return;
	}
	throw new Error(`${address} did not see a change.`);
}
