import { scaleQuantile } from "d3-scale";

/** A range of figures that the map shows in one shade, of 1 to `levelCount`. */
export interface Level {
	readonly level: number;
	readonly from: number;
	readonly to: number;
}

const levelCount = 4;

/**
 * Divides figures above 0 into at most four levels of about as many each. Returns the levels that are not
 * empty, the lowest first. The highest figure always has the darkest shade.
 */
export function levelsOf(figures: readonly number[]): Level[] {
	const some = figures.filter((figure) => figure > 0);
	if (some.length === 0) return [];
	const shades = Array.from({ length: levelCount }, (_, index) => index + 1);
	const scale = scaleQuantile<number>().domain(some).range(shades);
	return shades.flatMap((level) => {
		const members = some.filter((figure) => scale(figure) === level);
		if (members.length === 0) return [];
		return [{ level, from: Math.min(...members), to: Math.max(...members) }];
	});
}

/** The level of a figure; 0 if there is nothing. */
export function levelOf(figure: number, levels: readonly Level[]): number {
	return levels.find(({ from, to }) => figure >= from && figure <= to)?.level ?? 0;
}
