import { line } from "../svg.js";

/** The upper left quarter of a circle around the origin, where the light catches an edge. */
export function litArc(radius: number, colour: string, width: number): string {
	const [far, near] = [radius * 0.97, radius * 0.24];
	return line(`M${-far} ${near}A${radius} ${radius} 0 0 0 ${-near} ${far}`, colour, width);
}
