import { setTimeout as sleep } from "node:timers/promises";
import { productVersion } from "@nev/api/operations";
import type { MapSource } from "./map-source.js";
import {
	MissingSourceError,
	SourceChangedError,
	SourceError,
	StoppedError,
} from "./source-error.js";

export interface HttpOptions {
	/** Aborted when the operator presses Ctrl+C. */
	readonly signal: AbortSignal;
	/** Called with the number of bytes that came. */
	readonly onReceived?: (bytes: number) => void;
	/** How long a server may send nothing, in milliseconds. */
	readonly stallMs?: number;
	/** The pause before a failed request is sent again, in milliseconds. It doubles each time. */
	readonly pauseMs?: number;
}

/** Room for the header and the root directory of an archive: PMTiles specification, section 2. */
const startLength = 16_384;

/** How often a request that brings nothing, or less than {@link minProgress}, is sent again. */
const maxRetries = 5;

/** In bytes. Each connection that brings less counts as a failure, or a slow drip would never end. */
const minProgress = 16_384;

const maxPauseMs = 60_000;

/** Failures of a request that are over when it is sent again. */
const transientStatuses = [408, 425, 429, 500, 502, 503, 504];

/** Errors of the network for which trying again does not help. */
const lastingErrors =
	/^(ENOTFOUND|ERR_INVALID_URL|ERR_TLS_.*|.*CERT.*|.*SIGNATURE.*|UNABLE_TO_.*)$/;

/** A failure after which the same request may succeed. */
class TransientError extends Error {
	readonly retryAfterMs: number;

	constructor(message: string, retryAfterMs = 0) {
		super(message);
		this.retryAfterMs = retryAfterMs;
	}
}

/**
 * Opens a file of a web server, of which parts are read by range requests. All of them are of the same
 * version of the file.
 *
 * @throws {SourceError} if the server cannot be reached, or does not answer range requests
 */
