import { paths, tileJsonSchema } from "@nev/contract";
import * as z from "zod/mini";
import { HttpError } from "../http/http-error.js";
import { cachedJson, type StoredBody, stored } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";
import { digits } from "../http/route-path.js";
import type { Archive } from "../map/archive.js";
import { ArchiveChangedError } from "../map/archive-error.js";
import type { TilePosition } from "../map/covers.js";

/** A tile at an address with its version never changes. */
const immutable = "public, max-age=31536000, immutable";

/** A tile at another address changes when the archive is replaced. */
const shortLived = "public, max-age=300";

/** When clients may ask again while the archive is being written, in seconds. */
const retryAfter = 5;

const tileQuerySchema = z.object({
	v: z.optional(
		z.string().register(z.globalRegistry, {
			description: "The version of the map, as in the addresses of its TileJSON",
		}),
	),
});

/** The map's tiles, and the TileJSON that says where they are. */
export function mapRoutes(): Route[] {
	return [
		defineRoute({
			method: "get",
			path: paths.mapTiles,
			summary:
				"The addresses, the bounds, the zooms and the credits of the map's tiles, as TileJSON",
			// Programs that read maps add what gets them past a cache, or a key.
			takesAnyQuery: true,
			dependsOn: ["map"],
			response: cachedJson(tileJsonSchema, { "cache-control": "no-cache" }),
			handle: ({ data }) => data.map.tileJson,
		}),
		defineRoute({
			method: "get",
			path: paths.mapTile,
			example: { z: 6, x: 17, y: 27 },
			patterns: { z: digits, x: digits, y: digits },
			summary: "One vector tile of the map",
			takesAnyQuery: true,
			query: tileQuerySchema,
			dependsOn: ["map"],
			response: stored("application/vnd.mapbox-vector-tile", "There is nothing on the tile"),
			errors: {
				404: "The tile is beyond the bounds or the zooms of the map",
				503: "The map is being replaced",
			},
			handle: ({ params: { z, x, y }, query: { v }, data }) =>
				findTile(data.map, { z: Number(z), x: Number(x), y: Number(y) }, v),
		}),
	];
}

/**
 * One tile of the map.
 *
 * @param version the one in the tile's address
 * @throws {HttpError} 404 if it is beyond the map; 503 while the map is being replaced
 */
export async function findTile(
	archive: Archive,
	position: TilePosition,
	version?: string,
): Promise<StoredBody> {
	const { z, x, y } = position;
	const bytes = await archive.readTile(position).catch(rejectChanged);
	if (!bytes && !archive.covers(position)) {
		throw new HttpError("not-found", `The map has no tile ${z}/${x}/${y}.`);
	}
	return {
		coding: archive.tileCoding,
		bytes,
		tag: `${archive.version}-${z}-${x}-${y}`,
		headers: { "cache-control": version === archive.version ? immutable : shortLived },
	};
}

function rejectChanged(error: unknown): never {
	if (!(error instanceof ArchiveChangedError)) throw error;
	throw new HttpError("map-unavailable", "The map is being replaced. Please try again.", {
		retryAfter,
	});
}
