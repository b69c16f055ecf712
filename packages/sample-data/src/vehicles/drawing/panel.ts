import type { Paint } from "./colours.js";
import { buttCaps, line, shape } from "./svg.js";

/** One painted body panel, as path data. */
export type Panel = {
	outline: string;
	/** The edge below which the side faces away from the light, from left to right. */
	crease: string;
	/** Continues from the crease's end along the lower outline back to the crease's start. */
	underCrease: string;
	/** The surface that faces up. */
	upper?: string;
	/** The highlight along the upper edge. */
	ridge?: string;
};

/** Draws adjacent panels in one paint: base, lower surface, stripe, upper surface, highlight. */
export function drawPanels(panels: readonly Panel[], { body, lower, stripe }: Paint): string {
	const join = (read: (panel: Panel) => string | undefined) =>
		panels.map((panel) => read(panel) ?? "").join("");
	return (
		shape(
			join(({ outline }) => outline),
			body.base,
		) +
		shape(
			join(({ crease, underCrease }) => crease + underCrease),
			lower,
		) +
		(stripe
			? line(
					join(({ crease }) => crease),
					stripe,
					2.6,
					buttCaps,
				)
			: "") +
		shape(
			join(({ upper }) => upper),
			body.light,
		) +
		line(
			join(({ ridge }) => ridge),
			body.edge,
			1,
		)
	);
}
