import { lamp, trim } from "../materials.js";
import { heights } from "../plan.js";
import { line, shape } from "../svg.js";
import type { VehicleDrawing } from "../vehicle-drawing.js";

type RoofTop = NonNullable<VehicleDrawing["roof"]["top"]>;

const r = heights.roof;

/** What stands on a roof, drawn behind its shell. */
export const roofTops: Record<RoofTop, (start: number, end: number) => string> = {
	rails: (a, e) =>
		line(
			`M${a + 36} ${r + 10} L${a + 42} ${r + 15} H${e - 42} L${e - 36} ${r + 10}`,
			trim.base,
			2.6,
		) + line(`M${a + 43} ${r + 15.8} H${e - 43}`, trim.edge, 0.8),
	basket: (a, e) =>
		line(`M${a + 34} ${r + 15} H${e - 34} M${a + 30} ${r + 21} H${e - 30}`, trim.base, 2.2) +
		line(
			`M${a + 36} ${r + 9} L${a + 30} ${r + 21} M${e - 36} ${r + 9} L${e - 30} ${r + 21}
				M${(a + e) / 2} ${r + 10} V${r + 21}`,
			trim.base,
			2.2,
		) +
		line(`M${a + 31} ${r + 21.8} H${e - 31}`, trim.edge, 0.8),
	"light-bar": (a) =>
		shape(`M${a + 8} ${r + 6} L${a + 6} ${r + 11} H${a + 13} L${a + 17} ${r + 8.4} Z`, trim.shade) +
		shape(
			`M${a + 3} ${r + 10} H${a + 16} V${r + 17} H${a + 6}
				Q${a + 3} ${r + 17} ${a + 3} ${r + 14} Z`,
			trim.base,
		) +
		shape(`M${a + 3} ${r + 11.4} H${a + 6.4} V${r + 15.8} H${a + 3.4} Z`, lamp.lens),
};
