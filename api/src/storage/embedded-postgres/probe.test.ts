import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openTestBackend } from "../../../test/test-backend.js";
import { StartError } from "../../errors/operator-error.js";
import { withClient } from "../with-client.js";
import { probe } from "./probe.js";

const { connection, sql, close } = await openTestBackend();
afterAll(close);
const [row] = await sql("select current_setting('data_directory') as directory");
const directory = String(row?.directory);

describe("the probe", () => {
	it("finds the server of a directory, if there is one", async () => {
		expect(await probe(connection, directory)).toBe(true);
		expect(await probe({ ...connection, host: join(directory, "base") }, directory)).toBe(false);
	});

	it("rejects the server of another directory", async () => {
		const probing = probe(connection, "/srv/other/postgres");
		await expect(probing).rejects.toThrow(StartError);
		await expect(probing).rejects.toThrow(
			`The PostgreSQL of ${directory} answers instead of this one.`,
		);
	});

	it("rejects if the server rejects the connection permanently", async () => {
		await expect(probe({ ...connection, password: "guessed" }, directory)).rejects.toMatchObject({
			code: "28P01",
		});
	});

	it("ignores PGSSLMODE", async () => {
		vi.stubEnv("PGSSLMODE", "require");
		expect(await probe(connection, directory)).toBe(true);
		vi.unstubAllEnvs();
	});
});

describe("withClient", () => {
	it("fails pending queries if the connection is lost, and not the process", async () => {
		await expect(
			withClient(connection, (client) =>
				client.query("select pg_terminate_backend(pg_backend_pid())"),
			),
		).rejects.toThrow(/terminat/);
	});

	it("always closes the connection", async () => {
		const named = { ...connection, application_name: "with client" };
		await withClient(named, async () => {});
		await expect(withClient(named, () => Promise.reject(new Error("failed")))).rejects.toThrow(
			"failed",
		);
		await expect
			.poll(() => sql("select 1 from pg_stat_activity where application_name = 'with client'"))
			.toEqual([]);
	});
});
