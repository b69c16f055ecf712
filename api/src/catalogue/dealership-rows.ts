import type { Dealership } from "@nev/contract";
import { firstIndex } from "../places/first-index.js";
import type { Point } from "../places/miles-between.js";
import type { PlaceIndex } from "../places/place-index.js";
import { type LocatedDealership, locate, positionOf } from "./located-dealership.js";
import { cellAt, mercatorX, mercatorY } from "./map-cells.js";
import { type SlotChange, updateSorted } from "./sorted-slots.js";
import { createWordIndex, type WordIndex } from "./word-index.js";

/** A dealership that is new or has changed, or the id of one that visitors no longer see. */
export type DealershipChange = Dealership | { readonly id: number; readonly isGone: true };

/** Where each slot's dealership is, in columns because that is how searches go through them. */
export interface Positions {
	/** On a sphere of radius 1: towards 0° east, 90° east and the north pole. */
	readonly x: number[];
	readonly y: number[];
	readonly z: number[];
	/** On the square map, from 0 to 1: to the east and to the south. */
	readonly east: number[];
	readonly south: number[];
	/** The cell of the map. */
	readonly cell: number[];
}

/**
 * The dealerships at one moment, which do not change: lists of slots, each in an order of its own. A
 * slot is the place of an entry. A dealership that changes gets a new entry, so the entries, their
 * positions and the index of words are only added to, and all moments share them.
 */
export interface DealershipRows {
	readonly entries: readonly LocatedDealership[];
	/** Not numbers for an entry without a position. */
	readonly positions: Positions;
	readonly words: WordIndex;
	/** By state, city, name and id. */
	readonly listed: Uint32Array;
	readonly byId: Uint32Array;
	/** Those with a position, from south to north. */
	readonly bySouth: Uint32Array;
	/** Those with a position, by their cell. */
	readonly byCell: Uint32Array;
	/** How many are invented. */
	readonly sampleCount: number;
}

/** How many dealerships are read and changed at a time: some milliseconds, so that requests are answered meanwhile. */
export const batchSize = 250;

const nowhere: Point = { latitude: Number.NaN, longitude: Number.NaN };

export function emptyRows(): DealershipRows {
	const none = new Uint32Array();
	return {
		entries: [],
		positions: { x: [], y: [], z: [], east: [], south: [], cell: [] },
		words: createWordIndex(),
		listed: none,
		byId: none,
		bySouth: none,
		byCell: none,
		sampleCount: 0,
	};
}

/** The rows after some changes. Apart from copies of four lists, it costs as much as there are changes. */
export function applyChanges(
	rows: DealershipRows,
	changes: readonly DealershipChange[],
	places: PlaceIndex,
): DealershipRows {
	const { positions, words } = rows;
	const entries = rows.entries as LocatedDealership[];
	const dealershipAt = (slot: number) => (entries[slot] as LocatedDealership).dealership;
	const slots: SlotChange[] = [];
	for (const change of changes) {
		const removed = slotOf(rows, change.id);
		if ("isGone" in change) {
			if (removed !== undefined) slots.push({ removed });
			continue;
		}
		const located = locate(change, places);
		const added = entries.length;
		words.add(added, located.searchText);
		entries.push(located);
		addPosition(positions, positionOf(located));
		slots.push({ removed, added });
	}
	if (slots.length === 0) return rows;
	const isSample = (slot?: number) => (slot !== undefined && dealershipAt(slot).isSample ? 1 : 0);
	const onMap = (slot?: number) =>
		slot !== undefined && positionOf(entries[slot] as LocatedDealership) ? slot : undefined;
	const slotsOnMap = slots.map(({ removed, added }) => ({
		removed: onMap(removed),
		added: onMap(added),
	}));
	const idAt = (slot: number) => dealershipAt(slot).id;
	const updateOnMap = (list: Uint32Array, column: readonly number[]) =>
		updateSorted(
			list,
			slotsOnMap,
			(a, b) => (column[a] as number) - (column[b] as number) || idAt(a) - idAt(b),
		);
	return {
		entries,
		positions,
		words,
		listed: updateSorted(rows.listed, slots, (a, b) =>
			compareListed(dealershipAt(a), dealershipAt(b)),
		),
		byId: updateSorted(rows.byId, slots, (a, b) => idAt(a) - idAt(b)),
		bySouth: updateOnMap(rows.bySouth, positions.z),
		byCell: updateOnMap(rows.byCell, positions.cell),
		sampleCount: slots.reduce(
			(count, { removed, added }) => count + isSample(added) - isSample(removed),
			rows.sampleCount,
		),
	};
}

/** The slot of a dealership, by its id. */
export function slotOf({ entries, byId }: DealershipRows, id: number): number | undefined {
	const idAt = (slot: number) => entries[slot]?.dealership.id ?? 0;
	const slot = byId[firstIndex(byId, (other) => idAt(other) >= id)];
	return slot !== undefined && idAt(slot) === id ? slot : undefined;
}

/** The point of a position on a sphere of radius 1. */
export function toVector({ latitude, longitude }: Point): { x: number; y: number; z: number } {
	const radians = Math.PI / 180;
	const cosine = Math.cos(latitude * radians);
	return {
		x: cosine * Math.cos(longitude * radians),
		y: cosine * Math.sin(longitude * radians),
		z: Math.sin(latitude * radians),
	};
}

function addPosition(columns: Positions, position: Point | undefined): void {
	const { x, y, z } = toVector(position ?? nowhere);
	const { latitude, longitude } = position ?? nowhere;
	const [east, south] = [mercatorX(longitude), mercatorY(latitude)];
	columns.x.push(x);
	columns.y.push(y);
	columns.z.push(z);
	columns.east.push(east);
	columns.south.push(south);
	columns.cell.push(cellAt(east, south));
}

/** By state, city and name as PostgreSQL's collation "C" compares them, and by id. */
function compareListed(a: Dealership, b: Dealership): number {
	return (
		compareText(a.state, b.state) ||
		compareText(a.city, b.city) ||
		compareText(a.name, b.name) ||
		a.id - b.id
	);
}

function compareText(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
