#!/usr/bin/env node
import { existsSync } from "node:fs";

const program = new URL("../dist/cli/main.js", import.meta.url);
if (existsSync(program)) {
	await import(program.href);
} else {
	process.stderr.write("The operator's cli is not built yet. Run npm start or pnpm build first.\n");
	process.exitCode = 1;
}
