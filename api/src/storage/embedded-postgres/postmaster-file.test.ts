import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { killServer } from "../../../test/kill-server.js";
import { clusterOf, serverOf, temporaryData } from "../../../test/temporary-data.js";
import { query, silent } from "../../../test/test-backend.js";
import { openEmbeddedPostgres } from "./index.js";
import { operatingUser } from "./operating-user.js";

describe("the embedded PostgreSQL", () => {
	it("starts where the number of a killed server belongs to another program now", async () => {
		const data = temporaryData();
		const crashed = await openEmbeddedPostgres(data, silent);
		await killServer(data, crashed.connection);
		const bystander = spawn("sleep", ["600"], { ...operatingUser().identity });
		onTestFinished(() => void bystander.kill("SIGKILL"));
		const left = readdirSync(clusterOf(data)).filter((name) => /\.(pid|lock)$/.test(name));
		expect(left.sort()).toEqual([".s.PGSQL.5432.lock", "postmaster.pid"]);
		for (const name of left) {
			const file = join(clusterOf(data), name);
			writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(bystander.pid)));
		}

		const postgres = await openEmbeddedPostgres(data, silent);
		expect(serverOf(data)).not.toBe(bystander.pid);
		await postgres.stop();
		expect(bystander.exitCode).toBeNull();
	});

	it("starts where the number of a killed server belongs to another PostgreSQL now", async () => {
		const data = temporaryData();
		await (await openEmbeddedPostgres(data, silent)).stop();
		const otherData = temporaryData();
		const other = await openEmbeddedPostgres(otherData, silent);
		const file = join(clusterOf(data), "postmaster.pid");
		writeFileSync(file, `${serverOf(otherData)}\n${clusterOf(data)}\n`);

		const postgres = await openEmbeddedPostgres(data, silent);
		expect(serverOf(data)).not.toBe(serverOf(otherData));
		expect(await query(other.connection, "select 1 as one")).toEqual([{ one: 1 }]);
		await Promise.all([postgres.stop(), other.stop()]);
	});
});
