import { compactPath, rounded } from "./path-data.js";

/** Presentation attributes of one element; a number is rounded to one decimal. */
export type Attributes = Readonly<Record<string, string | number>>;

function written(attributes: Attributes): string {
	return Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${typeof value === "number" ? rounded(value) : value}"`)
		.join("");
}

function path(data: string, attributes: Attributes): string {
	const compact = compactPath(data);
	return compact === "" ? "" : `<path d="${compact}"${written(attributes)}/>`;
}

/** A filled shape. */
export function shape(data: string, fill: string, attributes: Attributes = {}): string {
	return path(data, { fill, ...attributes });
}

/** A line on the unfilled root; its ends and corners are round unless told otherwise. */
export function line(
	data: string,
	stroke: string,
	width: number,
	attributes: Attributes = {},
): string {
	return path(data, { stroke, "stroke-width": width, ...attributes });
}

/** Attributes of a line whose ends must not reach past its last points. */
export const cut: Attributes = { "stroke-linecap": "butt" };

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
	const centre = { ...(cx && { cx }), ...(cy && { cy }) };
	return `<circle${written({ ...centre, r, ...attributes })}/>`;
}

export function ellipse(
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	attributes: Attributes,
): string {
	return `<ellipse${written({ cx, cy, rx, ry, ...attributes })}/>`;
}

/** Elements moved together. */
export function moved(x: number, y: number, content: string): string {
	return `<g transform="translate(${rounded(x)} ${rounded(y)})">${content}</g>`;
}
