import type { Line } from "../gshhg/read-lines.js";
import { maxZoom } from "../tiles/coverage.js";
import { readMissingRivers } from "./missing-rivers.js";
import type { WaterIndex } from "./water-index.js";

/** A river with the last zoom for which its source is accurate enough. */
export type River = Line & { readonly maxZoom: number };

/**
 * The last zoom with rivers of GSHHG. Compared with bridges at 17 places they are 3 pixels off
 * there in the median, and at most 8 (1.8 kilometres, the Mississippi at Memphis).
 */
const lastOfGshhg = 8;

/** The rivers of GSHHG, and those that fill its gaps. */
export function readRivers(lines: readonly Line[], water: WaterIndex): River[] {
	return [
		...lines.map((line) => ({ ...line, maxZoom: lastOfGshhg })),
		...readMissingRivers(water, lines).map((line) => ({ ...line, maxZoom })),
	];
}
