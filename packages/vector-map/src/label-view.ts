import type { Map as LeafletMap } from "leaflet";
import { type Box, isClear, isWithin } from "./boxes.js";
import type { DrawnText } from "./draw-labels.js";
import type { DrawnPart, DrawnTile, Place } from "./drawn-tile.js";
import { placePointers, pointerStyle } from "./edge-pointers.js";
import { nameOf, placeLabelOf, roadLabelOf } from "./label-requests.js";
import type { CanvasView } from "./map-canvas.js";
import {
	type LabelRequest,
	type MeasureText,
	type PlacedLabel,
	placeLabels,
} from "./place-labels.js";
import { type Position, project, rectangleOf, unproject } from "./tile-grid.js";

export interface LabelOptions {
	/** The visitor's language, such as `es`. */
	readonly language: string;
	/** The text in a part of the map that could not be loaded. */
	readonly gapText: string;
	/** How far it is, such as `12 mi`. */
	distanceText(from: Position, to: Position): string;
	/** The canvas's accessible name. */
	describe(names: readonly string[]): string;
}

export interface LabelledView {
	readonly map: LeafletMap;
	readonly view: CanvasView;
	readonly parts: readonly DrawnPart[];
	/** Larger tiles around the view, with places beyond it. */
	readonly surroundings: readonly DrawnTile[];
	/** The parts that could not be loaded, in pixels. */
	readonly gaps: readonly Box[];
	/** The parts whose tile is loading, in pixels. No label reaches into them, where a larger town may be. */
	readonly loading: readonly Box[];
	readonly obstacles: readonly Box[];
	/** The labels that this view shows already. */
	readonly kept: readonly PlacedLabel[];
	/** Whether all tiles of the view are there. */
	readonly isFinal: boolean;
}

/** A view that names fewer towns or streets gets pointers to other towns. */
const minNames = 3;

export interface ViewLabels {
	readonly texts: readonly DrawnText[];
	readonly placed: readonly PlacedLabel[];
	/** The texts within the visible part, for the map's description. */
	readonly names: readonly string[];
	/** Whether the view and the pointers name so little that the surroundings are needed. */
	readonly isPoor: boolean;
}

/** Places the labels of a view. */
export function labelView(
	{ map, view, parts, surroundings, gaps, loading, obstacles, kept, isFinal }: LabelledView,
	measure: MeasureText,
	{ language, gapText, distanceText }: LabelOptions,
): ViewLabels {
	const { origin, worldSize, zoom, width, height, margin } = view;
	const toPixels = (x: number, y: number) => ({
		x: x * worldSize - origin.x,
		y: y * worldSize - origin.y,
	});
	const shown: Box = {
		left: margin.x,
		top: margin.y,
		right: width - margin.x,
		bottom: height - margin.y,
	};
	const requests = parts.flatMap((part): LabelRequest[] =>
		[
			...placesOf(part).map((place) => placeLabelOf(place, zoom, language, toPixels)),
			...part.tile.roadNames.map((road) => roadLabelOf(road, zoom, toPixels)),
		].filter((request) => request !== undefined),
	);
	const gapRequests = gaps.map((gap) => gapLabel(gap, shown, gapText));
	const area: Box = { left: 0, top: 0, right: width, bottom: height };
	const all = [...gapRequests, ...requests];
	const placed = placeLabels(all, obstacles, area, shown, measure, kept).filter(({ box }) =>
		isClear(box, loading, 0),
	);
	const texts = placed.map(drawnText);
	const named = placed.filter(({ box }) => isWithin(box, shown));
	const names = named
		.filter(({ request }) => !gapRequests.includes(request))
		.map(({ text }) => text);
	const landmarks = named.filter(({ request }) => request.isLandmark);
	if (!isFinal || landmarks.length >= minNames) return { texts, placed, names, isPoor: false };

	const middle = { x: width / 2, y: height / 2 };
	const { lat: latitude, lng: longitude } = map.getCenter();
	const worldMiddle = project(latitude, longitude).x;
	const tiles = new Set([...parts.map(({ tile }) => tile), ...surroundings]);
	const distant = [...tiles]
		.flatMap(({ places }) => places)
		.filter(({ kind }) => kind === "locality")
		.map((place) => {
			// To the west of the antimeridian, it is in the world on the left.
			const x = place.x + Math.round(worldMiddle - place.x);
			const point = toPixels(x, place.y);
			const pixels = Math.hypot(point.x - middle.x, point.y - middle.y);
			const name = nameOf(place, language);
			const distance = distanceText({ latitude, longitude }, unproject(x, place.y));
			const text = `${name} ${distance}`;
			// A larger town is better known, so it may be farther away.
			return { ...point, name, text, order: pixels / (1 + place.rank / 4) };
		})
		.filter(({ x, y }) => x < shown.left || x > shown.right || y < shown.top || y > shown.bottom)
		.sort((a, b) => a.order - b.order)
		// A place is in several tiles.
		.filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
	const pointers = placePointers(
		distant,
		minNames - landmarks.length,
		shown,
		[...obstacles, ...placed.map(({ box }) => box)],
		(text) => measure(text, pointerStyle),
	);
	const pointerTexts = pointers.map(({ text, x, y, box }) => ({
		text,
		x,
		y,
		box,
		style: pointerStyle,
	}));
	return {
		texts: [...texts, ...pointerTexts],
		placed,
		names,
		isPoor: landmarks.length + pointers.length < minNames,
	};
}

/** The places of a part. A larger tile that takes its place has others beside it. */
function placesOf({ position, source, tile }: DrawnPart): readonly Place[] {
	const { left, top, right, bottom } = rectangleOf({ ...position, column: position.x });
	const shift = (position.column - position.x) / 2 ** position.z;
	const places =
		position === source
			? tile.places
			: tile.places.filter(({ x, y }) => x >= left && x < right && y >= top && y < bottom);
	return shift === 0 ? places : places.map((place) => ({ ...place, x: place.x + shift }));
}

function gapLabel(gap: Box, shown: Box, text: string): LabelRequest {
	return {
		x: (Math.max(gap.left, shown.left) + Math.min(gap.right, shown.right)) / 2,
		y: (Math.max(gap.top, shown.top) + Math.min(gap.bottom, shown.bottom)) / 2,
		texts: [text],
		style: { size: 12, color: "ink-soft" },
		priority: -1,
	};
}

function drawnText({ request, text, dx, dy, box, hasDot }: PlacedLabel): DrawnText {
	const { x, y, style, angle } = request;
	return {
		text,
		x: Math.round(x + dx),
		y: Math.round(y + dy),
		box,
		style,
		angle,
		dot: hasDot ? { x, y } : undefined,
	};
}
