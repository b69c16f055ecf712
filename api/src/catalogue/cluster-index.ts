import { type Cluster, clusterOptions } from "@nev/contract";
import { firstIndex } from "../places/first-index.js";
import { lazy } from "../places/lazy.js";
import type { DealershipRows } from "./dealership-rows.js";
import { type DealershipFilter, type LocatedDealership, positionOf } from "./located-dealership.js";
import { cellAt, cellBits, latitudeOf, longitudeOf, mercatorX, mercatorY } from "./map-cells.js";
import { gather } from "./sorted-slots.js";

/** If a section has more clusters, they are merged as at a lower zoom. */
const maxClusters = 500;

/** A section with more occupied cells has too many clusters, whichever cells merge. */
const maxGroups = 6 * maxClusters;

/**
 * The size of a cell in pixels. Less than the radius of a cluster divided by the square root of 2, so
 * that all in one cell belong together.
 */
const cellPixels = 32;

/** How far around a section dealerships are clustered, in pixels, so that clusters stay when a map moves. */
const marginPixels = 256;

/** A section of the map in degrees, with a web map zoom. */
export interface ClusterQuery extends DealershipFilter {
	west: number;
	south: number;
	east: number;
	north: number;
	zoom: number;
}

/**
 * Finds the clusters that a map draws. A search goes once through the dealerships of its section, in
 * the order of their cells, so nothing is built before it, whatever the filter.
 */
export interface ClusterIndex {
	/** @param flags 1 for the rank of each dealership to draw; without them all are drawn */
	search(section: ClusterQuery, flags?: Uint8Array): Cluster[];
}

/** Dealerships close together. `x` and `y` are sums over all of them. */
interface Group {
	readonly cell: number;
	x: number;
	y: number;
	count: number;
	/** The rank of one of them. */
	readonly rank: number;
	left: number;
	right: number;
	top: number;
	bottom: number;
}

type LocatedAt = (rank: number) => LocatedDealership;

/** A section of the square map, from 0 to 1 in both directions. */
interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

export function createClusterIndex(
	{ positions, byCell }: DealershipRows,
	rankOf: Int32Array,
	locatedAt: LocatedAt,
): ClusterIndex {
	const columns = lazy(() => ({
		ranks: gather(byCell, rankOf),
		cells: gather(byCell, positions.cell),
		x: gather(byCell, positions.east),
		y: gather(byCell, positions.south),
	}));

	/** Those within a box, by cell. Undefined if there are too many to draw. */
	function group(
		{ left, right, top, bottom }: Box,
		shift: number,
		flags: Uint8Array | undefined,
		limit: number,
	): Group[] | undefined {
		const { ranks, cells, x, y } = columns();
		const groups: Group[] = [];
		let last: Group | undefined;
		// The corners have the lowest and the highest cell of a box.
		const start = firstIndex(cells, (cell) => cell >= cellAt(left, top));
		const highest = cellAt(right, bottom);
		for (let index = start; index < cells.length; index += 1) {
			const code = cells[index] as number;
			if (code > highest) break;
			const pointX = x[index] as number;
			const pointY = y[index] as number;
			if (pointX < left || pointX > right || pointY < top || pointY > bottom) continue;
			const rank = ranks[index] as number;
			if (flags && !flags[rank]) continue;
			const cell = shift < 0 ? index : code >>> shift;
			if (last?.cell === cell) {
				last.x += pointX;
				last.y += pointY;
				last.count += 1;
				extend(last, pointX, pointX, pointY, pointY);
			} else {
				if (groups.length === limit) return undefined;
				const edges = { left: pointX, right: pointX, top: pointY, bottom: pointY };
				last = { cell, x: pointX, y: pointY, count: 1, rank, ...edges };
				groups.push(last);
			}
		}
		return groups;
	}

	function clustersIn(box: Box, level: number, flags: Uint8Array | undefined): Group[] | undefined {
		if (level > clusterOptions.maxZoom) return group(box, -1, flags, maxClusters);
		const pixel = 1 / (clusterOptions.extent * 2 ** level);
		const margin = marginPixels * pixel;
		const wide = {
			left: box.left - margin,
			right: box.right + margin,
			top: box.top - margin,
			bottom: box.bottom + margin,
		};
		const cellColumns = (clusterOptions.extent * 2 ** level) / cellPixels;
		const shift = 2 * (cellBits - Math.log2(cellColumns));
		const groups = group(wide, shift, flags, maxGroups);
		const merged = groups && mergeNeighbors(groups, cellColumns, clusterOptions.radius * pixel);
		const inside = merged?.filter(
			({ x, y, count }) =>
				x / count >= box.left &&
				x / count <= box.right &&
				y / count >= box.top &&
				y / count <= box.bottom,
		);
		return inside && inside.length <= maxClusters ? inside : undefined;
	}

	return {
		search(section, flags) {
			const boxes = boxesOf(section);
			let level = Math.min(Math.floor(section.zoom), clusterOptions.maxZoom + 1);
			for (;;) {
				const found = boxes.map((box) => clustersIn(box, level, flags));
				const groups = found.flatMap((part) => part ?? []);
				if (level === 0 || (!found.includes(undefined) && groups.length <= maxClusters)) {
					return groups.map((group) => toCluster(group, locatedAt));
				}
				level -= 1;
			}
		},
	};
}

