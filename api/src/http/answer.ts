import { LRUCache } from "lru-cache";
import type { CountedSearch } from "./counted-search.js";
import type { ContentCoding, EncodedBody } from "./encode-body.js";

/** A complete answer to GET and HEAD, in each content coding. Nothing is added when it is sent. */
export interface Answer {
	readonly status: number;
	readonly variants: Readonly<
		Partial<Record<ContentCoding, AnswerVariant>> & { identity: AnswerVariant }
	>;
	/** The search for dealers that it answers, which is counted each time. */
	readonly search?: CountedSearch | undefined;
}

type Headers = Readonly<Record<string, string>>;

interface AnswerVariant {
	readonly etag: string;
	readonly headers: Headers;
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** The headers of a 304. */
	readonly notModified: Headers;
}

/** What is sent for one request. A response to HEAD has the headers without the bytes. */
export interface SelectedAnswer {
	readonly status: number;
	readonly headers: Headers;
	readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/** Completes an encoded body with its status and with all headers in each content coding. */
export function createAnswer(
	{ contentType, variants }: EncodedBody,
	headers: Headers,
	status = 200,
): Answer {
	const vary = ["Accept-Encoding", ...(headers.vary ? [headers.vary] : [])].join(", ");
	const entries = Object.entries(variants).map(([coding, { bytes, etag }]) => {
		const notModified = { ...headers, etag, vary };
		const complete = {
			...notModified,
			"content-type": contentType,
			"content-length": String(bytes.length),
			...(coding !== "identity" && { "content-encoding": coding }),
		};
		return [coding, { etag, bytes, headers: complete, notModified }] as const;
	});
	return { status, variants: Object.fromEntries(entries) as unknown as Answer["variants"] };
}

/**
 * Selects what to send: the best content coding that the client accepts, or 304 if the client has it
 * already. Only a 200 can be 304. `Range` is ignored, as RFC 9110 allows.
 */
export function selectAnswer(
	{ status, variants }: Answer,
	acceptEncoding: string | undefined,
	ifNoneMatch: string | undefined,
): SelectedAnswer {
	const coding = acceptedCodings(acceptEncoding ?? "").find((name) => variants[name]);
	const { etag, bytes, headers, notModified } = variants[coding ?? "identity"] as AnswerVariant;
	if (status === 200 && ifNoneMatch !== undefined && matchesETag(ifNoneMatch, etag)) {
		return { status: 304, headers: notModified, bytes: null };
	}
	return { status, headers, bytes };
}

/** What the headers of a variant take in memory, in bytes: far more than the body of a search without a result. */
const headersSize = 1500;

/** The size of an answer in memory, in bytes, for the bound of a cache. */
export function sizeOf({ variants }: Answer): number {
	return Object.values(variants).reduce((sum, { bytes }) => sum + bytes.length + headersSize, 0);
}

/** The server's preference among codings of equal weight, best first. */
const codings: readonly ContentCoding[] = ["br", "gzip", "identity"];

/** Browsers send few different headers. */
const codingsByHeader = new LRUCache<string, readonly ContentCoding[]>({ max: 100 });

/** RFC 9110, section 12.5.3: the codings of the highest weight first. `*` stands for those not listed. */
function acceptedCodings(acceptEncoding: string): readonly ContentCoding[] {
	let accepted = codingsByHeader.get(acceptEncoding);
	if (!accepted) {
		const weights = new Map(acceptEncoding.toLowerCase().split(",").map(parseWeight));
		const weightOf = (coding: ContentCoding) => weights.get(coding) ?? weights.get("*") ?? 0;
		accepted = codings
			.filter((coding) => weightOf(coding) > 0)
			.sort((a, b) => weightOf(b) - weightOf(a));
		codingsByHeader.set(acceptEncoding, accepted);
	}
	return accepted;
}

/** Parses one entry of the header, such as `gzip;q=0.8`. */
function parseWeight(entry: string): [coding: string, weight: number] {
	const [coding = "", ...parameters] = entry.split(";").map((part) => part.trim());
	const q = parameters.find((parameter) => parameter.startsWith("q="));
	return [coding, q === undefined ? 1 : Number(q.slice(2))];
}

/** RFC 9110, section 13.1.2: weak comparison. `*` matches every ETag. */
function matchesETag(ifNoneMatch: string, etag: string): boolean {
	const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags.some((tag) => tag === etag || tag === "*");
}
