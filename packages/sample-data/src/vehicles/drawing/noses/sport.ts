import { trim } from "../materials.js";
import { line, shape } from "../svg.js";
import type { Nose } from "./nose.js";

/** A wedge with a sharp shoulder, an open intake and a skid plate in the second colour. */
export const sportNose: Nose = {
	outline: `M-38 26 H46 V46 L41 62 C38.4 74 37 84 36.4 94 C36 101 32 105 26 105 L6 104
		C-16 101.6 -37 96 -49 87 C-55 82 -58.6 74 -60 64 L-60.6 54 L-53 48 L-36 30 Z`,
	crease: `M-60 62 L-40 68.6 L-6 80 C12 83 28 75 38 70`,
	underCrease: `L39.6 69 L41 62 L46 46 V26 H-38 L-36 30 L-53 48 L-60.6 54 Z`,
	upper: `M-52 84 C-38 95 -16 101.6 6 104 L26 105 C30.6 105 33.8 102.4 35.4 98.6 L4 94
		C-18 92 -38 90 -52 84 Z`,
	ridge: `M-49 86.6 C-37 95 -16 101 6 103.4 L26 104.4`,
	return: `M47 43 L41 62 C38.4 74 37 84 36.4 94 L32.6 96.6 C33 84 34.4 73 37 62 Z`,
	bumper: `M-36 26 H-46 C-51 26 -55 28 -56 33 L-58.6 45 L-60.6 54 L-46 51 L-33 37 Z`,
	bumperEdge: `M-56 33 L-60.6 54 L-46 51 L-33 37`,
	indicator: `M-59.6 57.4 L-51 60 L-52 63.4 L-59.8 60.8 Z`,
	headlamp: [-46.6, 75.4],
	guardFoot: [-45, 90],
	detail: ({ accent, body }) =>
		shape(`M-58.8 47 L-60.2 52.6 L-47.4 50 L-42 45 Z`, trim.deep) +
		shape(`M-36 26 H-46 C-50 26 -53.6 27.4 -55.2 31 L-34 31 Z`, accent.base) +
		line(`M-18 93.4 L8 97 L30 97.6`, body.shade, 1.2),
};
