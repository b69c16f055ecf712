import { readFileSync, writeFileSync } from "node:fs";
import { basemapFile, gazetteerFile, outlineFile, zipCodesFile } from "../src/index.js";
import { makeOutline } from "./boundaries/make-outline.js";
import { groupBy } from "./group-by.js";
import { makeArchive } from "./make-archive.js";
import { makeGazetteer } from "./places/make-gazetteer.js";
import { makeZipCodes } from "./places/make-zip-codes.js";
import type { ArchiveTile } from "./pmtiles/write-archive.js";

/**
 * `pnpm --filter @nev/basemap generate` writes the archive, the gazetteer, the ZIP codes and the outline, and
 * prints what is in the archive. With `--check` it writes nothing, and fails unless the committed files are what it would write.
 */
const isCheck = process.argv.includes("--check");
const gazetteer = makeGazetteer();
const lines = gazetteer.map(
	({ name, state, latitude, longitude, population }) =>
		`${[name, state, latitude, longitude, population].join("\t")}\n`,
);
write(gazetteerFile, Buffer.from(lines.join("")));
const codes = makeZipCodes(gazetteer).map(({ zip, city, state, latitude, longitude }) =>
	JSON.stringify([zip, city, state, latitude, longitude]),
);
write(zipCodesFile, Buffer.from(`[\n${codes.join(",\n")}\n]\n`));
const outline = makeOutline().map((ring) => `${ring.join(" ")}\n`);
write(outlineFile, Buffer.from(outline.join("")));
const { archive, tiles } = makeArchive();
printTable(tiles);
write(basemapFile, archive);

function write(file: string, bytes: Uint8Array): void {
	if (!isCheck) {
		writeFileSync(file, bytes);
		print(`${file}: ${bytes.length.toLocaleString("en-US")} bytes`);
	} else if (readFileSync(file).equals(bytes)) {
		print(`${file} is what this command makes.`);
	} else {
		print(`${file} is not what this command makes: run generate without --check.`);
		process.exitCode = 1;
	}
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