export async function openHttpSource(from: string, options: HttpOptions): Promise<MapSource> {
	const { signal, onReceived = () => {}, stallMs = 30_000, pauseMs = 1000 } = options;
	const url = readAddress(from);
	const address = `${url.origin}${url.pathname}`;
	let known: { readonly version: string; readonly etag: string; readonly size: number } | undefined;

	/** Sends one request, and gives what it brings until its connection ends. */
	async function* receive(offset: number, length: number): AsyncGenerator<Uint8Array> {
		const stalled = new AbortController();
		let timer = setTimeout(() => stalled.abort(), stallMs);
		try {
			const response = await fetch(url, {
				headers: {
					range: `bytes=${offset}-${offset + length - 1}`,
					"accept-encoding": "identity",
					"user-agent": `nev/${productVersion()} (nev map get: cuts a map for the widgets of dealers)`,
					// A weak ETag never matches.
					...(known?.etag.startsWith('"') && { "if-match": known.etag }),
				},
				signal: AbortSignal.any([signal, stalled.signal]),
			});
			try {
				checkAnswer(response, offset);
				for await (const chunk of response.body ?? []) {
					clearTimeout(timer);
					timer = setTimeout(() => stalled.abort(), stallMs);
					onReceived(chunk.length);
					yield chunk;
				}
			} finally {
				// What a server sends beyond the range is not read.
				await response.body?.cancel().catch(() => {});
			}
		} catch (error) {
			if (signal.aborted) throw new StoppedError("Stopped. Nothing was changed.");
			if (stalled.signal.aborted)
				throw new TransientError(`it sent nothing for ${stallMs / 1000} seconds`);
			throw error;
		} finally {
			clearTimeout(timer);
		}
	}

	/** @throws {Error} if a response is not the part of the file that was asked for */
	function checkAnswer({ status, headers }: Response, offset: number): void {
		if (transientStatuses.includes(status)) {
			throw new TransientError(
				`it answered ${status}`,
				1000 * Number(headers.get("retry-after") ?? 0),
			);
		}
		if (status === 404 || status === 410) {
			throw new MissingSourceError(
				`There is no map at ${address} (it answered ${status}). Check the address, or name another build with --from.`,
			);
		}
		if (status === 412 || (status === 416 && known)) throw changed();
		if (status === 416)
			throw new SourceError(`The map at ${address} is empty. Name another one with --from.`);
		if (status === 200) {
			throw new SourceError(
				`${address} cannot be used: its server ignores range requests, so all of it would have to be downloaded. Download the file yourself and give its path with --from, or name another server.`,
			);
		}
		const problem = status === 206 ? problemOf(headers, offset) : `answered ${status}`;
		if (problem) {
			throw new SourceError(
				`${address} cannot be used: its server ${problem}. Check the address, or name another one with --from.`,
			);
		}
		const size = Number(contentRange(headers)?.size);
		const etag = headers.get("etag") ?? "";
		const version = etag || (headers.get("last-modified") ?? "");
		known ??= { version, etag, size };
		if (version !== known.version || size !== known.size) throw changed();
	}

	function changed(): SourceChangedError {
		return new SourceChangedError(`The map at ${address} was changed while it was read.`);
	}

	/** Goes on where a connection broke off, after a pause. */
	async function readRange(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
		const bytes = new Uint8Array(length);
		let received = 0;
		for (let failures = 0; ; ) {
			const before = received;
			try {
				for await (const chunk of receive(offset + received, length - received)) {
					const part = chunk.subarray(0, length - received);
					bytes.set(part, received);
					received += part.length;
					if (received - before >= minProgress) failures = 0;
					if (received === length) return bytes;
				}
				// Its end is before the range's.
				if (known && offset + received === known.size) return bytes.subarray(0, received);
				throw new TransientError("it closed the connection too early");
			} catch (error) {
				if (!isTransient(error)) throw explained(error);
				failures += 1;
				if (failures > maxRetries) throw explained(error);
				const pause = Math.max(pauseMs * 2 ** (failures - 1), retryAfterOf(error));
				await sleep(Math.min(pause, maxPauseMs), undefined, { signal }).catch(() => {
					throw new StoppedError("Stopped. Nothing was changed.");
				});
			}
		}
	}

	function explained(error: unknown): Error {
		if (error instanceof SourceError || error instanceof StoppedError) return error;
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
		const message = cause instanceof Error ? cause.message || codeOf(error) : String(cause);
		return new SourceError(
			`${address} cannot be read: ${message}. Check the address and the network of this machine, then run the command again.`,
			{ cause: error },
		);
	}

	const start = await readRange(0, startLength);
	const { version, size } = known as NonNullable<typeof known>;
	return {
		size,
		version,
		identity: { address, version, bytes: size },
		async read(offset, length) {
			if (offset + length > size) {
				throw new SourceError(
					`The map at ${address} is truncated. Name another build with --from.`,
				);
			}
			if (offset + length <= start.length) return start.slice(offset, offset + length);
			return length === 0 ? new Uint8Array() : readRange(offset, length);
		},
		close: async () => {},
	};
}

/** What is wrong with a response that has a part of the file. */
function problemOf(headers: Headers, offset: number): string | undefined {
	const coding = headers.get("content-encoding");
	if (coding && coding !== "identity") {
		return `compresses what it sends (${coding}), so that parts of the file do not fit together`;
	}
	const range = contentRange(headers);
	if (!range) return "does not say which part of the file it sent (Content-Range)";
	return range.first === offset ? undefined : "answered with another part than it was asked for";
}

function contentRange(headers: Headers) {
	const [, first, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
	return size === undefined ? undefined : { first: Number(first), size: Number(size) };
}

function readAddress(from: string): URL {
	if (!URL.canParse(from)) throw new SourceError(`${from} is not an address. Check it.`);
	const url = new URL(from);
	if (url.username || url.password) {
		throw new SourceError(
			"An address with a password cannot be read. Download the file and give its path with --from.",
		);
	}
	return url;
}

/** The system's or the library's name of a failure of the network. */
function codeOf(error: unknown): string {
	const { code, cause } = Object(error);
	return String(code ?? (cause && codeOf(cause)) ?? "");
}

function isTransient(error: unknown): boolean {
	if (error instanceof SourceError || error instanceof StoppedError) return false;
	return !lastingErrors.test(codeOf(error));
}

function retryAfterOf(error: unknown): number {
	return error instanceof TransientError ? error.retryAfterMs || 0 : 0;
}
