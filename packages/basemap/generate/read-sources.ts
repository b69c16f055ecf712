import { type Boundary, readBoundaries } from "./boundaries/read-boundaries.js";
import { areaOf, boundsOf } from "./geometry/path.js";
import { readLines } from "./gshhg/read-lines.js";
import { readShorelines, type Shoreline } from "./gshhg/read-shorelines.js";
import { type ChosenPlace, choosePlaces } from "./places/choose-places.js";
import { readAreas } from "./places/read-areas.js";
import { readTowns } from "./places/read-towns.js";
import { readZipCodes } from "./places/read-zip-codes.js";
import { repeatCounties } from "./places/repeat-counties.js";
import { states } from "./sources/atlas.js";
import { type Coverage, coverageOf } from "./tiles/coverage.js";
import { type River, readRivers } from "./water/read-rivers.js";
import { WaterIndex } from "./water/water-index.js";

/** Everything that the map shows, before it is simplified and cut into tiles. */
export type Sources = {
	readonly coverage: Coverage;
	readonly shorelines: readonly Shoreline[];
	readonly rivers: readonly River[];
	readonly boundaries: readonly Boundary[];
	readonly places: readonly ChosenPlace[];
};

/** What boundaries and ZIP codes are compared with: all shores near the archive's tiles of this zoom, … */
const nearbyZoom = 5;
/** … and elsewhere only those of continents, by area in the unit square. */
const continent = 0.002;

export function readSources(): Sources {
	const coverage = coverageOf(states);
	const shorelines = readShorelines();
	const water = new WaterIndex(
		shorelines.filter(
			({ ring }) => coverage.touches(nearbyZoom, boundsOf(ring)) || areaOf(ring) > continent,
		),
	);
	const riverLines = readLines("river");
	const places = choosePlaces([...readAreas(), ...readTowns(), ...readZipCodes(water)]);
	return {
		coverage,
		shorelines,
		rivers: readRivers(riverLines, water),
		boundaries: readBoundaries(water, riverLines),
		places: [...places, ...repeatCounties(places)],
	};
}
