import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Above this size the best quality takes seconds and saves a few percent. */
const bestQualityMaxBytes = 256 * 1024;

/** Below this size compression saves less than its header costs. */
const compressionMinBytes = 200;

/** How hard to compress: `quick` if somebody waits for the result. */
export type CompressionEffort = "best" | "quick";

export type ContentCoding = "br" | "gzip" | "identity";

/** The body in one content coding. Its ETag is strong and differs for each coding. */
export interface Variant {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly etag: string;
}

/** A body that is encoded once and sent many times. */
export interface PreparedResponse {
	readonly contentType: string;
	readonly variants: Readonly<Partial<Record<ContentCoding, Variant>> & { identity: Variant }>;
}

/** Content types whose bytes are compressed already. */
const compressedTypes = /^(font\/woff2|image\/(?!svg)|video\/)/;

/** Encodes a body in every content coding, off the main thread. */
export async function prepareResponse(
	body: string | Buffer,
	contentType: string,
	effort: CompressionEffort = "best",
): Promise<PreparedResponse> {
	const identity = Buffer.from(body);
	const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 20);
	const variant = (bytes: Buffer, suffix: string): Variant => ({
		// A copy, which keeps no larger memory alive, and a Buffer: node:http makes one of anything else
		// each time that it is sent.
		bytes: Buffer.from(new Uint8Array(bytes).buffer),
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
