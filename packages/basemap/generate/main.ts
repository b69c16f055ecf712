import { readFileSync, writeFileSync } from "node:fs";
import { basemapFile } from "../src/index.js";
import { groupBy } from "./group-by.js";
import { makeArchive } from "./make-archive.js";
import type { ArchiveTile } from "./pmtiles/write-archive.js";

/**
 * `pnpm --filter @nev/basemap generate` writes the archive and prints what is in it. With `--check`
 * it writes nothing, and fails unless the committed archive is what it would write.
 */
const isCheck = process.argv.includes("--check");
const { archive, tiles } = makeArchive();
printTable(tiles);
if (!isCheck) {
	writeFileSync(basemapFile, archive);
	print(`${basemapFile}: ${archive.length.toLocaleString("en-US")} bytes`);
} else if (readFileSync(basemapFile).equals(archive)) {
	print(`${basemapFile} is what this command makes.`);
} else {
	print(`${basemapFile} is not what this command makes: run generate without --check.`);
	process.exitCode = 1;
}

/** Prints the number of tiles, their bytes (equal tiles count once) and the largest, by zoom. */
function printTable(tiles: readonly ArchiveTile[]): void {
	print("zoom  tiles     bytes largest");
	for (const [zoom, ofZoom] of groupBy(tiles, ({ z }) => z)) {
		const lengths = [...new Set(ofZoom.map(({ bytes }) => bytes))].map(({ length }) => length);
		const total = lengths.reduce((sum, length) => sum + length, 0);
		const largest = lengths.reduce((most, length) => Math.max(most, length), 0);
		const columns = [
			column(zoom, 4),
			column(ofZoom.length, 6),
			column(total, 9),
			column(largest, 7),
		];
		print(columns.join(" "));
	}
}

function column(value: number, width: number): string {
	return value.toLocaleString("en-US").padStart(width);
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
