import { steel, trim } from "../materials.js";
import { line, shape } from "../svg.js";
import type { Nose } from "./nose.js";

/** A tall hood and an upright grille, after the large off-road wagons. */
export const grandNose: Nose = {
	outline: `M-38 26 H46 V46 C43 58 40 74 38 93 C37 101 33 106 26 106 H4
		C-16 105.6 -36 103 -48 98 C-55 95 -58.6 89 -59 81 L-59.6 56 L-36 38 Z`,
	crease: `M-59.2 70 L-30 76 C-4 80 22 75 39.6 69.5`,
	underCrease: `L41 69 C42.4 60 44 52 46 46 V26 H-38 L-36 38 L-59.6 56 Z`,
	upper: `M-54.6 94 C-40 100 4 97 36.6 99 C35 103.4 31 106 26 106 H4 C-16 105.6 -36 103 -48 98
		C-50.6 97 -52.8 95.6 -54.6 94 Z`,
	ridge: `M-50 96.6 C-38 102.4 -18 105 4 105.4 H26`,
	return: `M47 43 C43.4 57 40 73 38 93 L34.2 95.6 C36 75 40 58 47 43 Z`,
	bumper: `M-36 26 H-46 C-53 26 -57 29 -57.6 36 L-58 46 L-61 50 V58 C-52 59 -42 54 -35 46 Z`,
	bumperEdge: `M-60.6 57.4 C-52 58.4 -43 54 -35.6 46.4`,
	indicator: `M-39 60 L-33 58.4 V62 L-39 63.6 Z`,
	headlamp: [-43.6, 83],
	guardFoot: [-48, 97],
	detail: () =>
		shape(`M-61.4 60 H-57 L-56.4 80 H-60.6 C-61.4 80 -61.8 79.6 -61.8 79 V61 Z`, trim.shade) +
		line(`M-61.2 64.6 H-57 M-61 69.6 H-56.8 M-61 74.6 H-56.6`, steel.light, 1),
};
