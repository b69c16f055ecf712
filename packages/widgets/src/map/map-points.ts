import type { Cluster, Dealership } from "@nev/contract";
import { type Position, positionOf } from "../dealer-locator/geography.js";

/** A dealership or a cluster on the map. */
export interface MapPoint {
	readonly key: string;
	readonly position: Position;
	/** From the position to where the marker is, in pixels. */
	readonly offset: { readonly x: number; readonly y: number };
	readonly count: number;
	readonly dealership?: Dealership;
}

/** Positions this close to each other are one address, in degrees: about ten metres. */
const precision = 1e-4;

/** The distance between two markers at one address, in pixels. */
const spacing = 30;

const noOffset = { x: 0, y: 0 };

/**
 * The points from west to east. The selected dealership is always a point of its own. Dealerships at
 * one address are in a circle around it, so that each can be reached.
 */
export function pointsOf(
	clusters: readonly Cluster[],
	selected: Dealership | undefined,
): MapPoint[] {
	const points = clusters.map(({ latitude, longitude, count, dealership }): MapPoint => {
		const key = dealership ? `${dealership.id}` : `${latitude},${longitude},${count}`;
		const position = { latitude, longitude };
		return { key, position, offset: noOffset, count, ...(dealership && { dealership }) };
	});
	const position = selected && positionOf(selected);
	if (position && !points.some(({ dealership }) => dealership?.id === selected.id)) {
		const key = `${selected.id}`;
		points.push({ key, position, offset: noOffset, count: 1, dealership: selected });
	}
	return fanOut(points).sort(
		(a, b) => a.position.longitude - b.position.longitude || a.offset.x - b.offset.x,
	);
}

function fanOut(points: readonly MapPoint[]): MapPoint[] {
	const groups = new Map<string, MapPoint[]>();
	for (const point of points) {
		const { latitude, longitude } = point.position;
		const address = point.dealership
			? `${Math.round(latitude / precision)} ${Math.round(longitude / precision)}`
			: point.key;
		groups.set(address, [...(groups.get(address) ?? []), point]);
	}
	return [...groups.values()].flatMap((group) => {
		if (group.length === 1) return group;
		const radius = spacing / 2 / Math.sin(Math.PI / group.length);
		return group.map((point, index) => {
			const angle = (index / group.length) * 2 * Math.PI;
			return {
				...point,
				offset: {
					x: Math.round(radius * Math.cos(angle)),
					y: Math.round(radius * Math.sin(angle)),
				},
			};
		});
	});
}
