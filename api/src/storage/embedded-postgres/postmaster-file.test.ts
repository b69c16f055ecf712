import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
	clusterDirectory,
	isServerRunning,
	killServer,
	serverPid,
	usedDataDirectory,
} from "../../../test/embedded-server.js";
import { openInProcess } from "../../../test/program.js";
import { query, silent } from "../../../test/test-backend.js";
import { findBinaries } from "./binaries.js";
import { openEmbeddedPostgres } from "./embedded-postgres.js";
import { operatingUser, runAs } from "./operating-user.js";

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

	it("starts once for two processes after a power loss that left its lock file empty", async () => {
		const data = usedDataDirectory();
		writeFileSync(join(clusterDirectory(data), "postmaster.pid"), "");
		const [first, second] = await Promise.all([
			openInProcess({ DATA_DIR: data }),
			openInProcess({ DATA_DIR: data }),
		]);
		await first.close();
		expect(isServerRunning(data)).toBe(true);
		await second.close();
		expect(isServerRunning(data)).toBe(false);
	});

	it("does not start beside one that somebody else started, whatever its file says", async () => {
		const data = usedDataDirectory();
		const cluster = clusterDirectory(data);
		const user = operatingUser();
		const { pg_ctl } = await findBinaries(user);
		await runAs(user, pg_ctl, [
			...["start", "--wait", `--pgdata=${cluster}`, `--log=${join(cluster, "manual.log")}`],
			`--options=-k ${cluster} -h '' -p 5433`,
		]);
		const manual = serverPid(data);
		onTestFinished(() => void process.kill(manual, "SIGQUIT"));
		writeFileSync(join(cluster, "postmaster.pid"), "");

		await expect(openEmbeddedPostgres(data, silent)).rejects.toThrow(
			/did not start.*pre-existing shared memory block .* is still in use/s,
		);
		process.kill(manual, 0);
	});
});
