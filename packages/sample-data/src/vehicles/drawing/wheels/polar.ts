/** A point of a wheel: degrees from the spoke's middle line, and the distance from the hub. */
export type PolarPoint = readonly [degrees: number, radius: number];

function position([degrees, radius]: PolarPoint, turn: number): [number, number] {
	const angle = ((degrees + turn + 90) * Math.PI) / 180;
	return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** One outline repeated evenly around the hub, as the data of a single path. */
export function around(count: number, outline: readonly PolarPoint[]): string {
	return Array.from({ length: count }, (_, index) => {
		const corners = outline.map((point) => position(point, (index * 360) / count).join(" "));
		return `M${corners.join("L")}Z`;
	}).join("");
}
