import { keepWhere } from "../geometry/keep-where.js";
import { type Path, pixelAt } from "../geometry/mercator.js";
import type { Line } from "../gshhg/read-lines.js";
import { type CountyArc, countyArcs } from "../sources/atlas.js";
import { type BoundaryPart, RiverFollower } from "./follow-rivers.js";

/** A border between two junctions. */
export type Border = {
	readonly kind: "country" | "region" | "county";
	/** As in us-atlas. */
	readonly original: Path;
	/** Snapped to rivers. */
	readonly parts: readonly BoundaryPart[];
};

/** Lines are sampled at this interval: about 300 m. */
const step = 4 * pixelAt(10);

/** The level of the smallest rivers that borders are snapped to: those that are drawn. */
const leastRiver = 3;

/** The borders of us-atlas, without coasts, also snapped to the rivers that they follow. */
export function bordersOfCounties(
	rivers: readonly Line[],
	isCountryLine: (x: number, y: number) => boolean,
): Border[] {
	const follower = new RiverFollower(
		rivers.filter(({ level }) => level >= 1 && level <= leastRiver).map(({ path }) => path),
	);
	const borders = countyArcs().flatMap(({ path, counties }) => {
		const kind = kindOf(counties);
		const paths = kind === "country" ? keepWhere(path, step, isCountryLine) : [path];
		return paths.map((part) => ({ kind, original: part, parts: follower.follow(part) }));
	});
	const moved = movedJunctions(borders);
	return borders.map(({ kind, original, parts }) => ({
		kind,
		original,
		parts: parts.map((part) => (part.isRiver ? part : withMovedEnds(part, moved))),
	}));
}

function kindOf(counties: CountyArc["counties"]): Border["kind"] {
	const [a, b] = counties;
	if (a === undefined || b === undefined) return "country";
	// The first two digits of a county's FIPS code are its state's.
	return a.slice(0, 2) === b.slice(0, 2) ? "county" : "region";
}

type Moved = ReadonlyMap<string, readonly [number, number]>;

/** The new end of each border that was snapped to a river, by its old end. */
function movedJunctions(
	borders: readonly { original: Path; parts: readonly BoundaryPart[] }[],
): Moved {
	const moved = new Map<string, readonly [number, number]>();
	for (const { original, parts } of borders) {
		const first = parts[0];
		const last = parts.at(-1);
		if (first?.isRiver) moved.set(keyOf(original, 0), pointOf(first.path, 0));
		if (last?.isRiver) moved.set(keyOf(original, -2), pointOf(last.path, -2));
	}
	return moved;
}

/** Moves the ends of a border that met a snapped one. */
function withMovedEnds(part: BoundaryPart, moved: Moved): BoundaryPart {
	const path = part.path.slice();
	const first = moved.get(keyOf(path, 0));
	const last = moved.get(keyOf(path, -2));
	if (first) path.set(first, 0);
	if (last) path.set(last, path.length - 2);
	return { ...part, path };
}

function pointOf(path: Path, at: number): readonly [number, number] {
	return [path.at(at) ?? 0, path.at(at + 1) ?? 0];
}

function keyOf(path: Path, at: number): string {
	return pointOf(path, at).join();
}
