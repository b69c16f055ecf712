import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { killServer } from "../../../test/kill-server.js";
import { openInProcess } from "../../../test/program.js";
import { clusterOf, isServed, serverOf, temporaryData } from "../../../test/temporary-data.js";
import { query, silent } from "../../../test/test-backend.js";
import { StartError } from "../../start-error.js";
import { type EmbeddedPostgres, openEmbeddedPostgres } from "./index.js";

const makeNotes = "create table notes (text text)";
const allNotes = "select text from notes order by text";

function write(postgres: EmbeddedPostgres, text: string) {
	return query(postgres.connection, "insert into notes values ($1)", [text]);
}

describe("the embedded PostgreSQL", () => {
	it("makes a cluster that is durable, private and in UTF-8, and keeps what is written", async () => {
		const data = temporaryData("not", "there", "yet");
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

		await query(postgres.connection, makeNotes);
		await write(postgres, "kept");
		await postgres.stop();
		expect(isServed(data)).toBe(false);

		const again = await openEmbeddedPostgres(data, silent);
		expect(await query(again.connection, allNotes)).toEqual([{ text: "kept" }]);
		await again.stop();
		expect(readdirSync(data)).toEqual(["postgres"]);
	});

	it("lives on when its starter is killed, and the next to come joins it", async () => {
		const data = temporaryData();
		const starter = await openInProcess({ DATA_DIR: data });
		const server = serverOf(data);
		const joined = await openEmbeddedPostgres(data, silent);
		await query(joined.connection, makeNotes);
		await write(joined, "before");
		await starter.kill();

		const next = await openEmbeddedPostgres(data, silent);
		expect(serverOf(data)).toBe(server);
		expect(await query(next.connection, allNotes)).toEqual([{ text: "before" }]);
		await next.stop();
		expect(isServed(data)).toBe(false);
	});

	it("comes up once where two processes start at the same moment on an empty folder", async () => {
		const data = temporaryData();
		const [one, other] = await Promise.all([
			openInProcess({ DATA_DIR: data }),
			openInProcess({ DATA_DIR: data }),
		]);
		expect(readdirSync(data)).toEqual(["postgres"]);
		const starter = Number(readFileSync(join(clusterOf(data), "nev-starter"), "utf8"));
		expect([one.pid, other.pid]).toContain(starter);

		const [first, last] = starter === one.pid ? [other, one] : [one, other];
		await first.close();
		expect(isServed(data)).toBe(true);
		await last.close();
		expect(isServed(data)).toBe(false);
	});

	it("is started again by one that joined, when its starter stops it", async () => {
		const data = temporaryData();
		const starter = await openInProcess({ DATA_DIR: data });
		const joined = await openEmbeddedPostgres(data, silent);
		const server = serverOf(data);
		await joined.stop();
		expect(serverOf(data)).toBe(server);

		await starter.close();
		expect(isServed(data)).toBe(false);
		await joined.ensureRunning();
		expect(await query(joined.connection, "select 1 as one")).toEqual([{ one: 1 }]);
		await joined.stop();
		expect(isServed(data)).toBe(false);
	});

	it("recovers what was acknowledged, when it is killed with its starter", async () => {
		const data = temporaryData();
		const starter = await openInProcess({ DATA_DIR: data });
		const joined = await openEmbeddedPostgres(data, silent);
		await query(joined.connection, makeNotes);
		await write(joined, "acknowledged");
		await Promise.all([starter.kill(), killServer(data, joined.connection)]);

		await joined.ensureRunning();
		expect(await query(joined.connection, allNotes)).toEqual([{ text: "acknowledged" }]);
		await joined.stop();
	});

	it("comes back when its first process alone is killed", async () => {
		const data = temporaryData();
		const postgres = await openEmbeddedPostgres(data, silent);
		const server = serverOf(data);
		process.kill(server, "SIGKILL");
		await expect
			.poll(() => query(postgres.connection, "select 1").catch(({ code }) => code))
			.toBe("ECONNREFUSED");
		await postgres.ensureRunning();
		expect(serverOf(data)).not.toBe(server);
		await postgres.stop();
	});

	it("is served in a folder whose path is too long for a socket, by two at once", async () => {
		const data = temporaryData("a".repeat(60), "b".repeat(60), "c".repeat(60));
		const [one, other] = await Promise.all([
			openInProcess({ DATA_DIR: data }),
			openInProcess({ DATA_DIR: data }),
		]);
		expect(clusterOf(data).length).toBeGreaterThan(200);
		const joined = await openEmbeddedPostgres(data, silent);
		const socketFolder = String(joined.connection.host);
		onTestFinished(() => rmSync(socketFolder, { recursive: true, force: true }));
		expect(socketFolder).toMatch(/^\/tmp\/nev-postgres-/);
		expect(await query(joined.connection, "select 1 as one")).toEqual([{ one: 1 }]);
		await Promise.all([one.close(), other.close()]);
		expect(isServed(data)).toBe(false);
	});

	it("says why it does not start, with the end of its log", async () => {
		const data = temporaryData();
		await (await openEmbeddedPostgres(data, silent)).stop();
		appendFileSync(join(clusterOf(data), "postgresql.conf"), "shared_buffers = 'a lot'\n");

		const opening = openEmbeddedPostgres(data, silent);
		await expect(opening).rejects.toThrow(StartError);
		await expect(opening).rejects.toThrow(/did not start.*invalid value.*shared_buffers/s);
		expect(isServed(data)).toBe(false);
	});

	it("says what to do where the folder holds something else", async () => {
		const data = temporaryData();
		mkdirSync(join(data, "postgres"));
		await expect(openEmbeddedPostgres(data, silent)).rejects.toThrow(
			`${join(data, "postgres")} cannot be read as the embedded database. Start as the user who made it, or set DATA_DIR to another folder.`,
		);
	});
});
