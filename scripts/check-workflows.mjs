import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { root } from "./pnpm.mjs";

/*
 * `pnpm check:workflows`: reads the workflows of `.github` with GitHub's own parser and its schema. With
 * tsx, because the parser imports JSON in a way that Node.js refuses.
 */
const folder = ".github/workflows";
for (const name of readdirSync(join(root, folder))) {
	const content = readFileSync(join(root, folder, name), "utf8");
	const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
	for (const { message } of context.errors.getErrors()) {
		process.stderr.write(`${folder}/${message}\n`);
		process.exitCode = 1;
	}
}