/**
 * Merges groups that are closer than the radius of a cluster: the largest first with its neighbors,
 * and so on with those that are left.
 */
function mergeNeighbors(groups: readonly Group[], columns: number, radius: number): Group[] {
	const keyOf = (column: number, row: number) => row * columns + column;
	// What is at the far edge of the map belongs to its last column or row.
	const indexOf = (sum: number, count: number) =>
		Math.min(columns - 1, Math.floor((sum / count) * columns));
	const columnOf = ({ x, count }: Group) => indexOf(x, count);
	const rowOf = ({ y, count }: Group) => indexOf(y, count);
	const left = new Map(groups.map((group) => [keyOf(columnOf(group), rowOf(group)), group]));
	const reach = Math.ceil(radius * columns);
	return groups
		.toSorted((a, b) => b.count - a.count || a.cell - b.cell)
		.filter((group) => {
			const [column, row] = [columnOf(group), rowOf(group)];
			if (left.get(keyOf(column, row)) !== group) return false;
			left.delete(keyOf(column, row));
			const centre = { x: group.x / group.count, y: group.y / group.count };
			for (let nextRow = row - reach; nextRow <= row + reach; nextRow += 1) {
				for (let nextColumn = column - reach; nextColumn <= column + reach; nextColumn += 1) {
					const key = keyOf(nextColumn, nextRow);
					const next = left.get(key);
					if (!next) continue;
					const dx = next.x / next.count - centre.x;
					const dy = next.y / next.count - centre.y;
					if (dx * dx + dy * dy > radius * radius) continue;
					left.delete(key);
					group.x += next.x;
					group.y += next.y;
					group.count += next.count;
					extend(group, next.left, next.right, next.top, next.bottom);
				}
			}
			return true;
		});
}

/** Extends the box of a group. */
function extend(group: Group, left: number, right: number, top: number, bottom: number): void {
	if (left < group.left) group.left = left;
	if (right > group.right) group.right = right;
	if (top < group.top) group.top = top;
	if (bottom > group.bottom) group.bottom = bottom;
}

/** A section may cross the antimeridian, and is then two boxes. */
function boxesOf({ west, south, east, north }: ClusterQuery): Box[] {
	const vertical = { top: mercatorY(north), bottom: mercatorY(south) };
	const [left, right] = [mercatorX(west), mercatorX(east)];
	if (left <= right) return [{ left, right, ...vertical }];
	return [
		{ left, right: 1, ...vertical },
		{ left: 0, right, ...vertical },
	];
}

function toCluster(group: Group, locatedAt: LocatedAt): Cluster {
	const { x, y, count, rank, left, right, top, bottom } = group;
	if (count > 1) {
		return {
			latitude: latitudeOf(y / count),
			longitude: longitudeOf(x / count),
			count,
			bounds: {
				west: rounded(longitudeOf(left)),
				south: rounded(latitudeOf(bottom)),
				east: rounded(longitudeOf(right)),
				north: rounded(latitudeOf(top)),
			},
		};
	}
	const located = locatedAt(rank);
	const { latitude, longitude } = positionOf(located) ?? { latitude: 0, longitude: 0 };
	return { latitude, longitude, count, dealership: located.dealership };
}

/** To some ten meters, which is enough to fit a map. */
function rounded(degrees: number): number {
	return Math.round(degrees * 1e4) / 1e4;
}
