import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import {
	isServerRunning,
	tempDataDirectory,
	usedDataDirectory,
} from "@nev/api/testing/embedded-server.js";
import { startProgram } from "@nev/api/testing/program.js";
import { createTempDirectory } from "@nev/api/testing/temp-directory.js";
import { openTestBackend } from "@nev/api/testing/test-backend.js";
import { createTestDatabase } from "@nev/api/testing/test-database.js";
import { expect, it, onTestFinished } from "vitest";

/** Runs the cli in a process of its own and waits until it exits. */
async function nev(environment: Record<string, string>, ...args: string[]) {
	return finish(startProgram("nev", { environment, args }));
}

async function finish(child: ChildProcess) {
	const [stdout, stderr, [code]] = await Promise.all([
		text(child.stdout as NodeJS.ReadableStream),
		text(child.stderr as NodeJS.ReadableStream),
		once(child, "close"),
	]);
	return { stdout, stderr, code };
}

const scout = {
	name: "Scout 4",
	description: "Four seats",
	price: 9995,
	range: "60 miles",
	category: "4-seater",
	series: "Scout",
	model: "4",
	imageUrl: "https://example.com/scout.png",
};

it("nev works while a server runs, and the server gets every change", async () => {
	const data = usedDataDirectory();
	const server = await openTestBackend({ DATA_DIR: data });
	onTestFinished(() => server.close());
	const isListed = () => server.catalogue.snapshot.dealershipIndex.byId(1) !== undefined;
	expect(isListed()).toBe(true);

	const hidden = await nev({ DATA_DIR: data }, "dealerships", "hide", "1");
	expect(hidden).toMatchObject({ code: 0, stderr: "" });
	expect(hidden.stdout).toMatch(/^1: .* is hidden until nev dealerships approve shows it again\n$/);
	await expect.poll(isListed).toBe(false);

	await nev({ DATA_DIR: data }, "dealerships", "approve", "1");
	await expect.poll(isListed).toBe(true);
	expect(isServerRunning(data)).toBe(true);
});

it("nev works while no server runs and leaves none running; an imported catalogue contains no sample vehicle", async () => {
	const data = tempDataDirectory("data");
	const file = join(data, "..", "vehicles.json");
	mkdirSync(join(data, ".."), { recursive: true });
	writeFileSync(file, JSON.stringify([scout]));
	const imported = await nev({ DATA_DIR: data }, "import", "vehicles", file);
	expect(imported).toEqual({
		code: 0,
		stderr: `There was no database in ${data}, so a new one with sample data was created. If yours is elsewhere, set DATA_DIR.\n`,
		stdout:
			"WHAT\tNAME\nadded\tScout 4\n1 vehicle imported, 0 changed, 0 unchanged, 33 sample vehicles removed.\n",
	});
	expect(isServerRunning(data)).toBe(false);

	const server = await openTestBackend({ DATA_DIR: data });
	onTestFinished(() => server.close());
	expect(await server.sql("select name from vehicles")).toEqual([{ name: "Scout 4" }]);
});

it("nev imports a list from standard input", async () => {
	const child = startProgram("nev", {
		environment: { DATA_DIR: usedDataDirectory() },
		args: ["import", "dealerships", "-", "--dry-run"],
	});
	child.stdin?.end(
		"name,address,city,zipCode,phone,email\nGulf Carts,1 Main St,Naples,34102,239-555-0142,a@example.com\n",
	);
	const { code, stdout } = await finish(child);
	expect([code, stdout]).toEqual([0, expect.stringMatching(/would be: 1 dealership imported/)]);
});

it("nev exits with 0, 1 or 2, and says in a sentence what to do", async () => {
	const data = tempDataDirectory();
	const wrong = await nev({ DATA_DIR: data }, "leads", "lst");
	expect(wrong.code).toBe(2);
	expect(wrong.stderr).toMatch(/^error: unknown command 'lst'\n\(Did you mean list\?\)/);
	expect((await nev({}, "--help")).code).toBe(0);
	expect((await nev({})).code).toBe(2);

	const setting = await nev({ DATABASE_URL: "mysql://localhost/nev" }, "leads", "list");
	expect(setting).toMatchObject({ code: 1, stdout: "" });
	expect(setting.stderr).toMatch(/^The setting DATABASE_URL must be .*\.\n$/);
	const unreachable = await nev(
		{ DATABASE_URL: "postgres://nev:secret@localhost:1/nev" },
		"leads",
		"list",
	);
	expect(unreachable).toMatchObject({ code: 1, stdout: "" });
	expect(unreachable.stderr).toMatch(/^The database of DATABASE_URL cannot be used: [^\n]*\n$/);
	expect(unreachable.stderr).not.toContain("secret");
});

it("nev creates no database for a command that reads, and says where it looked", async () => {
	const data = tempDataDirectory("wrong");
	const folder = join(data, "..");
	mkdirSync(folder, { recursive: true });
	const vehicles = join(folder, "vehicles.json");
	writeFileSync(vehicles, JSON.stringify([scout]));
	const dealerships = join(folder, "dealerships.csv");
	writeFileSync(dealerships, "name,address,city,state,zipCode,phone,email\n");
	for (const args of [
		["leads", "list"],
		["dealerships", "list"],
		["people", "export", "--email", "ada@example.com"],
		["backup", join(folder, "nev.backup")],
		["leads", "retry", "1"],
		["import", "vehicles", vehicles, "--dry-run"],
		["import", "dealerships", dealerships, "--dry-run"],
	]) {
		expect(await nev({ DATA_DIR: data }, ...args)).toEqual({
			code: 1,
			stdout: "",
			stderr: `There is no database in ${data}. Set DATA_DIR to the folder of yours, or DATABASE_URL; to create one, start the server.\n`,
		});
	}
	expect(existsSync(data)).toBe(false);
});

