import type { VectorTile, VectorTileFeature } from "@mapbox/vector-tile";
import { classOf, type ShapeClass } from "./shape-class.js";
import type { TilePosition } from "./tile-grid.js";

/** A tile that is ready to be drawn. */
export interface DrawnTile {
	/** One path for all shapes of a class, in units of the tile's `extent`. */
	readonly paths: ReadonlyMap<ShapeClass, Path2D>;
	readonly extent: number;
	readonly places: readonly Place[];
	readonly roadNames: readonly RoadName[];
}

/** Part of the map, and the tile that it is drawn from. */
export interface DrawnPart {
	/** The part's position. */
	readonly position: TilePosition;
	/** The tile's position: the same, or one that is larger or smaller. */
	readonly source: TilePosition;
	readonly tile: DrawnTile;
}

/** A place with a name. */
export interface Place {
	/** Its position in the world, whose width and height are 1. */
	readonly x: number;
	readonly y: number;
	readonly kind: string;
	/** The names by language; `""` is the name on site. */
	readonly names: Readonly<Record<string, string>>;
	/** A short form, such as a state's postal abbreviation. */
	readonly short: string;
	/** 0 to 18; larger is more people. */
	readonly rank: number;
	/** The map zoom from which there is room for its name. */
	readonly minZoom: number;
	/** The position within its tile's places, which are sorted by priority. */
	readonly order: number;
}

/** The name or the number of a road, along its longest straight part within the tile. */
export interface RoadName {
	readonly text: string;
	readonly isShield: boolean;
	readonly kind: ShapeClass;
	readonly from: { readonly x: number; readonly y: number };
	readonly to: { readonly x: number; readonly y: number };
}

/** How many features are prepared between two looks at the clock. */
const featuresPerStep = 20;

/**
 * Prepares a tile step by step, so that the caller can pause after each step. The last step's value
 * is the tile.
 */
export function* drawnTileOf(
	tile: VectorTile,
	position: TilePosition,
): Generator<undefined, DrawnTile> {
	const paths = new Map<ShapeClass, Path2D>();
	const places: Place[] = [];
	const roadNames = new Map<string, RoadName & { length: number }>();
	let extent = 4096;
	for (const [name, layer] of Object.entries(tile.layers)) {
		if (name !== "places" && !hasShapes.has(name)) continue;
		extent = layer.extent;
		for (let index = 0; index < layer.length; index += 1) {
			if (index % featuresPerStep === featuresPerStep - 1) yield undefined;
			const feature = layer.feature(index);
			if (name === "places") {
				const place = placeOf(feature, position, index);
				if (place) places.push(place);
				continue;
			}
			const shape = classOf(name, feature.type, feature.properties);
			if (!shape) continue;
			const path = paths.get(shape) ?? new Path2D();
			paths.set(shape, path);
			const lines = feature.loadGeometry();
			addTo(path, lines, feature.type === 3);
			if (name === "roads") addRoadName(roadNames, feature, shape, lines, position);
		}
	}
	return { paths, extent, places, roadNames: [...roadNames.values()] };
}

/** The layers of shapes in the schema of the Protomaps basemap, version 4. */
const hasShapes = new Set([
	"earth",
	"landcover",
	"landuse",
	"water",
	"roads",
	"buildings",
	"boundaries",
]);

type Lines = ReturnType<VectorTileFeature["loadGeometry"]>;

function addTo(path: Path2D, lines: Lines, isPolygon: boolean): void {
	for (const line of lines) {
		line.forEach(({ x, y }, index) => {
			if (index === 0) path.moveTo(x, y);
			else path.lineTo(x, y);
		});
		if (isPolygon) path.closePath();
	}
}

function worldScale({ z }: TilePosition, extent: number): number {
	return 1 / (extent * 2 ** z);
}

function placeOf(
	feature: VectorTileFeature,
	position: TilePosition,
	order: number,
): Place | undefined {
	const { properties, extent } = feature;
	const point = feature.loadGeometry()[0]?.[0];
	// A place in the tile's margin is also in the tile next to it.
	if (!point || Math.min(point.x, point.y) < 0 || Math.max(point.x, point.y) >= extent) return;
	const names: Record<string, string> = {};
	for (const [key, value] of Object.entries(properties)) {
		if (key === "name" || key.startsWith("name:")) names[key.slice("name:".length)] = `${value}`;
	}
	const scale = worldScale(position, extent);
	return {
		x: (position.x * extent + point.x) * scale,
		y: (position.y * extent + point.y) * scale,
		kind: `${properties.kind}`,
		names,
		short: `${properties["ref:en"] ?? properties["name:short"] ?? ""}`,
		rank: Number(properties.population_rank ?? 0),
		minZoom: Number(properties.min_zoom ?? 0),
		order,
	};
}

/** Keeps the longest straight part of each road. */
function addRoadName(
	names: Map<string, RoadName & { length: number }>,
	{ properties, extent }: VectorTileFeature,
	kind: ShapeClass,
	lines: Lines,
	position: TilePosition,
): void {
	const shield = properties.shield_text ?? properties.ref;
	const isShield = shield !== undefined && ["highway", "major", "medium"].includes(kind);
	const text = `${isShield ? shield : (properties.name ?? "")}`;
	if (text === "" || kind === "ramp" || kind === "rail") return;
	const scale = worldScale(position, extent);
	const toWorld = ({ x, y }: { x: number; y: number }) => ({
		x: (position.x * extent + x) * scale,
		y: (position.y * extent + y) * scale,
	});
	for (const line of lines) {
		line.forEach((to, index) => {
			const from = line[index - 1];
			if (!from) return;
			const length = Math.hypot(to.x - from.x, to.y - from.y);
			const key = `${kind} ${text}`;
			if (length <= (names.get(key)?.length ?? 0)) return;
			names.set(key, { text, isShield, kind, from: toWorld(from), to: toWorld(to), length });
		});
	}
}
