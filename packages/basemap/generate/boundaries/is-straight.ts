import { latitudeOfY, type Path } from "../geometry/mercator.js";

/**
 * The least area of the triangle that a corner of us-atlas spans with its neighbours, in square
 * kilometres: it was simplified by this area (measured: 1 percent of its corners are below 4.12).
 */
const leastCorner = 4.06;

/** How far the ends of a survey line may be out of true north or east, in kilometres: the rounding of us-atlas. */
const aside = 0.4;
/** The least length of a survey line in kilometres. */
const leastSurveyed = 4;

/** Whether a whole line of us-atlas is within a distance of the truth, in kilometres. */
export function isStraight(path: Path, kilometres: number): boolean {
	return sidesOf(path).every((side) => isReliable(side, kilometres));
}

type Side = readonly [x0: number, y0: number, x1: number, y1: number];

function sidesOf(path: Path): Side[] {
	return Array.from({ length: path.length / 2 - 1 }, (_, i): Side => {
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.subarray(2 * i, 2 * i + 4);
		return [x0, y0, x1, y1];
	});
}

function isReliable([x0, y0, x1, y1]: Side, kilometres: number): boolean {
	const scale = 40_075 * Math.cos((latitudeOfY((y0 + y1) / 2) * Math.PI) / 180);
	const dx = Math.abs(x1 - x0) * scale;
	const dy = Math.abs(y1 - y0) * scale;
	const length = Math.hypot(dx, dy);
	if (length >= leastSurveyed && Math.min(dx, dy) <= aside) return true;
	return (2 * leastCorner) / length <= kilometres;
}
