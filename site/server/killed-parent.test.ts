import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";

const script = (name: string) => new URL(`../../scripts/${name}.mjs`, import.meta.url).href;

it("is removed when the process that has made it is killed", async () => {
	const program = `
		const { createTempFolder } = await import("${script("temp-folder")}");
		process.stdout.write(createTempFolder("nev-killed-"), () => process.kill(process.pid, "SIGKILL"));`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
	const folder = await text(child.stdout);
	expect(folder).toContain("nev-killed-");
	await expect.poll(() => existsSync(folder)).toBe(false);
});

const running = "console.log(process.pid); setInterval(() => {}, 1000)";
const preloaded = JSON.stringify(["--import", script("end-with-parent"), "-e", running]);

it.each([
	[
		"with a channel",
		`spawn(node, ${preloaded}, { stdio: ["ignore", "inherit", "ignore", "ipc"] })`,
	],
	["with a standard input", `spawn(node, ${preloaded}, { stdio: ["pipe", "inherit", "ignore"] })`],
	["of a step", `run(node, ${JSON.stringify(["-e", running])})`],
])("a process %s ends when its parent is killed", async (_, start) => {
	const program = `
		const { spawn } = await import("node:child_process");
		const { run } = await import("${script("pnpm")}");
		const node = process.execPath;
		${start};`;
	const parent = spawn(process.execPath, ["--input-type=module", "-e", program]);
	const [pid] = await once(parent.stdout, "data");
	onTestFinished(() => void spawnSync("kill", ["-9", String(pid).trim()]));
	// Both have the same output.
	const ended = once(parent.stdout, "end");
	parent.kill("SIGKILL");
	await ended;
});
