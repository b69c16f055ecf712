import { type Cluster, clusterOptions, type Dealership } from "@nev/contract";
import { type Position, positionOf, toMapLongitude } from "../dealer-search/geography.js";

/** From this zoom on there are no clusters. */
export const firstZoomOfSingles = clusterOptions.maxZoom + 1;

/** A dealership or a cluster on the map. */
export interface MapPoint {
	readonly key: string;
	readonly position: Position;
	/** From the position to where the marker is, in pixels. */
	readonly offset: { readonly x: number; readonly y: number };
	readonly count: number;
	readonly dealership?: Dealership;
	/** Where the dealerships of a cluster are. */
	readonly bounds?: Cluster["bounds"] | undefined;
	/**
	 * All dealerships at one address, if they are too many for markers of their own. Empty for a cluster,
	 * whose dealerships have to be loaded.
	 */
	readonly crowd?: readonly Dealership[];
}

/** Positions this close to each other are one address, in degrees: about ten metres. */
export const precision = 1e-4;

/** More dealerships at one address are one marker. A ring of them would be larger than a small map. */
const maxRing = 12;

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
	const points = clusters.map(({ latitude, longitude, count, dealership, bounds }): MapPoint => {
		const key = dealership ? `${dealership.id}` : `${latitude},${longitude},${count}`;
		const position = { latitude, longitude: toMapLongitude(longitude) };
		return {
			key,
			position,
			offset: noOffset,
			count,
			bounds,
			...(dealership && { dealership }),
			...(isOneAddress(bounds) && { crowd: [] }),
		};
	});
	const position = selected && positionOf(selected);
	if (position && !points.some(({ dealership }) => dealership?.id === selected.id)) {
		const key = `${selected.id}`;
		const onMap = { ...position, longitude: toMapLongitude(position.longitude) };
		points.push({ key, position: onMap, offset: noOffset, count: 1, dealership: selected });
	}
	return fanOut(points, selected?.id).sort(
		(a, b) => a.position.longitude - b.position.longitude || a.offset.x - b.offset.x,
	);
}

function fanOut(points: readonly MapPoint[], selectedId: number | undefined): MapPoint[] {
	const groups = new Map<string, MapPoint[]>();
	for (const point of points) {
		const address = addressOf(point, groups);
		groups.set(address, [...(groups.get(address) ?? []), point]);
	}
	return [...groups].flatMap(([address, all]) => {
		const group = all.length > maxRing ? gather(address, all, selectedId) : all;
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

/** The key of a point's address, which may be the one of a neighbor: geocoders differ by some metres. */
function addressOf(point: MapPoint, known: ReadonlyMap<string, unknown>): string {
	const { key, position, dealership, crowd } = point;
	if (!dealership && !crowd) return key;
	const row = Math.round(position.latitude / precision);
	const column = Math.round(position.longitude / precision);
	const steps = [0, 1, -1];
	const near = steps.flatMap((north) => steps.map((east) => `${row + north} ${column + east}`));
	return near.find((address) => known.has(address)) ?? `${row} ${column}`;
}

/** Whether a cluster stays together however far the visitor zooms in. */
function isOneAddress(bounds: Cluster["bounds"]): boolean {
	return (
		bounds !== undefined &&
		Math.max(bounds.east - bounds.west, bounds.north - bounds.south) < 1.5 * precision
	);
}

/** The points at one address as one, beside the selected one. */
function gather(
	address: string,
	points: readonly MapPoint[],
	selectedId: number | undefined,
): MapPoint[] {
	const crowd = points.flatMap(({ dealership }) => dealership ?? []);
	const [first] = points;
	if (!first) return [];
	const { position } = first;
	return [
		{ key: `crowd ${address}`, position, offset: noOffset, count: crowd.length, crowd },
		...points.filter(({ dealership }) => dealership?.id === selectedId),
	];
}
