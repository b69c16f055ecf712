import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pnpm, root } from "../../../scripts/pnpm.mjs";
import { createTempFolder } from "../../../scripts/temp-folder.mjs";

/* Builds the package again from a copy of the repository in another folder: its bytes must be the same. */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const copy = createTempFolder("nev-second-build-");
const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
for (const file of execFileSync("git", listed, { cwd: root, encoding: "utf8" }).split("\0")) {
	if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
}
for (const command of [
	["--filter", "@nev/widgets...", "install", "--frozen-lockfile", "--prefer-offline"],
	["--filter", "@nev/widgets^...", "build"],
	["--filter", "@nev/widgets", "build:package"],
]) {
	const { code, output } = await pnpm(command, { cwd: copy, quiet: true });
	if (code !== 0) throw new Error(output);
}
const [first, second] = [root, copy].map((folder) =>
	createHash("sha512")
		.update(readFileSync(join(folder, `packages/widgets/dist/embed/${version}/nev-widgets.tgz`)))
		.digest("base64"),
);
if (first !== second)
	throw new Error(`The package of ${root} is sha512-${first}, of ${copy} sha512-${second}.`);
process.stdout.write(`Built in two folders, the package is sha512-${first}.\n`);
