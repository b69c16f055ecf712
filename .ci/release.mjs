import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pnpm, requireNode, root } from "./pnpm.mjs";

/* `pnpm release`: checks and builds everything, and writes a version's files to `release/<version>`. */
requireNode();
const widgets = join(root, "packages/widgets");
const { version } = JSON.parse(readFileSync(join(widgets, "package.json"), "utf8"));
const changelog = join(root, "CHANGELOG.md");
if (!readFileSync(changelog, "utf8").includes(`\n## ${version}\n`)) {
	process.stderr.write(`CHANGELOG.md has no section "## ${version}".\n`);
	process.exit(1);
}
const inWidgets = (script) => ["--filter", "@nev/widgets", script];
for (const command of [
	["install", "--frozen-lockfile", "--prefer-offline"],
	["build"],
	["check"],
	...[
		"test",
		"check:publint",
		"check:attw",
		"check:declarations",
		"check:api",
		"check:node",
		"check:size",
	].map(inWidgets),
]) {
	process.stdout.write(`\n> pnpm ${command.join(" ")}\n`);
	const { code } = await pnpm(command);
	if (code !== 0) process.exit(code);
}

const target = join(root, "release", version);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
cpSync(join(widgets, "dist/embed", version), target, { recursive: true });
const { integrity } = JSON.parse(readFileSync(join(target, "files.json"), "utf8"));
process.stdout.write(
	`\n${target}\nOnce it is published, add it to packages/widgets/releases.json:\n"${version}": "${integrity["nev-widgets.js"]}"\n`,
);
