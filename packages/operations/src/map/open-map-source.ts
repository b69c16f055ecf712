import { realpath } from "node:fs/promises";
import { openSource } from "@nev/api/operations";
import { type HttpOptions, openHttpSource } from "./http-source.js";
import type { MapSource } from "./map-source.js";
import { throwIfStopped } from "./source-error.js";

/**
 * Opens a map by its address or its path.
 *
 * @throws {SourceError} if an address cannot be used
 * @throws {ArchiveError} if a file cannot be read
 */
export async function openMapSource(from: string, options: HttpOptions): Promise<MapSource> {
	if (/^https?:/i.test(from)) return openHttpSource(from, options);
	const file = await openSource(from);
	const address = await realpath(from);
	return {
		...file,
		async read(offset, length) {
			throwIfStopped(options.signal);
			return file.read(offset, length);
		},
		identity: { address, version: file.version, bytes: file.size },
	};
}
