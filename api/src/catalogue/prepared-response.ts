import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Above this size the best quality costs seconds for a few percent. */
const bestQualityLimit = 256 * 1024;

/** How much time goes into making a body small: `quick` for one that somebody is waiting for. */
export type CompressionEffort = "best" | "quick";

/** Below this size a compressed body is not worth its header. */
const smallest = 200;

export type ContentCoding = "br" | "gzip" | "identity";

/** One coding of a body with its strong ETag, which differs for each coding. */
export interface Variant {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly etag: string;
}

/** A body made once and sent many times, in each coding. */
export interface PreparedResponse {
	readonly type: string;
	readonly variants: Readonly<Partial<Record<ContentCoding, Variant>> & { identity: Variant }>;
}

/** Types whose bytes are compressed already. */
const compressedTypes = /^(font\/woff2|image\/(?!svg)|video\/)/;

/** Prepares a body in all its codings, off the main thread. */
export async function prepareResponse(
	body: string | Buffer,
	type: string,
	effort: CompressionEffort = "best",
): Promise<PreparedResponse> {
	const identity = Buffer.from(body);
	const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 20);
	const variant = (bytes: Buffer, suffix: string): Variant => ({
		bytes: new Uint8Array(bytes),
		etag: `"${hash}${suffix}"`,
	});
	if (identity.length < smallest || compressedTypes.test(type)) {
		return { type, variants: { identity: variant(identity, "") } };
	}
	const isQuick = effort === "quick" || identity.length > bestQualityLimit;
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
		type,
		variants: {
			identity: variant(identity, ""),
			gzip: variant(gz, "-gzip"),
			br: variant(br, "-br"),
		},
	};
}

/** Prepares a value as JSON. */
export function prepareJson(value: unknown): Promise<PreparedResponse> {
	return prepareResponse(JSON.stringify(value), "application/json; charset=utf-8");
}
