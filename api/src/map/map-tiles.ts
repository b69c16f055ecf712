import { basemapFile } from "@nev/basemap";
import type { Logger } from "pino";
import { StartError } from "../errors/operator-error.js";
import { type Archive, openArchive } from "./archive.js";
import { ArchiveError } from "./archive-error.js";
import { openSource, readFileState, readSource } from "./byte-source.js";
import { followFile } from "./follow-file.js";
import { basicLayers, missingLayers } from "./map-layers.js";

/** The tiles that the map is drawn from. */
export interface MapTiles {
	/** The newest archive that can be used. */
	readonly archive: Archive;
	/** Closes the archive and stops following its file. */
	close(): Promise<void>;
}

interface FollowOptions {
	readonly intervalMs?: number;
	/** Called when another archive has taken the place of the old one. */
	readonly onReplaced?: () => void;
}

/** How often the operator's file is looked at, in milliseconds. */
const defaultInterval = 2000;

/**
 * Opens the operator's archive, or the built-in one if there is none. When the operator's file is
 * replaced, the new archive is taken. One that cannot be used is logged, and the old one stays open.
 *
 * @throws {StartError} if the archive cannot be used
 */
export async function openMapTiles(
	file: string | undefined,
	log: Logger,
	{ intervalMs = defaultInterval, onReplaced = () => {} }: FollowOptions = {},
): Promise<MapTiles> {
	return file === undefined ? openBuiltIn() : openFollowed(file, log, intervalMs, onReplaced);
}

async function openBuiltIn(): Promise<MapTiles> {
	try {
		const archive = await openArchive(await readSource(basemapFile));
		return { archive, close: () => archive.close() };
	} catch (error) {
		if (!(error instanceof ArchiveError)) throw error;
		throw new StartError(
			`The built-in map ${basemapFile} cannot be used: ${error.problem}. Restore it, or set MAP_FILE to another archive.`,
		);
	}
}

async function openFollowed(
	file: string,
	log: Logger,
	intervalMs: number,
	onReplaced: () => void,
): Promise<MapTiles> {
	const known = await readFileState(file);
	let archive = await openFile(file).catch((error: unknown) => {
		if (!(error instanceof ArchiveError)) throw error;
		throw new StartError(
			`The map ${file} of MAP_FILE cannot be used: ${error.problem}. ${error.remedy}, or unset MAP_FILE for the built-in map.`,
		);
	});
	warnOfMissing(archive);

	async function replace(): Promise<void> {
		try {
			const old = archive;
			archive = await openFile(file);
			onReplaced();
			log.info({ file }, "the map was replaced");
			warnOfMissing(archive);
			await old.close();
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			log.error({ file, reason }, "the new map of MAP_FILE cannot be used, so the old one stays");
		}
	}

	function warnOfMissing({ tileJson }: Archive): void {
		const missing = missingLayers(tileJson.vector_layers ?? [], basicLayers);
		if (missing.length > 0) log.warn({ file, missing }, "the map of MAP_FILE lacks layers");
	}

	const follower = followFile(file, known, replace, intervalMs);
	return {
		get archive() {
			return archive;
		},
		async close() {
			await follower.stop();
			await archive.close();
		},
	};
}

async function openFile(file: string): Promise<Archive> {
	return openArchive(await openSource(file));
}
