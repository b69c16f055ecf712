import {
	appendFileSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
	clusterDirectory,
	isServerRunning,
	killServer,
	serverPid,
	tempDataDirectory,
	usedDataDirectory,
} from "../../../test/embedded-server.js";
import { openInProcess } from "../../../test/program.js";
import { query, silent } from "../../../test/test-backend.js";
import { StartError } from "../../errors/operator-error.js";
import { type EmbeddedPostgres, openEmbeddedPostgres } from "./embedded-postgres.js";

const createNotes = "create table notes (text text)";
const selectNotes = "select text from notes order by text";

function write(postgres: EmbeddedPostgres, text: string) {
	return query(postgres.connection, "insert into notes values ($1)", [text]);
}

describe("the embedded PostgreSQL", () => {
	it("is durable, private and in UTF-8, and keeps its data", async () => {
		const data = tempDataDirectory("not", "there", "yet");
		const postgres = await openEmbeddedPostgres(data, silent);
		const [settings] = await query(
			postgres.connection,
			`select current_setting('fsync') as fsync,
				current_setting('synchronous_commit') as synchronous_commit,
				current_setting('full_page_writes') as full_page_writes,
				current_setting('listen_addresses') as listen_addresses,
				current_setting('server_encoding') as server_encoding`,
		);
		expect(settings).toEqual({
			fsync: "on",
			synchronous_commit: "on",
			full_page_writes: "on",
			listen_addresses: "",
			server_encoding: "UTF8",
		});
		await expect(
			query({ ...postgres.connection, password: "guessed" }, "select 1"),
		).rejects.toMatchObject({ code: "28P01" });

		await query(postgres.connection, createNotes);
		await write(postgres, "kept");
		await postgres.stop();
		expect(isServerRunning(data)).toBe(false);

		const again = await openEmbeddedPostgres(data, silent);
		expect(await query(again.connection, selectNotes)).toEqual([{ text: "kept" }]);
		await again.stop();
		expect(readdirSync(data)).toEqual(["postgres"]);
	});

	it.runIf(process.platform === "linux")("gets none of the settings", async () => {
		const data = tempDataDirectory();
		vi.stubEnv("SMTP_URL", "smtp://nev:password@mail.example.com");
		onTestFinished(() => void vi.unstubAllEnvs());
		const postgres = await openEmbeddedPostgres(data, silent);
		const environment = readFileSync(`/proc/${serverPid(data)}/environ`, "utf8");
		expect(environment).toContain("PATH=");
		expect(environment).not.toContain("SMTP_URL");
		await postgres.stop();
	});

	it("outlives the process that started it, and the next process joins it", async () => {
		const data = usedDataDirectory();
		const starter = await openInProcess({ DATA_DIR: data });
		const server = serverPid(data);
		const joined = await openEmbeddedPostgres(data, silent);
		await query(joined.connection, createNotes);
		await write(joined, "before");
		await starter.kill();

		const next = await openEmbeddedPostgres(data, silent);
		expect(serverPid(data)).toBe(server);
		expect(await query(next.connection, selectNotes)).toEqual([{ text: "before" }]);
		await joined.stop();
		await next.stop();
		expect(isServerRunning(data)).toBe(false);
	});

	it("starts once for two processes that start at the same time on an empty directory", async () => {
		const data = tempDataDirectory();
		const [first, second] = await Promise.all([
			openInProcess({ DATA_DIR: data }),
			openInProcess({ DATA_DIR: data }),
		]);
		expect(readdirSync(data)).toEqual(["postgres"]);
		await first.close();
		expect(isServerRunning(data)).toBe(true);
		await second.close();
		expect(isServerRunning(data)).toBe(false);
	});

	it("is stopped by the last process that uses it, and can be started again", async () => {
		const data = usedDataDirectory();
		const starter = await openInProcess({ DATA_DIR: data });
		const joined = await openEmbeddedPostgres(data, silent);
		const server = serverPid(data);
		await joined.stop();
		expect(serverPid(data)).toBe(server);

		await starter.close();
		expect(isServerRunning(data)).toBe(false);
		await joined.ensureRunning();
		expect(await query(joined.connection, "select 1 as one")).toEqual([{ one: 1 }]);
		await joined.stop();
		expect(isServerRunning(data)).toBe(false);
	});

	it("is not stopped under a process that joined it after its starter was killed", async () => {
		const data = usedDataDirectory();
		const killed = await openInProcess({ DATA_DIR: data });
		const server = serverPid(data);
		await killed.kill();
		const restarted = await openInProcess({ DATA_DIR: data });
		const command = await openEmbeddedPostgres(data, silent);
		await command.stop();
		expect(isServerRunning(data)).toBe(true);
		expect(serverPid(data)).toBe(server);
		await restarted.close();
		expect(isServerRunning(data)).toBe(false);
	});

	it("recovers committed data after it is killed together with its starter", async () => {
		const data = usedDataDirectory();
		const starter = await openInProcess({ DATA_DIR: data });
		const joined = await openEmbeddedPostgres(data, silent);
		await query(joined.connection, createNotes);
		await write(joined, "acknowledged");
		await Promise.all([starter.kill(), killServer(data, joined.connection)]);

		await joined.ensureRunning();
		expect(await query(joined.connection, selectNotes)).toEqual([{ text: "acknowledged" }]);
		await joined.stop();
	});

	it("restarts after only its first process is killed", async () => {
		const data = usedDataDirectory();
		const postgres = await openEmbeddedPostgres(data, silent);
		const server = serverPid(data);
		process.kill(server, "SIGKILL");
		await expect
			.poll(() => query(postgres.connection, "select 1").catch(({ code }) => code))
			.toBe("ECONNREFUSED");
		await postgres.ensureRunning();
		expect(serverPid(data)).not.toBe(server);
		await postgres.stop();
	});

	it.each([
		["empty", "", 2],
		["full of zeros", "\0".repeat(90), 2],
		["garbage", "-----BEGIN\n", 2],
		["cut off in their first number", "1", 0],
	])("starts after a power loss that left its lock files %s", async (_, content, removed) => {
		const data = usedDataDirectory();
		for (const name of [".s.PGSQL.5432.lock", "postmaster.pid"]) {
			writeFileSync(join(clusterDirectory(data), name), content);
		}
		const warnings: string[] = [];
		const log = pino({ level: "warn" }, { write: (line) => warnings.push(JSON.parse(line).msg) });
		const postgres = await openEmbeddedPostgres(data, log);
		expect(await query(postgres.connection, "select 1 as one")).toEqual([{ one: 1 }]);
		await postgres.stop();
		expect(warnings).toEqual(
			Array(removed).fill(
				"removed a lock file without a process id, as a power loss leaves it: no server uses this folder",
			),
		);
	});

	it("works in a directory whose path is too long for a socket, for two processes", async () => {
		const data = usedDataDirectory("a".repeat(60), "b".repeat(60), "c".repeat(60));
		const [first, second] = await Promise.all([
			openInProcess({ DATA_DIR: data }),
			openInProcess({ DATA_DIR: data }),
		]);
		expect(clusterDirectory(data).length).toBeGreaterThan(200);
		const joined = await openEmbeddedPostgres(data, silent);
		const socketDirectory = String(joined.connection.host);
		onTestFinished(() => rmSync(socketDirectory, { recursive: true, force: true }));
		expect(socketDirectory).toMatch(/^\/tmp\/nev-postgres-/);
		expect(await query(joined.connection, "select 1 as one")).toEqual([{ one: 1 }]);
		await Promise.all([first.close(), second.close()]);
		await joined.stop();
		expect(isServerRunning(data)).toBe(false);
	});

	it("keeps the logs of a week", async () => {
		const data = usedDataDirectory();
		const postgres = await openEmbeddedPostgres(data, silent);
		const [log] = await query(
			postgres.connection,
			`select pg_current_logfile() as file, current_setting('log_rotation_age') as age,
				current_setting('log_truncate_on_rotation') as truncates`,
		);
		expect(log).toEqual({
			file: expect.stringMatching(/^log\/postgresql-(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.log$/),
			age: "1d",
			truncates: "on",
		});
		await postgres.stop();
		// At midnight the next file begins.
		const directory = join(clusterDirectory(data), "log");
		const written = readdirSync(directory).map((name) =>
			readFileSync(join(directory, name), "utf8"),
		);
		expect(written.join("")).toContain("database system is ready to accept connections");
	});

	it("shows the end of its log if it does not start", async () => {
		const data = usedDataDirectory();
		appendFileSync(join(clusterDirectory(data), "postgresql.conf"), "shared_buffers = 'a lot'\n");

		const opening = openEmbeddedPostgres(data, silent);
		await expect(opening).rejects.toThrow(StartError);
		await expect(opening).rejects.toThrow(/did not start.*invalid value.*shared_buffers/s);
		expect(isServerRunning(data)).toBe(false);
	});

	it("says what to do if the directory is not a cluster", async () => {
		const data = tempDataDirectory();
		mkdirSync(join(data, "postgres"));
		await expect(openEmbeddedPostgres(data, silent)).rejects.toThrow(
			`${join(data, "postgres")} cannot be read as the embedded database. Start as the user who created it, or set DATA_DIR to another directory.`,
		);
	});
});
