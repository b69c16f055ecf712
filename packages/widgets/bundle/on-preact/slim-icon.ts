import { createElement, type SVGProps } from "react";

/** The data of an icon of lucide-react. */
interface IconData {
	readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Replaces lucide-react's own function, which is larger than all our icons together: it supports
 * contexts, absolute stroke widths and sizes, and we use none of them.
 */
export default function createLucideIcon({ node }: IconData) {
	return (props: SVGProps<SVGSVGElement>) =>
		createElement(
			"svg",
			{
				xmlns: "http://www.w3.org/2000/svg",
				width: 24,
				height: 24,
				viewBox: "0 0 24 24",
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
