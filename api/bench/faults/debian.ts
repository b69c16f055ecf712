import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { withClient } from "../../src/storage/with-client.js";

/** A program of Debian's packages, which runs until it is ended. */
export interface Program {
	end(signal?: NodeJS.Signals): Promise<void>;
}

const postgresPrograms = "/usr/lib/postgresql/15/bin";
const haproxy = "/usr/sbin/haproxy";
const pgbouncer = "/usr/sbin/pgbouncer";

/** @throws {Error} if a package is not installed, or this user may not become another */
export function requirePrograms(): void {
	if (process.getuid?.() !== 0) throw new Error("Only root may start them as another user.");
	for (const program of [join(postgresPrograms, "postgres"), haproxy, pgbouncer]) {
		if (!existsSync(program)) {
			throw new Error("Install Debian's packages postgresql-15, pgbouncer and haproxy.");
		}
	}
}

/** The account that PostgreSQL and PgBouncer run as, which refuse root. */
function account(): { uid: number; gid: number } {
	const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"]).stdout.toString());
	return { uid: id("-u"), gid: id("-g") };
}

/** Makes a folder that the account owns. */
function ownFolder(path: string): string {
	mkdirSync(path, { recursive: true, mode: 0o700 });
	const { uid, gid } = account();
	chownSync(path, uid, gid);
	return path;
}

function runOnce(program: string, parameters: string[]): void {
	const { status, stderr } = spawnSync(join(postgresPrograms, program), parameters, {
		...account(),
		cwd: "/",
	});
	if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
}

function start(program: string, parameters: string[], asAccount: boolean): Program {
	const child = spawn(program, parameters, {
		...(asAccount && account()),
		cwd: "/",
		stdio: "ignore",
	});
	return { end: (signal = "SIGTERM") => end(child, signal) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exited = once(child, "exit");
	child.kill(signal);
	await exited;
}

/** A PostgreSQL of the operator's own, with the role and the database `nev`. */
export async function startPrimary(folder: string, port: number): Promise<Program> {
	ownFolder(folder);
	runOnce("initdb", ["-D", folder, "-U", "nev", "-A", "trust", "-E", "UTF8", "--locale=C"]);
	const server = startPostgres(folder, port);
	await answers(port, "postgres");
	await withClient(connectionTo(port, "postgres"), (client) => client.query("create database nev"));
	return server;
}

/** A standby of the primary, which from now on acknowledges what the standby has too. */
export async function startStandby(
	folder: string,
	port: number,
	primaryPort: number,
): Promise<Program> {
	runOnce("pg_basebackup", [
		...[
			"-D",
			ownFolder(folder),
			"-h",
			"127.0.0.1",
			"-p",
			String(primaryPort),
			"-U",
			"nev",
			"-R",
			"-c",
			"fast",
		],
	]);
	const server = startPostgres(folder, port);
	await answers(port, "nev");
	await withClient(connectionTo(primaryPort, "postgres"), async (client) => {
		await client.query("alter system set synchronous_standby_names = '*'");
		await client.query("select pg_reload_conf()");
	});
	return server;
}

/** Makes a standby a primary. It waits for no other standby, since that setting was not copied. */
export function promote(folder: string): void {
	runOnce("pg_ctl", ["promote", "-D", folder]);
}

function startPostgres(folder: string, port: number): Program {
	return start(
		join(postgresPrograms, "postgres"),
		["-D", folder, "-p", String(port), "-k", folder, "-h", "127.0.0.1"],
		true,
	);
}

/** Starts PgBouncer with the file of `deploy`, at other ports and without passwords. */
export async function startPgbouncer(
	folder: string,
	port: number,
	postgresPort: number,
): Promise<Program> {
	const users = join(ownFolder(folder), "userlist.txt");
	writeFileSync(users, '"nev" ""\n');
	const file = join(folder, "pgbouncer.ini");
	const config = deployed("pgbouncer.ini")
		.replaceAll("port=5432", `port=${postgresPort}`)
		.replace("listen_port = 6432", `listen_port = ${port}`)
		.replace("scram-sha-256", "trust")
		.replace("/etc/pgbouncer/userlist.txt", users);
	writeFileSync(file, `${config}unix_socket_dir =\n`);
	const { uid, gid } = account();
	for (const path of [users, file]) chownSync(path, uid, gid);
	const program = start(pgbouncer, [file], true);
	await answers(port, "nev");
	return program;
}

/** Starts HAProxy with the file of `deploy`, at other ports. */
export function startHaproxy(folder: string, ports: Readonly<Record<number, number>>): Program {
	const file = join(folder, "haproxy.cfg");
	const config = deployed("haproxy.cfg").replace(
		/127\.0\.0\.1:(\d+)$/gm,
		(_, port: string) => `127.0.0.1:${ports[Number(port)]}`,
	);
	writeFileSync(file, config.replace(/(server standby 127\.0\.0\.1:)5433/, `$1${ports[5433]}`));
	return start(haproxy, ["-db", "-f", file], false);
}

function deployed(name: string): string {
	return readFileSync(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), "utf8");
}

export function connectionTo(port: number, database: string): { connectionString: string } {
	return { connectionString: `postgres://nev@127.0.0.1:${port}/${database}` };
}

async function answers(port: number, database: string): Promise<void> {
	for (let attempt = 0; attempt < 300; attempt += 1) {
		const isThere = await withClient(connectionTo(port, database), (client) =>
			client.query("select 1"),
		).catch(() => undefined);
		if (isThere) return;
		await sleep(100);
	}
	throw new Error(`Nothing answers at port ${port}.`);
}
