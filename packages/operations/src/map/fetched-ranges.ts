import { type FileHandle, open, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { loadFileLocks, OperatorError } from "@nev/api/operations";
import { isSameBuild, type SourceIdentity } from "./map-source.js";
import type { Content } from "./plan-map.js";

interface StoredRange {
	/** From the first tile of the source. */
	readonly offset: number;
	readonly length: number;
	/** In the file of what was fetched. */
	readonly position: number;
}

/**
 * What was fetched of a map, beside the file that it is for, so that the next run goes on after an
 * interruption: the bytes in `FILE.part`, and which they are in `FILE.part.ranges`.
 */
export interface FetchedRanges {
	/** Where each content is that was fetched, by its offset in the source. */
	locate(contents: readonly Content[]): Map<number, number>;
	/** Adds a range. It is on the disk before it counts as fetched. */
	add(offset: number, bytes: Uint8Array): Promise<void>;
	read(position: number, length: number): Promise<Uint8Array>;
	close(): Promise<void>;
	/** Closes and removes what was fetched. */
	remove(): Promise<void>;
}

const nameOf = (file: string) => ({
	bytes: `${file}.part`,
	list: `${file}.part.ranges`,
	lock: `${file}.part.lock`,
});

/** What an interrupted run has fetched; undefined if there was none. */
export async function readFetched(file: string) {
	return readList(nameOf(file).list);
}

/**
 * Locks what is fetched for a file, as two runs would mix what they append, and removes what a run that was
 * killed while it wrote the map has left. Nothing is locked where the system has no locks.
 *
 * @returns releases the lock
 * @throws {OperatorError} if another run has it locked
 */
export async function lockFetched(file: string): Promise<() => Promise<void>> {
	const tryLock = await loadFileLocks({ canEnter: () => true }).catch(() => undefined);
	if (!tryLock) return async () => {};
	const { lock: name } = nameOf(file);
	const lock = tryLock(name);
	if (!lock) {
		throw new OperatorError(`Another nev map get is writing ${file}. Wait until it has ended.`);
	}
	const release = async () => {
		await rm(name, { force: true });
		lock.close();
	};
	await removeUnfinished(file).catch((error: unknown) => {
		return release().then(() => Promise.reject(error));
	});
	return release;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes the files that `replaceFile` had not completed: `FILE.<uuid>.part`. */
async function removeUnfinished(file: string): Promise<void> {
	const [folder, start, end] = [dirname(file), `${basename(file)}.`, ".part"];
	for (const name of await readdir(folder)) {
		if (!name.startsWith(start) || !name.endsWith(end)) continue;
		if (uuid.test(name.slice(start.length, -end.length))) await rm(join(folder, name));
	}
}

/** Opens what was fetched of a build, which is locked. What there is of another one is discarded. */
export async function openFetchedRanges(
	file: string,
	identity: SourceIdentity,
): Promise<FetchedRanges> {
	const names = nameOf(file);
	const found = await readList(names.list);
	const isSame = isSameBuild(found?.identity, identity);
	const ranges = isSame && found ? found.ranges : [];
	const bytes = await open(names.bytes, isSame ? "a+" : "w+");
	const list = await open(names.list, isSame ? "a" : "w").catch((error: unknown) => {
		return bytes.close().then(() => Promise.reject(error));
	});
	let end = ranges.reduce((total, { length }) => total + length, 0);
	const { size } = await bytes.stat();
	if (size < end) {
		// A disk that lost what it had confirmed.
		ranges.length = 0;
		end = 0;
	}
	// Beyond its end is what an interrupted run has not listed yet.
	await bytes.truncate(end);
	await list.truncate(ranges.length > 0 ? found?.listBytes : 0);
	if (ranges.length === 0) await list.appendFile(`${JSON.stringify(identity)}\n`);

	let added: Promise<void> = Promise.resolve();
	async function append(offset: number, part: Uint8Array): Promise<void> {
		await bytes.appendFile(part);
		await bytes.datasync();
		await list.appendFile(`${offset} ${part.length}\n`);
		ranges.push({ offset, length: part.length, position: end });
		end += part.length;
	}
	async function close(): Promise<void> {
		await added.catch(() => {});
		await Promise.all([bytes.close(), list.close()]);
	}
	return {
		locate: (contents) => locate(contents, ranges),
		add(offset, part) {
			// One after the other, as each is appended. After a failure none is.
			added = added.then(() => append(offset, part));
			return added;
		},
		read: (position, length) => readFully(bytes, position, length),
		close,
		async remove() {
			await close();
			await Promise.all([names.bytes, names.list].map((name) => rm(name, { force: true })));
		},
	};
}

/** Reads the list of ranges, without a last line that was cut off. */
async function readList(name: string) {
	const text = await readFile(name, "utf8").catch(() => "");
	const whole = text.slice(0, text.lastIndexOf("\n") + 1);
	const lines = whole.split("\n").slice(0, -1);
	const identity = readIdentity(lines.shift());
	if (!identity) return undefined;
	const ranges: StoredRange[] = [];
	let position = 0;
	for (const line of lines) {
		const [offset = NaN, length = NaN] = line.split(" ").map(Number);
		if (!Number.isSafeInteger(offset + length)) return undefined;
		ranges.push({ offset, length, position });
		position += length;
	}
	return { identity, ranges, listBytes: Buffer.byteLength(whole) };
}

function readIdentity(line = ""): SourceIdentity | undefined {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

/** Where each content is in what was fetched, by its offset in the source. */
export function locate(
	contents: readonly Content[],
	ranges: readonly StoredRange[],
): Map<number, number> {
	const positions = new Map<number, number>();
	const stored = ranges.toSorted((a, b) => a.offset - b.offset);
	let next = 0;
	/** Of the ranges that begin so far, the one that reaches furthest: a range may enclose others. */
	let furthest: StoredRange | undefined;
	for (const { offset, length } of contents.toSorted((a, b) => a.offset - b.offset)) {
		for (let range = stored[next]; range && range.offset <= offset; range = stored[++next]) {
			if (!furthest || endOf(range) > endOf(furthest)) furthest = range;
		}
		if (!furthest || endOf(furthest) < offset + length) continue;
		positions.set(offset, furthest.position + offset - furthest.offset);
	}
	return positions;
}

function endOf({ offset, length }: Pick<StoredRange, "offset" | "length">): number {
	return offset + length;
}

async function readFully(
	handle: FileHandle,
	position: number,
	length: number,
): Promise<Uint8Array> {
	const bytes = new Uint8Array(length);
	const { bytesRead } = await handle.read(bytes, 0, length, position);
	if (bytesRead < length) throw new Error("What was fetched is truncated.");
	return bytes;
}
