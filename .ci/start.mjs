import { spawn } from "node:child_process";
import { pnpm, requireNode, root } from "./pnpm.mjs";

/** `npm start`: from a fresh clone to the running product, with nothing but Node and npm. */
requireNode();
await step("Installing", [
	"install",
	"--frozen-lockfile",
	"--prefer-offline",
	"--filter",
	"@nev/site...",
]);
await step("Building", ["--filter", "@nev/site...", "build"]);

const server = spawn(process.execPath, ["site/build/server/index.js"], {
	cwd: root,
	stdio: "inherit",
});
// The server ends itself in order; this program waits for it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
	process.on(signal, () => server.kill(signal));
}
// npm that is told to end goes without passing it on, which would leave the server behind.
const npm = process.ppid;
setInterval(() => {
	if (process.ppid !== npm) server.kill("SIGTERM");
}, 500).unref();
server.on("exit", (code) => process.exit(code ?? 1));

async function step(what, parameters) {
	process.stdout.write(`${what} …\n`);
	const { code, output } = await pnpm(parameters, { quiet: true });
	if (code === 0) return;
	process.stderr.write(`${output}\n${what} failed.\n`);
	process.exit(1);
}
