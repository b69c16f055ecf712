import { createHash, randomInt } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pnpm, requireNode, root } from "./pnpm.mjs";

/* `pnpm release`: builds and tests everything, and writes a version's files to `release/<version>`. */
const widgets = join(root, "packages/widgets");
const { version } = JSON.parse(readFileSync(join(widgets, "package.json"), "utf8"));
if (requireNode()) process.exitCode = await release();

/** @returns the exit code */
async function release() {
	const changelog = join(root, "CHANGELOG.md");
	if (!readFileSync(changelog, "utf8").includes(`\n## ${version}\n`)) {
		process.stderr.write(`CHANGELOG.md has no section "## ${version}".\n`);
		return 1;
	}
	const seed = randomInt(2 ** 31);
	process.stdout.write(`Properties are checked with PROPERTY_SEED=${seed}.\n`);
	for (const command of [["test"], ["test:node"], ["test:hosts"]]) {
		process.stdout.write(`\n> pnpm ${command.join(" ")}\n`);
		// With the tests of `release-only.json`, in a whole browser, and with other random values each time.
		const { code } = await pnpm(command, { env: { TESTS: "release", PROPERTY_SEED: `${seed}` } });
		if (code !== 0) return code;
	}
	writeFiles();
	return 0;
}

function writeFiles() {
	const target = join(root, "release", version);
	rmSync(target, { recursive: true, force: true });
	mkdirSync(target, { recursive: true });
	cpSync(join(widgets, "dist/embed", version), target, { recursive: true });
	const { integrity } = JSON.parse(readFileSync(join(target, "files.json"), "utf8"));
	const archive = readFileSync(join(target, "nev-widgets.tgz"));
	const released = {
		"nev-widgets.js": integrity["nev-widgets.js"],
		"nev-widgets.tgz": `sha512-${createHash("sha512").update(archive).digest("base64")}`,
	};
	process.stdout.write(
		`\n${target}\nOnce it is published, add it to packages/widgets/releases.json:\n"${version}": ${JSON.stringify(released, null, "\t")}\n`,
	);
}
