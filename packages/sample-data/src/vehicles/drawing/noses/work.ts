import { trim } from "../materials.js";
import { shape } from "../svg.js";
import type { Nose } from "./nose.js";

/** A square cowl behind a heavy bumper: easy to load over, easy to mend. */
export const workNose: Nose = {
	outline: `M-40 26 H46 V46 L37.6 95 C36.4 100 33 103 28 103 H6 C-14 101 -34 96 -46 90
		C-51 87.4 -53 84 -53 79 V44 L-36 38 Z`,
	crease: `M-53 60 L-34 66 L41.2 67`,
	underCrease: `H42.4 L46 46 V26 H-40 L-36 38 L-53 44 Z`,
	upper: `M-50 87 C-34 93 -8 95 36 99 C34.4 101.6 31.6 103 28 103 H6 C-14 101 -34 96 -46 90
		C-47.8 89.2 -49 88.2 -50 87 Z`,
	ridge: `M-46.6 89.4 C-34 95.4 -14 100.6 6 102.4 H28`,
	return: `M47 43 L37.6 95 L33.6 97.6 L43 46 Z`,
	bumper: `M-36 26 H-58 C-60.4 26 -61.6 27.4 -61.6 29.4 V43.6 C-61.6 45.8 -60.4 47 -58 47 H-40
		L-35 42 Z`,
	bumperEdge: `M-60.6 45.6 C-60 46.2 -59 46.6 -58 46.6 H-40.4`,
	indicator: `M-53 51 H-46 V55 H-53 Z`,
	headlamp: [-41.6, 75],
	guardFoot: [-46, 90],
	detail: () => shape(`M-54.4 66 H-51 V84 H-53 C-54 84 -54.4 83.4 -54.4 82.6 Z`, trim.shade),
};
