import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Above this size the best quality takes seconds and saves a few percent. */
const bestQualityMaxBytes = 256 * 1024;

/** Below this size compression saves less than its header costs. */
const compressionMinBytes = 200;

const hashedAtOnce = 1024 * 1024;

/** How hard to compress: `quick` if somebody waits for the result. */
export type CompressionEffort = "best" | "quick";

export type ContentCoding = "br" | "gzip" | "identity";

/** The body in one content coding. Its ETag is strong and differs for each coding. */
export interface Variant {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly etag: string;
}

/** A body that is encoded once and sent many times. */
export interface EncodedBody {
	readonly contentType: string;
	readonly variants: Readonly<Partial<Record<ContentCoding, Variant>> & { identity: Variant }>;
}

/** Content types whose bytes are compressed already. */
const compressedTypes = /^(font\/woff2|image\/(?!svg)|video\/)/;

/**
 * The same bytes, without more memory around them. A Buffer, because node:http makes one of any other
 * array each time that it is sent.
 */
function withoutSlack(bytes: Buffer): Buffer<ArrayBuffer> {
	const { buffer, byteLength } = bytes;
	const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
	return Buffer.from(isWhole ? buffer : new Uint8Array(bytes).buffer);
}

/** A large body is hashed in slices, so that requests are answered meanwhile. */
async function hashOf(bytes: Buffer): Promise<string> {
	const hash = createHash("sha256");
	for (let start = 0; start < bytes.length; start += hashedAtOnce) {
		if (start > 0) await setImmediate();
		hash.update(bytes.subarray(start, start + hashedAtOnce));
	}
	return hash.digest("base64url").slice(0, 20);
}

/** Encodes a body in every content coding, off the main thread. */
export async function encodeBody(
	body: string | Buffer,
	contentType: string,
	effort: CompressionEffort = "best",
): Promise<EncodedBody> {
	const identity = withoutSlack(typeof body === "string" ? Buffer.from(body) : body);
	const hash = await hashOf(identity);
	const variant = (bytes: Buffer, suffix: string): Variant => ({
		bytes: withoutSlack(bytes),
		etag: `"${hash}${suffix}"`,
	});
	if (identity.length < compressionMinBytes || compressedTypes.test(contentType)) {
		return { contentType, variants: { identity: variant(identity, "") } };
	}
	const isQuick = effort === "quick" || identity.length > bestQualityMaxBytes;
	const [br, gz] = await Promise.all([
		compressBrotli(identity, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : 11,
				[constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
			},
		}),
		compressGzip(identity, { level: isQuick ? 6 : 9 }),
	]);
	return {
		contentType,
		variants: {
			identity: variant(identity, ""),
			gzip: variant(gz, "-gzip"),
			br: variant(br, "-br"),
		},
	};
}
