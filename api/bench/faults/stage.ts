import { spawnSync } from "node:child_process";
import { realpathSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { freePort } from "../../../scripts/free-port.mjs";
import {
	type EmbeddedPostgres,
	openEmbeddedPostgres,
} from "../../src/storage/embedded-postgres/embedded-postgres.js";
import { withClient } from "../../src/storage/with-client.js";
import { type ApiProcess, startApiProcess } from "../../test/api-process.js";
import { databaseUrl, query } from "../../test/connections.js";
import { createTempDirectory } from "../../test/temp-directory.js";
import {
	companyAddresses,
	type FaultyMailServer,
	startFaultyMailServer,
} from "./faulty-mail-server.js";
import { startWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.js";

/** Everything that a fault can break: the API's process, its PostgreSQL and its mail server. */
export interface Stage {
	/** The API's address. */
	readonly address: string;
	readonly port: number;
	readonly dataDirectory: string;
	readonly postgres: EmbeddedPostgres;
	readonly mail: FaultyMailServer;
	readonly webhook: WebhookReceiver;
	/** The process that serves the API now. */
	readonly api: ApiProcess;
	/** Starts another process at the same address. It takes over mails that a killed one was sending. */
	restartApi(): Promise<void>;
	/** Runs a statement in the API's database. */
	sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
	close(): Promise<void>;
}

export interface StageOptions {
	/** The size of PostgreSQL's disk, in MiB; unset: that of this machine. Needs root on Linux. */
	readonly diskSize?: number;
	/** The program that is loaded before the API; by default `movable-clock`. */
	readonly preloaded?: string;
	/** The directory of the bundled programs, `api` and the one that is preloaded. */
	readonly programs: string;
}

/** The role of the server. No superuser, whom no limit of connections holds for. */
export const serverRole = "nev_server";

const silent = pino({ level: "silent" });

/**
 * The API with a PostgreSQL that it does not start itself, as an operator's own.
 *
 * @throws {Error} if a small disk cannot be made
 */
export async function openStage({
	diskSize,
	preloaded = "movable-clock",
	programs,
}: StageOptions): Promise<Stage> {
	const directory = createTempDirectory();
	const dataDirectory = join(directory, "data");
	await mkdir(dataDirectory);
	if (diskSize !== undefined) mountDisk(dataDirectory, diskSize);
	const postgres = await openEmbeddedPostgres(dataDirectory, silent);
	const database = "faults";
	await withClient(postgres.connection, async (client) => {
		await client.query(`create database ${database}`);
		await client.query(
			`create role ${serverRole} login password '${serverRole}' in role ${postgres.connection.user}`,
		);
	});
	const connection: pg.ClientConfig = { ...postgres.connection, database };
	const mail = await startFaultyMailServer(await freePort());
	const webhook = await startWebhookReceiver();
	const port = await freePort();
	const environment = {
		DATABASE_URL: databaseUrl(
			{ ...postgres.connection, user: serverRole, password: serverRole },
			database,
		),
		SMTP_URL: mail.url,
		MAIL_TO: companyAddresses.join(", "),
		...webhook.environment,
		// Less than a fault opens from one address.
		MAX_CONNECTIONS: "500",
	};
	const startApi = () => startApiProcess({ directory: programs, port, environment, preloaded });
	let api = await startApi();

	return {
		address: `http://127.0.0.1:${port}`,
		port,
		dataDirectory,
		postgres,
		mail,
		webhook,
		get api() {
			return api;
		},
		async restartApi() {
			// By themselves they are free after a quarter of an hour.
			await query(connection, "update mails set claimed_until = null where state = 'waiting'");
			api = await startApi();
		},
		sql: (text, values) => query(connection, text, values),
		async close() {
			await api.end("SIGTERM");
			await mail.close();
			await webhook.close();
			await postgres.stop();
			const cluster = realpathSync(join(dataDirectory, "postgres"));
			rmSync(cluster, { recursive: true, force: true });
			if (diskSize !== undefined) spawnSync("umount", [dataDirectory]);
			rmSync(directory, { recursive: true, force: true });
		},
	};
}

function mountDisk(path: string, size: number): void {
	const mounted = spawnSync("mount", [
		"-t",
		"tmpfs",
		"-o",
		`size=${size}m,mode=755`,
		"tmpfs",
		path,
	]);
	if (mounted.status !== 0) throw new Error("This user may not mount a small disk.");
}
