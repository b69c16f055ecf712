import { findTile, type MapTiles, openMapTiles } from "@nev/api/operations";
import { Hono } from "hono";
import type { Logger } from "pino";

/** The map's tiles, as the site has them. */
export interface DeskMap {
	/** What is below `/api/map`. It needs no session, because the site shows the map to everybody. */
	readonly routes: Hono;
	close(): Promise<void>;
}

/** A tile at an address with its version never changes. */
const immutable = "private, max-age=31536000, immutable";

/**
 * Serves the operator's map, or the built-in one if there is none, or it cannot be used. It is opened when
 * somebody asks for it first.
 */
export function createDeskMap(mapFile: string | undefined, log: Logger): DeskMap {
	let opened: Promise<MapTiles> | undefined;
	function open(): Promise<MapTiles> {
		opened ??= openMapTiles(mapFile, log).catch(() => openMapTiles(undefined, log));
		return opened;
	}

	const routes = new Hono()
		.get("/tiles.json", async (context) => {
			const { archive } = await open();
			return context.json(archive.tileJson);
		})
		.get("/:z{\\d+}/:x{\\d+}/:file{\\d+\\.mvt}", async (context) => {
			const { archive } = await open();
			const { z, x, file } = context.req.param();
			const position = { z: Number(z), x: Number(x), y: Number.parseInt(file, 10) };
			const tile = await findTile(archive, position);
			if (context.req.query("v") === archive.version) context.header("cache-control", immutable);
			if (!tile.bytes) return context.body(null, 204);
			if (tile.coding !== "identity") context.header("content-encoding", tile.coding);
			return context.body(tile.bytes, 200, {
				"content-type": "application/vnd.mapbox-vector-tile",
			});
		});

	return {
		routes,
		async close() {
			await (await opened)?.close();
		},
	};
}
