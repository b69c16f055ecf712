import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openTestBackend } from "../../../test/test-backend.js";
import { StartError } from "../../start-error.js";
import { withClient } from "../with-client.js";
import { probe } from "./probe.js";

const { connection, sql, close } = await openTestBackend();
afterAll(close);
const [row] = await sql("select current_setting('data_directory') as directory");
const directory = String(row?.directory);

describe("the probe", () => {
	it("finds the server of a folder, and none where there is none", async () => {
		expect(await probe(connection, directory)).toBe(true);
		expect(await probe({ ...connection, host: join(directory, "base") }, directory)).toBe(false);
	});

	it("is not taken in by the server of another folder", async () => {
		const probing = probe(connection, "/srv/other/postgres");
		await expect(probing).rejects.toThrow(StartError);
		await expect(probing).rejects.toThrow(
			`Another PostgreSQL, that of ${directory}, answers in its place.`,
		);
	});

	it("does not wait for a server that refuses for good", async () => {
		await expect(probe({ ...connection, password: "guessed" }, directory)).rejects.toMatchObject({
			code: "28P01",
		});
	});

	it("asks for no encryption, whatever the environment says", async () => {
		vi.stubEnv("PGSSLMODE", "require");
		expect(await probe(connection, directory)).toBe(true);
		vi.unstubAllEnvs();
	});
});

describe("a connection of its own", () => {
	it("fails what waits for it when it is lost, and not the process", async () => {
		await expect(
			withClient(connection, (client) =>
				client.query("select pg_terminate_backend(pg_backend_pid())"),
			),
		).rejects.toThrow(/terminat/);
	});

	it("is ended whatever happens", async () => {
		const named = { ...connection, application_name: "with client" };
		await withClient(named, async () => {});
		await expect(
			withClient(named, () => Promise.reject(new Error("no such luck"))),
		).rejects.toThrow("no such luck");
		await expect
			.poll(() => sql("select 1 from pg_stat_activity where application_name = 'with client'"))
			.toEqual([]);
	});
});
