import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
	clusterDirectory,
	killServer,
	serverPid,
	usedDataDirectory,
} from "../../../test/embedded-server.js";
import { query, silent } from "../../../test/test-backend.js";
import { openEmbeddedPostgres } from "./embedded-postgres.js";
import { operatingUser } from "./operating-user.js";

describe("the embedded PostgreSQL", () => {
	it("starts if the process id of a killed server now belongs to another program", async () => {
		const data = usedDataDirectory();
		const crashed = await openEmbeddedPostgres(data, silent);
		await killServer(data, crashed.connection);
		const bystander = spawn("sleep", ["600"], { ...operatingUser().identity });
		onTestFinished(() => void bystander.kill("SIGKILL"));
		const leftovers = [".s.PGSQL.5432.lock", "postmaster.pid"];
		expect(readdirSync(clusterDirectory(data))).toEqual(expect.arrayContaining(leftovers));
		for (const name of leftovers) {
			const file = join(clusterDirectory(data), name);
			writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(bystander.pid)));
		}

		const postgres = await openEmbeddedPostgres(data, silent);
		expect(serverPid(data)).not.toBe(bystander.pid);
		await postgres.stop();
		expect(bystander.exitCode).toBeNull();
	});

	it("starts if the process id of a killed server now belongs to another PostgreSQL", async () => {
		const data = usedDataDirectory();
		const otherData = usedDataDirectory();
		const other = await openEmbeddedPostgres(otherData, silent);
		const file = join(clusterDirectory(data), "postmaster.pid");
		writeFileSync(file, `${serverPid(otherData)}\n${clusterDirectory(data)}\n`);

		const postgres = await openEmbeddedPostgres(data, silent);
		expect(serverPid(data)).not.toBe(serverPid(otherData));
		expect(await query(other.connection, "select 1 as one")).toEqual([{ one: 1 }]);
		await Promise.all([postgres.stop(), other.stop()]);
	});
});
