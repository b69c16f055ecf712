import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { clusterDirectory, serverPid, usedDataDirectory } from "../../../test/embedded-server.js";
import { canContain, openInProcess } from "../../../test/program.js";
import { query, silent } from "../../../test/test-backend.js";
import { StartError } from "../../errors/operator-error.js";
import { openEmbeddedPostgres } from "./embedded-postgres.js";
import { operatingUser } from "./operating-user.js";

/** Stops the first process of a server, which then answers nobody. */
function pause(server: number): { resume(): void } {
	process.kill(server, "SIGSTOP");
	let isPaused = true;
	function resume(): void {
		if (isPaused) process.kill(server, "SIGCONT");
		isPaused = false;
	}
	onTestFinished(resume);
	return { resume };
}

describe("an embedded PostgreSQL that does not answer", () => {
	it("is named and not replaced, whatever program has its process id here", async () => {
		const data = usedDataDirectory();
		const starter = await openInProcess({ DATA_DIR: data });
		const server = serverPid(data);
		const { resume } = pause(server);
		const bystander = spawn("sleep", ["600"], { ...operatingUser().identity });
		onTestFinished(() => void bystander.kill("SIGKILL"));
		const lockFiles = [".s.PGSQL.5432.lock", "postmaster.pid"].map((name) =>
			join(clusterDirectory(data), name),
		);
		const writePid = (pid: number | undefined) => {
			for (const file of lockFiles) {
				writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(pid)));
			}
		};
		// As in another container, where its process id is that of another program.
		writePid(bystander.pid);

		const opening = openEmbeddedPostgres(data, silent, { startTimeout: 300 });
		await expect(opening).rejects.toThrow(StartError);
		await expect(opening).rejects.toThrow(
			/^The embedded PostgreSQL of .*\/postgres \(process \d+, .*\) is running and does not answer\./,
		);
		expect(lockFiles.map((file) => Number.parseInt(readFileSync(file, "utf8"), 10))).toEqual(
			lockFiles.map(() => bystander.pid),
		);

		writePid(server);
		resume();
		const joined = await openEmbeddedPostgres(data, silent);
		expect(serverPid(data)).toBe(server);
		expect(await query(joined.connection, "select count(*)::int from states")).toEqual([
			{ count: 50 },
		]);
		await joined.stop();
		await starter.close();
	});

	it.runIf(canContain())("is waited for in another container", async () => {
		const data = usedDataDirectory();
		const starter = await openInProcess({ DATA_DIR: data });
		const server = serverPid(data);
		const { resume } = pause(server);
		const other = await openInProcess({ DATA_DIR: data }, { isContained: true }, (text) => {
			if (text.includes("does not answer yet")) resume();
		});
		expect(serverPid(data)).toBe(server);
		await other.close();
		await starter.close();
	});
});
