import type { BodyStyle } from "../vehicle-drawing.js";
import { cityNose } from "./city.js";
import { classicNose } from "./classic.js";
import { grandNose } from "./grand.js";
import type { Nose } from "./nose.js";
import { sportNose } from "./sport.js";
import { workNose } from "./work.js";

/** The front of each body style. */
export const noses: Record<BodyStyle, Nose> = {
	classic: classicNose,
	city: cityNose,
	sport: sportNose,
	grand: grandNose,
	work: workNose,
};
