import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { version } from "@nev/widgets/package.json";

const archive = new URL(
	`dist/embed/${version}/nev-widgets.tgz`,
	import.meta.resolve("@nev/widgets/package.json"),
);

/** The hash of the package that this site serves, as npm's lockfile has it. Undefined until that is built. */
export async function packageIntegrity(): Promise<string | undefined> {
	try {
		return `sha512-${createHash("sha512")
			.update(await readFile(archive))
			.digest("base64")}`;
	} catch {
		return undefined;
	}
}
