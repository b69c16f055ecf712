import { type Tones, tones } from "./colour.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";

/** The colours of one body, as its livery spreads them. */
export type Paint = {
	body: Tones;
	accent: Tones;
	/** The flanks below the crease, which turn away from the light. */
	lower: string;
	/** The line along the crease, where the livery has one. */
	stripe?: string;
};

export function mixPaint({ paint, livery }: VehicleDrawing): Paint {
	const body = tones(paint.body);
	const accent = tones(paint.accent);
	return {
		body,
		accent,
		lower: livery === "two-tone" ? accent.base : body.shade,
		...(livery === "stripe" && { stripe: accent.base }),
	};
}
