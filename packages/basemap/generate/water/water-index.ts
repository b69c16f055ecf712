import { kilometresAt } from "../geometry/mercator.js";
import { RingIndex } from "../geometry/ring-index.js";
import { type Shoreline, shoreLevels } from "../gshhg/read-shorelines.js";

const flags = { land: 1, lake: 2, island: 4, pond: 8, river: 16, largeLake: 32 } as const;

/** The least area of a lake whose shore is no border, in square kilometres: from Lake of the Woods up. */
const largeLake = 2_000;

/** Land, or the kind of water at a point. */
export type Surface = "land" | "ocean" | "lake" | "river";

/** Finds out whether a point is on land or in water. */
export class WaterIndex {
	readonly #rings: RingIndex;

	constructor(shorelines: readonly Shoreline[]) {
		this.#rings = new RingIndex(
			shorelines.map((shoreline) => ({ ring: shoreline.ring, flag: flagOf(shoreline) })),
		);
	}

	surfaceAt(x: number, y: number): Surface {
		const around = this.#rings.flagsAt(x, y);
		if ((around & flags.land) === 0) return "ocean";
		if (around & flags.pond) return "lake";
		if (around & flags.island) return "land";
		if (around & flags.river) return "river";
		return around & (flags.lake | flags.largeLake) ? "lake" : "land";
	}

	/** Whether the ocean or a large lake is within a distance, in kilometres. */
	isNearOpenWater(x: number, y: number, kilometres: number): boolean {
		const reaches = [0, 0.5, 1].map((share) => kilometresAt(y, share * kilometres));
		return reaches.some((reach) =>
			[0, 1, 2, 3, 4, 5, 6, 7].some((eighth) => {
				const angle = (eighth * Math.PI) / 4;
				return this.#isOpenAt(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
			}),
		);
	}

	#isOpenAt(x: number, y: number): boolean {
		const around = this.#rings.flagsAt(x, y);
		if ((around & flags.land) === 0) return true;
		return (around & flags.largeLake) !== 0 && (around & flags.island) === 0;
	}

	/** Whether there is land within 3 kilometres on two opposite sides of a point: a river, a narrow bay. */
	isNarrowAt(x: number, y: number): boolean {
		const reaches = [1, 2, 3].map((kilometres) => kilometresAt(y, kilometres));
		const isLandTowards = (angle: number) =>
			reaches.some(
				(reach) =>
					this.surfaceAt(x + reach * Math.cos(angle), y + reach * Math.sin(angle)) === "land",
			);
		return [0, 1, 2, 3].some(
			(eighth) =>
				isLandTowards((eighth * Math.PI) / 4) && isLandTowards((eighth * Math.PI) / 4 + Math.PI),
		);
	}
}

function flagOf({ level, isRiver, squareKilometres }: Shoreline): number {
	if (level === shoreLevels.land) return flags.land;
	if (level === shoreLevels.islandInLake) return flags.island;
	if (level === shoreLevels.pondOnIsland) return flags.pond;
	if (isRiver) return flags.river;
	return squareKilometres >= largeLake ? flags.largeLake : flags.lake;
}
