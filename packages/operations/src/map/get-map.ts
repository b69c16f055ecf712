import { createHash } from "node:crypto";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { ArchiveChangedError, ArchiveError, OperatorError, openArchive } from "@nev/api/operations";
import { type Box, countryBounds } from "./country-tiles.js";
import { fetchRanges } from "./fetch-ranges.js";
import { locate, lockFetched, openFetchedRanges, readFetched } from "./fetched-ranges.js";
import { findEntries, type OnDirectory } from "./find-entries.js";
import type { HttpOptions } from "./http-source.js";
import { isSameBuild, type MapSource, type SourceIdentity } from "./map-source.js";
import { buildsAddress, openNewestBuild } from "./newest-build.js";
import { type OldMap, openOldMap } from "./old-map.js";
import { openMapSource } from "./open-map-source.js";
import { type Content, planMap } from "./plan-map.js";
import { planRequests } from "./plan-requests.js";
import {
	MissingSourceError,
	SourceChangedError,
	SourceError,
	StoppedError,
} from "./source-error.js";
import { findTarget, isReplaceable } from "./target-file.js";
import { type DetailedArea, wantedTiles } from "./wanted-tiles.js";
import { type Piece, writeMap } from "./write-map.js";

export interface MapRequest {
	/** The file to write. */
	readonly file: string;
	/** An address or a path; undefined: a daily build of Protomaps. */
	readonly from: string | undefined;
	/** Whether to take the newest daily build, even if that of the file is still there. */
	readonly takesNewest: boolean;
	readonly area: DetailedArea;
	readonly maxZoom: number;
}

/** What is to be downloaded, which is known from the directories of the source. */
export interface MapOffer {
	readonly source: SourceIdentity;
	/** Of the whole new map. */
	readonly tiles: number;
	readonly bytes: number;
	readonly maxZoom: number;
	/** Of the new map, what the old one or an interrupted run has already. */
	readonly presentBytes: number;
	readonly downloadBytes: number;
	/** Of the download, what lies between the tiles. */
	readonly overheadBytes: number;
	readonly requests: number;
	readonly replaced: ReplacedFile;
	/** How many tiles of the replaced map the new one will not have. */
	readonly lostTiles: number;
	/** What the directories took. */
	readonly directoryBytes: number;
}

/** What is in the place of the new map: one of this command, one of another maker, or one that is damaged. */
export type ReplacedFile = "nothing" | "own" | "other" | "damaged";

export interface GetMapOptions extends Pick<HttpOptions, "signal" | "stallMs" | "pauseMs"> {
	/** Tells the operator something. */
	readonly onNote: (text: string) => void;
	readonly onDirectory?: OnDirectory;
	/** Whether the operator wants it. */
	readonly confirm: (offer: MapOffer) => Promise<boolean>;
	/** Called with how much of the download is there. */
	readonly onFetched?: (bytes: number) => void;
}

/** The map was written, was there already, or was not wanted. */
export type MapOutcome = "written" | "complete" | "declined";

/** How often a map may change while it is read. */
const maxStarts = 3;

/**
 * Cuts a map from a larger one, of which it downloads only what neither the file at its path nor an interrupted
 * run has of the same build.
 *
 * @throws {SourceError} if the source cannot be used; what was fetched is kept
 * @throws {StoppedError} after Ctrl+C; what was fetched is kept
 */
export async function getMap(request: MapRequest, options: GetMapOptions): Promise<MapOutcome> {
	// What a symbolic link leads to is replaced, and not the link.
	const file = await findTarget(request.file);
	try {
		// Before anything is planned: another run would change what there is already.
		const release = await lockFetched(file);
		try {
			return await getLocked({ ...request, file }, options);
		} finally {
			await release();
		}
	} catch (error) {
		throw explained(error, file);
	}
}

