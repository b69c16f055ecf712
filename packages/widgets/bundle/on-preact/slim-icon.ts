import { createElement, type SVGProps } from "react";

/** An icon as lucide-react keeps it. */
interface IconData {
	readonly size: number;
	/** The elements in it, each with a key among its attributes. */
	readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Stands in for lucide-react's own function, which also knows contexts, strokes of constant width
 * and sizes by name: none of that is used here, and it weighs more than all our icons together.
 */
export default function createLucideIcon({ size, node }: IconData) {
	return (props: SVGProps<SVGSVGElement>) =>
		createElement(
			"svg",
			{
				xmlns: "http://www.w3.org/2000/svg",
				width: size,
				height: size,
				viewBox: `0 0 ${size} ${size}`,
				fill: "none",
				stroke: "currentColor",
				strokeWidth: 2,
				strokeLinecap: "round",
				strokeLinejoin: "round",
				"aria-hidden": true,
				...props,
			},
			node.map(([tag, attributes]) => createElement(tag, attributes)),
		);
}
