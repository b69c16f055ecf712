import { compactPath, formatNumber } from "./path-data.js";

/** Attributes of an element. Numbers are rounded to one decimal. */
export type Attributes = Readonly<Record<string, string | number>>;

function formatAttributes(attributes: Attributes): string {
	return Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${typeof value === "number" ? formatNumber(value) : value}"`)
		.join("");
}

function path(data: string, attributes: Attributes): string {
	const compact = compactPath(data);
	return compact === "" ? "" : `<path d="${compact}"${formatAttributes(attributes)}/>`;
}

/** A filled path. */
export function shape(data: string, fill: string, attributes: Attributes = {}): string {
	return path(data, { fill, ...attributes });
}

/** An unfilled path. Its caps and joins are round by default. */
export function line(
	data: string,
	stroke: string,
	width: number,
	attributes: Attributes = {},
): string {
	return path(data, { stroke, "stroke-width": width, ...attributes });
}

/** Attributes of a line that must not extend beyond its end points. */
export const buttCaps: Attributes = { "stroke-linecap": "butt" };

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
	const centre = { ...(cx && { cx }), ...(cy && { cy }) };
	return `<circle${formatAttributes({ ...centre, r, ...attributes })}/>`;
}

export function ellipse(
	cx: number,
	cy: number,
	rx: number,
	ry: number,
	attributes: Attributes,
): string {
	return `<ellipse${formatAttributes({ cx, cy, rx, ry, ...attributes })}/>`;
}

/** A group of elements, translated. */
export function translate(x: number, y: number, content: string): string {
	return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})">${content}</g>`;
}
