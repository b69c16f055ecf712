import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { PrivateAddressError, type PublicLookupOptions, publicLookup } from "@nev/api/operations";
import { ImportError } from "../../tables/import-error.js";

/** The largest list that is downloaded, in bytes. */
const maxDownloadBytes = 100_000_000;

/** How long a download may take, in milliseconds. */
const timeLimit = 60_000;

const maxRedirects = 5;

/** Sites that lead to their files elsewhere: published Google Sheets. */
const fileHosts: Readonly<Record<string, string>> = { "docs.google.com": "googleusercontent.com" };

interface DownloadOptions extends PublicLookupOptions {
	readonly signal: AbortSignal;
	/** Replaced in tests. */
	readonly limits?: { readonly bytes: number; readonly time: number };
	/** The authority of the server's certificate, if it is none of the usual ones. */
	readonly ca?: string;
}

/** A list, and what messages call it: its address without what may be secret. */
export interface Download {
	readonly name: string;
	readonly bytes: Buffer;
}

/**
 * Downloads a list. Follows redirects within the site, and connects to no address of a private network.
 *
 * @throws {ImportError} if there is none, or it is too large or too slow
 */
export async function downloadList(address: string, options: DownloadOptions): Promise<Download> {
	const first = parseAddress(address);
	const name = first.origin + first.pathname;
	const { bytes: maxBytes, time } = options.limits ?? { bytes: maxDownloadBytes, time: timeLimit };
	const timeout = AbortSignal.timeout(time);
	const signal = AbortSignal.any([options.signal, timeout]);
	try {
		let url = first;
		for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
			const response = await get(url, { ...options, signal });
			const { statusCode = 0, headers } = response;
			if (statusCode >= 300 && statusCode < 400 && headers.location) {
				response.destroy();
				url = redirectTarget(headers.location, url, first);
			} else if (statusCode === 200) {
				return { name, bytes: await readBody(response, maxBytes) };
			} else {
				response.destroy();
				throw problem(
					`answers with status ${statusCode}. Check that everyone with the address may read it`,
				);
			}
		}
		throw problem("leads on and on. Give the address that it leads to");
	} catch (error) {
		options.signal.throwIfAborted();
		if (timeout.aborted) throw failure(name, `took more than ${time / 1000} seconds`);
		if (error instanceof Problem) throw failure(name, error.message);
		if (error instanceof PrivateAddressError) {
			const hint = "is in a private network. Set IMPORT_PRIVATE_NETWORK=true if it is yours";
			throw failure(name, hint);
		}
		throw failure(name, `cannot be read: ${(error as Error).message}. Check the address`);
	}
}

/** What is wrong with a download, without its name. */
class Problem extends Error {}

const problem = (message: string) => new Problem(message);

const failure = (name: string, what: string) => new ImportError(`${name} ${what}, and try again.`);

function parseAddress(address: string): URL {
	const url = parseUrl(address);
	if (url?.protocol === "https:") return url;
	throw new ImportError(
		"Give an address that begins with https://, a file, or - for standard input.",
	);
}

const parseUrl = (text: string, base?: URL) =>
	URL.canParse(text, base) ? new URL(text, base) : undefined;

function get(url: URL, { ca, signal, ...options }: DownloadOptions) {
	const lookup = publicLookup(url, options);
	return new Promise<IncomingMessage>((fulfil, reject) => {
		const headers = { accept: "*/*", "accept-encoding": "identity", "user-agent": "nev" };
		request(url, { agent: false, headers, lookup, signal, ...(ca && { ca }) })
			.on("response", fulfil)
			.on("error", reject)
			.end();
	});
}

function redirectTarget(location: string, from: URL, first: URL): URL {
	const target = parseUrl(location, from);
	const to = target?.hostname ?? "";
	const isWithin = (host: string, site: string) => host === site || host.endsWith(`.${site}`);
	const fileHost = fileHosts[first.hostname];
	const isSameSite =
		isWithin(to, first.hostname) ||
		isWithin(first.hostname, to) ||
		(fileHost !== undefined && isWithin(to, fileHost));
	if (target?.protocol === "https:" && isSameSite) return target;
	if (target?.protocol === "http:" && isSameSite) {
		throw problem(
			`leads to ${target.origin}, which is not https. Give an https:// address that does not lead there`,
		);
	}
	throw problem(
		`leads to another site, ${target?.host ?? location}. Let everyone with the address read it, or give the one that it leads to`,
	);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of response as AsyncIterable<Buffer>) {
			size += chunk.length;
			if (size > maxBytes) {
				throw problem(`is larger than ${maxBytes / 1e6} MB. Give a smaller list`);
			}
			chunks.push(chunk);
		}
	} catch (error) {
		if (error instanceof Problem || response.complete) throw error;
		throw problem("was cut off before its end. Check the server");
	}
	return Buffer.concat(chunks);
}