async function getLocked(request: MapRequest, options: GetMapOptions): Promise<MapOutcome> {
	for (let starts = 1; ; starts++) {
		try {
			return await getOnce(request, options);
		} catch (error) {
			const isChanged = error instanceof SourceChangedError || error instanceof ArchiveChangedError;
			if (!isChanged || starts === maxStarts) throw error;
			options.onNote(
				"The map was changed where it is fetched from. The download starts over, because two builds do not fit together.",
			);
		}
	}
}

async function getOnce(request: MapRequest, options: GetMapOptions): Promise<MapOutcome> {
	const { file, area } = request;
	const { confirm, onDirectory, onFetched, onNote } = options;
	let received = 0;
	let progress: ((bytes: number) => void) | undefined;
	const httpOptions: HttpOptions = {
		...options,
		onReceived(bytes) {
			received += bytes;
			progress?.(received);
		},
	};

	const isThere = await isReplaceable(file);
	const old = await openOldMap(file);
	try {
		const source = await openSourceOf(request, old, httpOptions, onNote);
		const { identity } = source;
		if (identity.address === file) {
			await source.close();
			throw new SourceError(`${file} cannot be cut from itself. Name another file to write.`);
		}
		const archive = await openArchive(source).catch(rejectUnusable(identity));
		try {
			const maxZoom = Math.min(request.maxZoom, archive.header.maxZoom);
			const ids = wantedTiles(area, maxZoom);
			const origin = { source: identity, area: keyOf(ids) };
			const isSame = isSameBuild(old?.origin?.source, identity);
			if (isSame && old?.origin?.area === origin.area) return "complete";

			const found = await findEntries(archive, ids, onDirectory).catch(rejectUnusable(identity));
			const plan = planMap(found);
			if (plan.tiles === 0)
				throw new SourceError(
					`${identity.address} has no tile of this area. Name another map with --from.`,
				);
			const inOld = (isSame && (await old?.locate(plan.contents))) || new Map<number, number>();
			const earlier = await readFetched(file);
			const isOfOther = earlier && !isSameBuild(earlier.identity, identity);
			if (isOfOther) {
				onNote(
					`An interrupted run has fetched parts of ${earlier.identity.version ? "another build" : "an unknown build"}, ${earlier.identity.address}. They do not fit, and will be removed.`,
				);
			}
			const kept = locate(plan.contents, isOfOther ? [] : (earlier?.ranges ?? []));
			const missing = plan.contents.filter(({ offset }) => !inOld.has(offset) && !kept.has(offset));
			const requests = planRequests(missing);
			const missingBytes = sumOf(missing);
			const downloadBytes = sumOf(requests);
			await checkRoom(file, plan.bytes + downloadBytes);
			const isWanted = await confirm({
				source: identity,
				tiles: plan.tiles,
				bytes: plan.bytes,
				maxZoom,
				presentBytes: plan.bytes - missingBytes,
				downloadBytes,
				overheadBytes: downloadBytes - missingBytes,
				requests: requests.length,
				replaced: replacedFile(isThere, old),
				lostTiles: (await old?.countLost(plan.entries)) ?? 0,
				directoryBytes: received,
			});
			if (!isWanted) return "declined";

			const fetched = await openFetchedRanges(file, identity);
			try {
				const unfinished = rejectUnfinished(file, identity);
				const before = received;
				progress = (bytes) => onFetched?.(bytes - before);
				await fetchRanges(source, archive, requests, fetched).catch(unfinished);
				progress = undefined;
				const positions = fetched.locate(plan.contents);
				const pieceOf = ({ offset, length }: Content): Piece => {
					const position = positions.get(offset);
					if (position !== undefined) return { position, length, read: fetched.read };
					const oldPosition = inOld.get(offset);
					if (!old || oldPosition === undefined) throw new Error("A tile was not fetched.");
					return { position: oldPosition, length, read: old.read };
				};
				const target = { file, signal: options.signal };
				await writeMap(target, archive, plan, boundsOf(area), origin, pieceOf).catch(unfinished);
				await fetched.remove();
				return "written";
			} finally {
				await fetched.close();
			}
		} finally {
			await archive.close();
		}
	} finally {
		await old?.close();
	}
}

