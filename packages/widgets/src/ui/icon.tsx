import type { IconNode } from "lucide";
import { createElement } from "react";

const attributes = {
	width: 24,
	height: 24,
	viewBox: "0 0 24 24",
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 2,
	strokeLinecap: "round",
	strokeLinejoin: "round",
	"aria-hidden": true,
} as const;

export interface IconProps {
	/** One of Lucide's. */
	icon: IconNode;
	className?: string;
}

/** An icon beside its text. Screen readers skip it. */
export function Icon({ icon, className }: IconProps) {
	const shapes = icon.map(([tag, shape]) => createElement(tag, shape));
	return createElement("svg", { ...attributes, className }, ...shapes);
}
