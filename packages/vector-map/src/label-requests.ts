import type { Place, RoadName } from "./drawn-tile.js";
import type { LabelRequest, TextStyle } from "./place-labels.js";

/** A point in the map's pixels. */
type ToPixels = (x: number, y: number) => { x: number; y: number };

/** From this zoom on, a town is more of an area than a point: its name is in its middle. */
const firstZoomWithoutDots = 10;

/** The population rank of a million people. Their cities come before the states. */
const majorCityRank = 12;

/** The population rank of a hundred thousand people. */
const cityRank = 9;

/** The kinds of place in order of priority. */
const kinds = [
	...["major", "region", "country", "locality", "county"],
	...["macrohood", "neighbourhood", "postcode"],
];

const areas = new Set(["country", "region", "county"]);

/** The name in a language, or else the one on site. */
export function nameOf({ names }: Place, language: string): string {
	return names[language] ?? names[""] ?? "";
}

/** The label of a place; undefined if there is no room for it at this zoom. */
export function placeLabelOf(
	place: Place,
	zoom: number,
	language: string,
	toPixels: ToPixels,
): LabelRequest | undefined {
	const { kind, rank, minZoom } = place;
	const name = nameOf(place, language);
	const style = styleOf(place, zoom);
	if (!style || name === "" || minZoom > zoom + 0.5) return undefined;
	const group = kind === "locality" && rank >= majorCityRank ? "major" : kind;
	const texts = style.isUpperCase ? [name.toLocaleUpperCase(language)] : [name];
	if (kind === "region" && place.short) texts.push(place.short);
	return {
		...toPixels(place.x, place.y),
		texts,
		style,
		priority: kinds.indexOf(group) * 10_000 + minZoom * 100 - rank * 10 + place.order / 1000,
		isLandmark: kind === "locality",
		hasDot: kind === "locality" && zoom < firstZoomWithoutDots,
		...(kind === "postcode" && { margin: 8 }),
		...(areas.has(kind) && { margin: 6, isArea: true }),
	};
}

function styleOf({ kind, rank }: Place, zoom: number): TextStyle | undefined {
	/** Close up there are few names, which may be larger. */
	const closeUp = Math.min(2, Math.max(0, zoom - 10.5));
	switch (kind) {
		case "country":
			// Its states are better names for where one is.
			if (zoom >= 5) return undefined;
			return { size: 13, color: "ink-soft", isUpperCase: true, spacing: 2 };
		case "region":
			return {
				size: zoom < 5 ? 10.5 : 12,
				color: "ink-soft",
				isUpperCase: true,
				spacing: zoom < 5 ? 0.5 : 1.5,
			};
		case "county":
			return { size: 10.5 + closeUp, color: "ink-soft", isUpperCase: true, spacing: 1 };
		case "locality":
			return {
				size: townSize(rank, zoom) + closeUp,
				weight: rank < cityRank ? 400 : 600,
				color: "ink",
			};
		case "neighbourhood":
		case "macrohood":
			return { size: 12 + closeUp, color: "ink-soft" };
		case "postcode":
			return { size: 11 + closeUp, color: "ink-soft" };
		default:
			return undefined;
	}
}

/** The size of a town's name in pixels: 11 for a village, 14 for a city, 18 for one of a million. */
function townSize(rank: number, zoom: number): number {
	if (rank < cityRank) return 11 + rank * 0.3;
	// On the whole country, a large name takes the room of a state's.
	return Math.min(19, 2 + rank * 1.3) - (zoom < 6 ? 2 : 0);
}

/** The zooms from which roads have names, by class. The others have none. */
const roadNameZooms: Record<string, number> = { highway: 7, major: 11, medium: 13, minor: 15 };

/** The label of a road; undefined if there is no room for it at this zoom. */
export function roadLabelOf(
	road: RoadName,
	zoom: number,
	toPixels: ToPixels,
): LabelRequest | undefined {
	const minZoom = roadNameZooms[road.kind] ?? Infinity;
	if (zoom < minZoom) return undefined;
	const from = toPixels(road.from.x, road.from.y);
	const to = toPixels(road.to.x, road.to.y);
	const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
	const base = {
		...middle,
		texts: [road.text],
		priority: 80_000 + minZoom * 100,
		isLandmark: true,
	};
	if (road.isShield) {
		const style: TextStyle = { size: 10, weight: 600, color: "ink", isShield: true };
		return { ...base, style, margin: 40 };
	}
	// Never upside down.
	const angle = Math.atan((to.y - from.y) / (to.x - from.x || 1e-9));
	return {
		...base,
		priority: base.priority + 5000,
		style: { size: 11, color: "ink-soft" },
		angle,
		maxWidth: Math.hypot(to.x - from.x, to.y - from.y) * 1.2,
	};
}