it("nev reads the settings in a file .env of the folder that it is started in", async () => {
	const folder = createTempDirectory();
	writeFileSync(join(folder, ".env"), "PORT=http\n");
	const shell = 'cd "$FOLDER" && exec "$0" "$@"';
	const args = ["leads", "list"];
	const child = startProgram("nev", { environment: { FOLDER: folder }, shell, args });
	expect(await finish(child)).toMatchObject({
		code: 1,
		stderr:
			'The setting PORT must be a port number, 0 to 65535, but it is "http". Set it in the environment, or unset it for its default.\n',
	});
});

it("nev creates no database for dealerships that cannot be read", async () => {
	const data = tempDataDirectory("wrong");
	const { code, stderr } = await nev({ DATA_DIR: data }, "import", "dealerships", "/none.csv");
	expect(code).toBe(1);
	expect(stderr).toMatch(/^\/none\.csv cannot be read: [^\n]*\n$/);
	expect(existsSync(data)).toBe(false);
});

it("nev exits with 0 if the reader of its output closes the pipe", async () => {
	const data = usedDataDirectory();
	const child = startProgram("nev", {
		environment: { DATA_DIR: data },
		args: ["dealerships", "list", "--json", "--limit", "300"],
	});
	child.stdout?.destroy();
	const stderr = text(child.stderr as NodeJS.ReadableStream);
	const [code] = await once(child, "close");
	expect(code).toBe(0);
	expect(await stderr).not.toMatch(/EPIPE|Stopped/);
});

it("nev says in a sentence that a disk is full, or that its output cannot be written", async () => {
	const { url, drop } = await createTestDatabase("sampleData");
	onTestFinished(drop);
	const environment = { DATABASE_URL: url };
	const file = join(createTempDirectory(), "nev.backup");
	// No file may have more than 512 bytes.
	const shell = 'ulimit -f 1 && exec "$0" "$@"';
	const backup = startProgram("nev", { environment, shell, args: ["backup", file] });
	expect(await finish(backup)).toMatchObject({
		code: 1,
		stderr: `${file} cannot be written: EFBIG: file too large, write. Name another file.\n`,
	});
	expect(readdirSync(join(file, ".."))).toEqual([]);

	const list = startProgram("nev", {
		environment: { ...environment, LIST: file },
		shell: `${shell} > "$LIST"`,
		args: ["dealerships", "list", "--json"],
	});
	expect(await finish(list)).toMatchObject({
		code: 1,
		stderr: "The output cannot be written: EFBIG: file too large, write.\n",
	});

	for (const args of [["dealerships", "list"], ["leads", "export", "--csv"], ["--help"]]) {
		const unwritable = { environment, args, shell: 'exec "$0" "$@" 1</dev/null' };
		expect(await finish(startProgram("nev", unwritable))).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/^The output cannot be written: EBADF: [^\n]*\.\n$/),
		});
	}
});

it.runIf(existsSync("/dev/stdout"))(
	"nev writes a backup to /dev/stdout, and ends when it is stopped while nobody reads that",
	async () => {
		const { url, sql, drop } = await createTestDatabase("states");
		onTestFinished(drop);
		// More than a pipe holds that nobody reads.
		await sql(
			"insert into images select 'noise.svg', string_agg(md5(i::text), '') from generate_series(1, 40000) as i",
		);
		const start = () =>
			startProgram("nev", { environment: { DATABASE_URL: url }, args: ["backup", "/dev/stdout"] });
		const read = start();
		const [content, stderr] = await Promise.all([
			buffer(read.stdout as NodeJS.ReadableStream),
			text(read.stderr as NodeJS.ReadableStream),
		]);
		expect(gunzipSync(content).toString()).toMatch(
			/^\{"format":"nev-backup",.*\n\{"sha256":.*\n$/s,
		);
		expect(stderr).toMatch(/^Written to \/dev\/stdout, where it cannot be read back\./);

		const unread = start();
		// It has begun to write. What the pipe and this process hold is less than the backup.
		await once(unread.stdout as NodeJS.ReadableStream, "readable");
		unread.kill("SIGTERM");
		expect(await text(unread.stderr as NodeJS.ReadableStream)).toBe(
			"Stopped. Nothing was changed.\n",
		);

		const closed = start();
		closed.stdout?.destroy();
		const closedStderr = text(closed.stderr as NodeJS.ReadableStream);
		expect(await once(closed, "close")).toEqual([1, null]);
		expect(await closedStderr).toBe(
			"/dev/stdout was closed before the backup was complete. Make another one.\n",
		);
	},
);

it("nev says so if it is not built", async () => {
	const folder = tempDataDirectory("api", "bin");
	mkdirSync(folder, { recursive: true });
	const program = join(folder, "nev.mjs");
	cpSync(fileURLToPath(new URL("../../bin/nev.mjs", import.meta.url)), program);
	const child = fork(program, { silent: true });
	const stderr = await text(child.stderr as NodeJS.ReadableStream);
	expect(stderr).toBe("The operator's cli is not built yet. Run npm start or pnpm build first.\n");
});
