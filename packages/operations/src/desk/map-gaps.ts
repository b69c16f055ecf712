import {
	type Archive,
	ArchiveError,
	dealerships,
	isListed,
	missingLayers,
	type Orm,
	openArchive,
	openSource,
	tileAt,
} from "@nev/api/operations";
import type { MapGaps } from "@nev/contract/desk";
import { and, isNotNull, sql } from "drizzle-orm";
import { DeskError } from "./desk-error.js";

/** How many dealers are named. */
const maxNamed = 5;

const noGaps: MapGaps = { count: 0, dealers: [] };

const { id, name, city, state, latitude, longitude } = dealerships;

/**
 * Returns a function that finds the dealers outside of the detailed part of the operator's map: it has streets,
 * and at their places no tile of its last zoom. Without a map of the operator's there are none.
 */
export function createMapGaps(
	orm: Pick<Orm, "select">,
	mapFile: string | undefined,
): () => Promise<MapGaps> {
	// Many dealers are all over the map, and to find their tiles again takes a second each time.
	let known = { version: "", tiles: new Map<string, boolean>() };

	async function findGaps(archive: Archive): Promise<MapGaps> {
		if (missingLayers(archive.tileJson.vector_layers ?? [], ["roads"]).length > 0) return noGaps;
		if (known.version !== archive.version) known = { version: archive.version, tiles: new Map() };
		const { tiles } = known;
		const rows = await orm
			.select({
				id,
				name,
				city,
				state,
				latitude: sql<number>`${latitude}`,
				longitude: sql<number>`${longitude}`,
			})
			.from(dealerships)
			.where(and(isListed, isNotNull(latitude), isNotNull(longitude)))
			.orderBy(name, id);
		const located = rows.map((row) => {
			const position = tileAt(row, archive.header.maxZoom);
			return { ...row, position, tile: `${position.x}/${position.y}` };
		});
		const unknown = [...new Map(located.map(({ tile, position }) => [tile, position]))].filter(
			([tile]) => !tiles.has(tile),
		);
		const found = await archive.hasTiles(unknown.map(([, position]) => position));
		for (const [index, [tile]] of unknown.entries()) tiles.set(tile, found[index] === true);
		const outside = located.filter(({ tile }) => !tiles.get(tile));
		const dealers = outside.slice(0, maxNamed).map((dealer) => ({
			id: dealer.id,
			name: dealer.name,
			place: `${dealer.city}, ${dealer.state}`,
		}));
		return { count: outside.length, dealers };
	}

	return async () => {
		if (mapFile === undefined) return noGaps;
		try {
			const archive = await openArchive(await openSource(mapFile));
			return await findGaps(archive).finally(() => archive.close());
		} catch (error) {
			if (!(error instanceof ArchiveError)) throw error;
			throw new DeskError(503, `The map cannot be used: ${error.message}`);
		}
	};
}
