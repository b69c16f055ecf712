import type { Path } from "../geometry/mercator.js";
import { groupBy } from "../group-by.js";
import {
	readGshhg,
	type Segment,
	segmentsOf,
	stepsAround,
	xOfSteps,
	yOfSteps,
} from "./read-gshhg.js";

/**
 * A river or a border with GSHHG's level. Rivers: 1 and 2 are major, 3 and 4 smaller. Borders: 1 is
 * national, 2 of states and provinces.
 */
export type Line = { readonly level: number; readonly path: Path };

/**
 * Reads the rivers or the borders of the world at full resolution. The file cuts them at the edges
 * of its bins; where exactly two pieces of a level meet, they are joined again.
 */
export function readLines(file: "river" | "border"): Line[] {
	const variable = readGshhg(file);
	const counts = variable("N_points_for_a_segment");
	const levels = variable("Hierarchial_level_of_a_segment");
	// Some pieces at the edges of bins are single points.
	const segments = [...segmentsOf(variable, (s) => counts[s] ?? 0)].filter(hasLength);
	const byLevel = groupBy(segments, ({ index }) => levels[index] ?? 0);
	return [...byLevel.keys()]
		.sort((a, b) => a - b)
		.flatMap((level) =>
			joinSegments(byLevel.get(level) ?? []).map((points) => ({ level, path: toPath(points) })),
		);
}

function hasLength({ xs, ys }: Segment): boolean {
	return xs.some((x) => x !== xs[0]) || ys.some((y) => y !== ys[0]);
}

type Point = readonly [x: number, y: number];

function joinSegments(segments: Segment[]): Point[][] {
	const lines = segments.map((segment) => segment.xs.map((x, i): Point => [x, segment.ys[i] ?? 0]));
	const endsAt = new Map<string, number[]>();
	for (const [index, line] of lines.entries()) {
		for (const end of [line[0], line.at(-1)]) {
			const key = pointKey(end);
			endsAt.set(key, [...(endsAt.get(key) ?? []), index]);
		}
	}
	const used = new Set<number>();
	const goOn = (points: Point[]) => {
		for (;;) {
			const key = pointKey(points.at(-1));
			const meeting = endsAt.get(key) ?? [];
			const next = meeting.length === 2 ? meeting.find((index) => !used.has(index)) : undefined;
			if (next === undefined) return points;
			used.add(next);
			const line = lines[next] ?? [];
			points.push(...(pointKey(line[0]) === key ? line : line.toReversed()).slice(1));
		}
	};
	const joined: Point[][] = [];
	for (const [index, line] of lines.entries()) {
		if (used.has(index)) continue;
		used.add(index);
		joined.push(goOn(goOn([...line]).toReversed()));
	}
	return joined;
}

/** Equal for one point seen from two bins, even across longitude 0. */
function pointKey(point: Point | undefined): string {
	return point ? `${point[0] % stepsAround},${point[1]}` : "";
}

/** Converts to the unit square. A line across the antimeridian continues beyond it. */
function toPath(points: Point[]): Path {
	const path: number[] = [];
	for (const [steps, north] of points) {
		let x = xOfSteps(steps) % 1;
		const previous = path.at(-2);
		if (previous !== undefined) x += Math.round(previous - x);
		path.push(x, yOfSteps(north));
	}
	return Float64Array.from(path);
}
