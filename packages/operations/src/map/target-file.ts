import { open, readlink, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { OperatorError } from "@nev/api/operations";

/** How many symbolic links are followed, as by Linux. */
const maxLinks = 40;

/** The first bytes of an archive: PMTiles specification, section 3.1. */
const magic = "PMTiles";

/** The file that a path leads to, which need not exist. */
export async function findTarget(path: string): Promise<string> {
	let target = path;
	for (let links = 0; links < maxLinks; links++) {
		const real = await realpath(target).catch(() => undefined);
		if (real !== undefined) return real;
		const next = await readlink(target).catch(() => undefined);
		if (next === undefined) return target;
		target = resolve(dirname(target), next);
	}
	return path;
}

/**
 * Whether there is a PMTiles archive, damaged or not, that a map may replace.
 *
 * @throws {OperatorError} if there is anything else, which is no map's to replace
 */
export async function isReplaceable(file: string): Promise<boolean> {
	const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return undefined;
		throw error;
	});
	if (!stats) return false;
	if (stats.isDirectory()) {
		throw new OperatorError(
			`${file} is a folder. Name a file, such as ${join(file, "map.pmtiles")}.`,
		);
	}
	if (stats.isFile() && stats.size === 0) return false;
	if (!stats.isFile() || (await readStart(file)) !== magic) {
		throw new OperatorError(`${basename(file)} is no map. Choose another name.`);
	}
	return true;
}

async function readStart(file: string): Promise<string> {
	const handle = await open(file, "r");
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0);
		return buffer.toString("latin1", 0, bytesRead);
	} finally {
		await handle.close();
	}
}
