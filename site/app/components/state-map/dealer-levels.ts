import { formatCount, formatDealerCount } from "../../content/figures.js";

/** A range of dealer counts that the map shows in one color. */
export interface DealerLevel {
	readonly from: number;
	readonly to: number;
}

/** How many levels there are at most, besides that of states without dealers. */
const maxLevels = 4;

/**
 * Divides the states that have dealers into levels of about as many states each. The lowest level is
 * the first.
 */
export function dealerLevels(counts: readonly number[]): DealerLevel[] {
	let rest = counts.filter((count) => count > 0).sort((a, b) => a - b);
	const starts: number[] = [];
	for (let left = maxLevels; left > 0; left -= 1) {
		const last = rest[Math.ceil(rest.length / left) - 1];
		if (last === undefined) break;
		starts.push(...rest.slice(0, 1));
		rest = rest.filter((count) => count > last);
	}
	return starts.map((from, index) => ({
		from,
		to: (starts[index + 1] ?? Number.POSITIVE_INFINITY) - 1,
	}));
}

/** A state's level, beginning with 1; 0 without dealers. */
export function levelOf(count: number, levels: readonly DealerLevel[]): number {
	return levels.filter(({ from }) => from <= count).length;
}

/** "1 dealer", "2 to 4 dealers", "10 or more dealers". */
export function describeLevel({ from, to }: DealerLevel): string {
	if (from === to) return formatDealerCount(from);
	return to === Number.POSITIVE_INFINITY
		? `${formatCount(from)} or more dealers`
		: `${formatCount(from)} to ${formatDealerCount(to)}`;
}
