import { trim } from "../materials.js";
import type { Paint } from "../paint.js";
import type { Plan } from "../plan.js";
import { cut, line } from "../svg.js";

/** The coil over each wheel of a lifted body, where the raised arch leaves it open. */
export function drawSprings({ rearAxle }: Plan, { accent }: Paint): string {
	const all = (data: (x: number) => string) => [0, rearAxle].map(data).join("");
	const coil = (x: number) =>
		[47, 51, 55, 59].map((h) => `M${x - 5} ${h} L${x + 5} ${h + 2.4}`).join("");
	return (
		line(
			all((x) => `M${x} 42 V64`),
			trim.base,
			6,
			cut,
		) + line(all(coil), accent.shade, 1.6)
	);
}
