import { groupBy } from "../group-by.js";
import { type ChosenPlace, compare } from "../places/choose-places.js";
import { populationRank } from "../places/place.js";
import { maxZoom } from "./coverage.js";
import type { Properties, TileFeature } from "./encode-tile.js";
import { extent } from "./slice.js";
import type { TilePosition } from "./tile-grid.js";

/** Sorts the places of a zoom into tiles. A place is in one tile only. */
export function placeLayers(
	places: readonly ChosenPlace[],
	zoom: number,
): (tile: TilePosition) => TileFeature[] {
	// The tiles of the last zoom also hold the places that appear when they are enlarged.
	const until = zoom === maxZoom ? Infinity : zoom;
	const byTile = groupBy(
		places.filter((place) => place.minZoom <= until && place.maxZoom >= zoom).sort(byImportance),
		({ x, y }) => `${Math.floor(x * 2 ** zoom)},${Math.floor(y * 2 ** zoom)}`,
	);
	return (tile) =>
		(byTile.get(`${tile.x},${tile.y}`) ?? []).map((place) => ({
			type: 1,
			tags: propertiesOf(place),
			geometry: [
				[
					Math.round((place.x * 2 ** zoom - tile.x) * extent),
					Math.round((place.y * 2 ** zoom - tile.y) * extent),
				],
			],
		}));
}

/** What to label first comes first. */
function byImportance(a: ChosenPlace, b: ChosenPlace): number {
	return a.minZoom - b.minZoom || b.weight - a.weight || compare(a.name, b.name) || a.x - b.x;
}

function propertiesOf(place: ChosenPlace): Properties {
	const { kind, detail, name, abbreviation, capital, population, minZoom } = place;
	return {
		kind,
		...(detail ? { kind_detail: detail } : {}),
		name,
		...(abbreviation ? { "ref:en": abbreviation } : {}),
		...(capital ? { capital } : {}),
		...(population ? { population_rank: populationRank(population) } : {}),
		// As in Protomaps' tiles, a zoom of the map: that of the tile plus one.
		min_zoom: minZoom + 1,
	};
}
