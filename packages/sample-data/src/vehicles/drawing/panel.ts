import type { Paint } from "./paint.js";
import { cut, line, shape } from "./svg.js";

/** One painted moulding, as path data. */
export type Panel = {
	outline: string;
	/** The edge below which the flank turns away from the light, from left to right. */
	crease: string;
	/** Goes on from the crease's end, round the lower outline and back to its start. */
	underCrease: string;
	/** The part that faces the sky. */
	upper?: string;
	/** Where the light catches the upper edge. */
	ridge?: string;
};

/** Panels side by side in one paint: base, lower plane, stripe, upper plane, lit edge. */
export function drawPanels(panels: readonly Panel[], { body, lower, stripe }: Paint): string {
	const all = (part: (panel: Panel) => string | undefined) =>
		panels.map((panel) => part(panel) ?? "").join("");
	return (
		shape(
			all(({ outline }) => outline),
			body.base,
		) +
		shape(
			all(({ crease, underCrease }) => crease + underCrease),
			lower,
		) +
		(stripe
			? line(
					all(({ crease }) => crease),
					stripe,
					2.6,
					cut,
				)
			: "") +
		shape(
			all(({ upper }) => upper),
			body.light,
		) +
		line(
			all(({ ridge }) => ridge),
			body.edge,
			1,
		)
	);
}