function replacedFile(isThere: boolean, old: OldMap | undefined): ReplacedFile {
	if (!isThere) return "nothing";
	if (!old) return "damaged";
	return old.origin ? "own" : "other";
}

/**
 * Opens what the operator named. Without that it is the daily build that an interrupted run or the file is
 * of, if it is still there, so that only what is missing is downloaded; or else the newest one.
 */
async function openSourceOf(
	{ file, from, takesNewest }: MapRequest,
	old: OldMap | undefined,
	options: HttpOptions,
	onNote: (text: string) => void,
): Promise<MapSource> {
	if (from) return openMapSource(from, options).catch(rejectUnusable({ address: from }));
	const known = (await readFetched(file))?.identity ?? old?.origin?.source;
	if (!takesNewest && known?.address.startsWith(`${buildsAddress}/`)) {
		try {
			return await openMapSource(known.address, options);
		} catch (error) {
			if (!(error instanceof MissingSourceError)) throw error;
			onNote(
				`${known.address} is not there any more, so the newest build is taken, and all of it is fetched.`,
			);
		}
	}
	return openNewestBuild(new Date(), options);
}

function rejectUnusable({ address }: Pick<SourceIdentity, "address">): (error: unknown) => never {
	return (error) => {
		if (!(error instanceof ArchiveError) || error instanceof ArchiveChangedError) throw error;
		throw new SourceError(
			`${address} cannot be used: ${error.problem}. Name another map with --from.`,
			{
				cause: error,
			},
		);
	};
}

/** Says of a download that ended early that it goes on. */
function rejectUnfinished(file: string, identity: SourceIdentity): (error: unknown) => never {
	const remains = identity.version
		? `What was fetched is kept in ${file}.part, and the same command goes on from there.`
		: "The same command starts over, because the server does not say which version of the map it has.";
	return (error) => {
		if (error instanceof StoppedError) throw new StoppedError(`Stopped. ${remains}`);
		if (!(error instanceof SourceError) || error instanceof SourceChangedError) throw error;
		throw new SourceError(`${error.message} ${remains}`, { cause: error });
	};
}

/** What the operator reads of an error. */
function explained(error: unknown, file: string): unknown {
	if (error instanceof ArchiveChangedError) {
		return new SourceChangedError(
			"The map is changed again and again where it is fetched from. Try again later.",
		);
	}
	const { code, message } = Object(error);
	if (code === "ENOSPC" || code === "EDQUOT") {
		return new OperatorError(
			`${dirname(file)} is full. Make room: what was fetched is kept, and the same command goes on.`,
		);
	}
	if (typeof code === "string" && Object(error).syscall && !(error instanceof OperatorError)) {
		return new OperatorError(`${file} cannot be written: ${message}. Name another file.`);
	}
	return error;
}

async function checkRoom(file: string, needed: number): Promise<void> {
	const folder = dirname(file);
	const { bavail, bsize } = await statfs(folder);
	const free = bavail * bsize;
	if (free >= needed) return;
	const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString("en-US")} MB`;
	throw new OperatorError(
		`${folder} has room for ${megabytes(free)}, and the map needs ${megabytes(needed)} while it is made. Make room, name a file elsewhere, or ask for less with --around or --maxzoom.`,
	);
}

function boundsOf({ boxes }: DetailedArea): Box {
	return [countryBounds(), ...boxes].reduce((all, box) => [
		Math.min(all[0], box[0]),
		Math.min(all[1], box[1]),
		Math.max(all[2], box[2]),
		Math.max(all[3], box[3]),
	]);
}

function sumOf(parts: readonly { readonly length: number }[]): number {
	return parts.reduce((total, { length }) => total + length, 0);
}

/** Differs between sets of tiles. */
function keyOf(ids: Float64Array): string {
	return createHash("sha256").update(ids).digest("base64url").slice(0, 12);
}
