import { glass, trim } from "../materials.js";
import type { Paint } from "../paint.js";
import { heights } from "../plan.js";
import { line, shape } from "../svg.js";
import type { VehicleDrawing } from "../vehicle-drawing.js";

const top = heights.roof + 1;

/** The glass with the front pillar behind it; the grand body's pillar is painted and grows wide. */
export function drawWindshield({ windshield, body }: VehicleDrawing, paint: Paint): string {
	const pillar =
		body === "grand"
			? shape(`M9 103 H29 L44.6 ${top} H36.6 Z`, paint.body.base) +
				line(`M9.6 103 L37 ${top}`, paint.body.edge, 1)
			: shape(`M10 102 H17 L44 ${top} H37.4 Z`, trim.base) +
				line(`M11 103 L38 ${top}`, trim.edge, 0.7);
	return (
		shape(`M1 102 C6 130 16 162 29 ${top} H38 L12 103 Z`, glass.fill, { "fill-opacity": 0.6 }) +
		line(`M1.6 103 C6 130 16 162 29 ${top}`, glass.edge, 1) +
		(windshield === "split" ? line(`M14 147 L27 146`, trim.base, 2.2) : "") +
		pillar
	);
}

export function drawMirror(): string {
	return (
		line(`M17 112 L9 119`, trim.base, 2) +
		shape(
			`M2 116 Q2 112.6 5.4 112.6 H10.4 Q12.8 112.6 12.8 115 V124 Q12.8 127 9.6 127 H6
				C3.6 127 2 125.6 2 123 Z`,
			trim.base,
		) +
		shape(
			`M2.4 121 C2.2 124 3.4 127 6 127 H9.6 Q11.4 127 12.4 125.8 C8 126 4.4 124.6 2.4 121 Z`,
			trim.light,
		)
	);
}
