import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { StartError } from "@nev/api/operations";

/** The built pages. Both this file and its build are three folders below the root. */
const builtFolder = fileURLToPath(new URL("../../../desk/dist", import.meta.url));

const types: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml; charset=utf-8",
	".woff2": "font/woff2",
};

interface DeskFile {
	readonly body: Uint8Array<ArrayBuffer>;
	readonly type: string;
}

/** The desk's page, and the files that it loads. */
export interface DeskFiles {
	readonly page: DeskFile;
	/** Files with a hash in their name, by path: `/assets/index-1a2b3c.js`. */
	readonly assets: ReadonlyMap<string, DeskFile>;
}

/**
 * Reads the built pages into memory. They are less than a megabyte.
 *
 * @throws {StartError} if they are not built
 */
export function readDeskFiles(folder = builtFolder): DeskFiles {
	if (!existsSync(join(folder, "index.html"))) {
		throw new StartError("The desk is not built yet. Run npm start or pnpm build first.");
	}
	const read = (name: string, type: string) => ({
		body: new Uint8Array(readFileSync(join(folder, name))),
		type,
	});
	const names = readdirSync(join(folder, "assets"));
	return {
		page: read("index.html", "text/html; charset=utf-8"),
		assets: new Map(
			names.map((name) => [
				`/assets/${name}`,
				read(`assets/${name}`, types[extname(name)] ?? "application/octet-stream"),
			]),
		),
	};
}
