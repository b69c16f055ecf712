import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { isServerRunning, tempDataDirectory } from "../../test/embedded-server.js";
import { startProgram } from "../../test/program.js";
import { openTestBackend } from "../../test/test-backend.js";

// Each starts processes and a PostgreSQL of its own.
vi.setConfig({ testTimeout: 60_000 });

/** Runs the cli in a process of its own and waits for its end. */
async function nev(environment: Record<string, string>, ...parameters: string[]) {
	const child = startProgram("nev", { environment, parameters });
	const [out, told, [code]] = await Promise.all([
		text(child.stdout as NodeJS.ReadableStream),
		text(child.stderr as NodeJS.ReadableStream),
		once(child, "close"),
	]);
	return { out, told, code };
}

it("nev works while a server runs, which hears of every change", async () => {
	const data = tempDataDirectory();
	const server = await openTestBackend({ DATA_DIR: data });
	onTestFinished(() => server.close());
	const isSeen = () => server.catalogue.snapshot.dealershipIndex.byId(1) !== undefined;
	expect(isSeen()).toBe(true);

	const hidden = await nev({ DATA_DIR: data }, "dealerships", "hide", "1");
	expect(hidden).toMatchObject({ code: 0, told: "" });
	expect(hidden.out).toMatch(/^1: .* is hidden: nobody sees it until it is approved\n$/);
	await expect.poll(isSeen).toBe(false);

	await nev({ DATA_DIR: data }, "dealerships", "approve", "1");
	await expect.poll(isSeen).toBe(true);
	expect(isServerRunning(data)).toBe(true);
});

it("nev works while none runs, and leaves none behind; an own catalogue has no sample in it", async () => {
	const data = tempDataDirectory();
	const file = join(data, "..", "vehicles.json");
	mkdirSync(join(data, ".."), { recursive: true });
	const vehicle = {
		name: "Scout 4",
		description: "Four seats",
		price: 9995,
		range: "60 miles",
		category: "4-seater",
		series: "Scout",
		model: "4",
		imageUrl: "https://example.com/scout.png",
	};
	writeFileSync(file, JSON.stringify([vehicle]));
	const imported = await nev({ DATA_DIR: data }, "import", "vehicles", file);
	expect(imported).toEqual({
		code: 0,
		told: `There was no database in ${data}, so a new one was made there, with sample data. Set DATA_DIR where yours is elsewhere.\n`,
		out: "1 vehicle added, 0 updated, 33 sample vehicles removed.\n",
	});
	expect(isServerRunning(data)).toBe(false);

	const server = await openTestBackend({ DATA_DIR: data });
	onTestFinished(() => server.close());
	expect(await server.sql("select name from vehicles")).toEqual([{ name: "Scout 4" }]);
});

it("nev ends with 0, 1 or 2, and says in a sentence what to do", async () => {
	const data = tempDataDirectory();
	const wrong = await nev({ DATA_DIR: data }, "leads", "lst");
	expect(wrong.code).toBe(2);
	expect(wrong.told).toMatch(/^error: unknown command 'lst'\n\(Did you mean list\?\)/);
	expect((await nev({}, "--help")).code).toBe(0);
	expect((await nev({})).code).toBe(2);

	const setting = await nev({ DATABASE_URL: "mysql://localhost/nev" }, "leads", "list");
	expect(setting).toMatchObject({ code: 1, out: "" });
	expect(setting.told).toMatch(/^The setting DATABASE_URL must be .*\.\n$/);
	const away = await nev(
		{ DATABASE_URL: "postgres://nev:secret@localhost:1/nev" },
		"leads",
		"list",
	);
	expect(away).toMatchObject({ code: 1, out: "" });
	expect(away.told).toMatch(/^The database of DATABASE_URL cannot be used: [^\n]*\n$/);
	expect(away.told).not.toContain("secret");
});

it("nev ends well where its reader has read enough", async () => {
	const child = startProgram("nev", {
		environment: { DATA_DIR: tempDataDirectory() },
		parameters: ["dealerships", "list", "--json", "--limit", "300"],
	});
	child.stdout?.destroy();
	const told = text(child.stderr as NodeJS.ReadableStream);
	const [code] = await once(child, "close");
	expect(code).toBe(0);
	expect(await told).not.toMatch(/EPIPE|Stopped/);
});

it("nev that is not built says so", async () => {
	const folder = tempDataDirectory("api", "bin");
	mkdirSync(folder, { recursive: true });
	const program = join(folder, "nev.mjs");
	cpSync(fileURLToPath(new URL("../../bin/nev.mjs", import.meta.url)), program);
	const child = fork(program, { silent: true });
	const told = await text(child.stderr as NodeJS.ReadableStream);
	expect(told).toBe("The operator's cli is not built yet. Run npm start or pnpm build first.\n");
});
