import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { seedDatabase, seedSampleDataOnce } from "../src/sample/seed.js";
import { readSettings } from "../src/settings/settings.js";
import { type Database, openDatabase } from "../src/storage/database.js";
import { addressOfServer } from "../src/storage/embedded-postgres/address.js";
import { findBinaries } from "../src/storage/embedded-postgres/binaries.js";
import { prepareCluster } from "../src/storage/embedded-postgres/cluster.js";
import { operatingUser } from "../src/storage/embedded-postgres/operating-user.js";
import { probe } from "../src/storage/embedded-postgres/probe.js";
import { databaseUrl, query } from "./connections.js";
import { createDataDirectory } from "./temp-directory.js";

/** What a new database of a test holds: the schema and the states, and also the sample data. */
export const templates = { states: "states_template", sampleData: "sample_data_template" } as const;

declare module "vitest" {
	interface ProvidedContext {
		/** The PostgreSQL server that all test files share. */
		sharedServer: pg.ClientConfig;
		/** A data directory with the cluster of an embedded server that has stopped, for tests to copy. */
		embeddedTemplate: string;
	}
}

const startTimeoutMs = 60_000;

/**
 * Starts one PostgreSQL server for all test files, with a template for each kind of database: a copy
 * takes 0.1 seconds, a server of one's own takes seconds. It writes nothing through to the disk.
 */
export default async function startSharedServer(
	project: TestProject,
): Promise<() => Promise<void>> {
	const directory = createDataDirectory();
	const user = operatingUser();
	const binaries = await findBinaries(user);
	const cluster = await prepareCluster(directory, binaries, user);
	const embeddedTemplate = createDataDirectory();
	copyCluster(directory, embeddedTemplate);
	const { client, serverParameters } = await addressOfServer(cluster, user);
	const parameters = [
		"fsync=off",
		"full_page_writes=off",
		"max_connections=300",
		"autovacuum=off",
		"jit=off",
		"wal_level=minimal",
		"max_wal_senders=0",
		// The day of the connections that the tests open themselves is that of the others.
		"timezone=UTC",
	];
	const server = spawn(
		binaries.postgres,
		["-D", cluster.directory, ...serverParameters, ...parameters.flatMap((one) => ["-c", one])],
		{ ...user.identity, cwd: "/", stdio: "ignore" },
	);
	const deadline = Date.now() + startTimeoutMs;
	while (!(await probe(client, cluster.directory))) {
		if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
			server.kill("SIGKILL");
			throw new Error(`The PostgreSQL server of the tests did not start (${binaries.postgres}).`);
		}
		await sleep(50);
	}
	await createTemplate(client, templates.states);
	await createTemplate(client, templates.sampleData, ({ orm }) => seedSampleDataOnce(orm)).catch(
		(error: unknown) => {
			// Without the statement, which has every sample dealer.
			const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
			throw new Error(
				`The sample data cannot be stored: ${reason}. If schema.ts has changed, run pnpm --filter @nev/api migrations.`,
			);
		},
	);
	project.provide("sharedServer", client);
	await openAndClose({ DATA_DIR: embeddedTemplate });
	project.provide("embeddedTemplate", embeddedTemplate);
	return async () => {
		const exited = once(server, "exit");
		server.kill("SIGQUIT");
		await exited;
		rmSync(directory, { recursive: true, force: true });
		rmSync(embeddedTemplate, { recursive: true, force: true });
	};
}

/** Copies the cluster of a data directory, which takes a tenth of the time of making one. */
export function copyCluster(from: string, to: string): void {
	// `cp` keeps the owner, who is PostgreSQL's user.
	execFileSync("cp", ["-a", join(from, "postgres"), to]);
}

async function createTemplate(
	server: pg.ClientConfig,
	name: string,
	fill?: (database: Database) => Promise<void>,
): Promise<void> {
	await query(server, `create database ${name}`);
	await openAndClose({ DATABASE_URL: databaseUrl(server, name) }, fill);
}

async function openAndClose(
	environment: Record<string, string>,
	fill?: (database: Database) => Promise<void>,
): Promise<void> {
	const database = await openDatabase(readSettings(environment), pino({ level: "silent" }), {
		seed: seedDatabase,
	});
	await fill?.(database);
	await database.close();
}
