import { chmod, stat } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { type Archive, openArchive, openSource, replaceFile } from "@nev/api/operations";
import { writeArchiveStart } from "@nev/basemap";
import type { Box } from "./country-tiles.js";
import type { MapOrigin } from "./old-map.js";
import type { Content, MapPlan } from "./plan-map.js";
import { throwIfStopped } from "./source-error.js";

/** A part of the new map's tiles that stands together in a file. */
export interface Piece {
	readonly position: number;
	readonly length: number;
	read(position: number, length: number): Promise<Uint8Array>;
}

/** How much is copied at a time. */
const maxCopy = 4_000_000;

/** Where a map of the country begins: longitude, latitude and zoom. */
const center = [-98.5, 39.5, 3] as const;

/** Everybody may read a map: the server may run as another user. */
const mapMode = 0o644;

/**
 * Writes a map, which takes the place of an old one when it is complete and was checked.
 *
 * @param target written to, unless its signal is aborted
 * @param bounds of the wanted area; the map's are those that the source has, too
 * @param pieceOf where a content is that was fetched or that the old map has
 */
export async function writeMap(
	{ file, signal }: { readonly file: string; readonly signal: AbortSignal },
	source: Pick<Archive, "header" | "metadata" | "tileCoding">,
	plan: MapPlan,
	bounds: Box,
	origin: MapOrigin,
	pieceOf: (content: Content) => Piece,
): Promise<void> {
	const { minLon, minLat, maxLon, maxLat } = source.header;
	const [west, south, east, north] = bounds;
	const common: Box = [
		Math.max(west, minLon),
		Math.max(south, minLat),
		Math.min(east, maxLon),
		Math.min(north, maxLat),
	];
	const [longitude, latitude, zoom] = center;
	const start = writeArchiveStart(plan.entries, {
		gzip: (bytes) => gzipSync(bytes),
		metadata: { ...source.metadata, nev: origin },
		bounds: common,
		center: [
			Math.min(common[2], Math.max(common[0], longitude)),
			Math.min(common[3], Math.max(common[1], latitude)),
			zoom,
		],
		tileCoding: source.tileCoding,
	});
	const mode = await stat(file).then(
		(stats) => stats.mode,
		() => mapMode,
	);
	await replaceFile(
		file,
		async (write) => {
			await write(start);
			for (const { position, length, read } of joined(plan.contents, pieceOf)) {
				throwIfStopped(signal);
				await write(await read(position, length));
			}
		},
		async (temporaryFile) => {
			const archive = await openArchive(await openSource(temporaryFile));
			await archive.verify().finally(() => archive.close());
			await chmod(temporaryFile, mode);
			throwIfStopped(signal);
		},
	);
}

/** Pieces that follow one another in the same file are copied at once. */
function* joined(
	contents: readonly Content[],
	pieceOf: (content: Content) => Piece,
): Generator<Piece> {
	let last: Piece | undefined;
	for (const content of contents) {
		const piece = pieceOf(content);
		const follows = last?.read === piece.read && last.position + last.length === piece.position;
		if (last && follows && last.length + piece.length <= maxCopy) {
			last = { ...last, length: last.length + piece.length };
			continue;
		}
		if (last) yield last;
		last = piece;
	}
	if (last) yield last;
}
