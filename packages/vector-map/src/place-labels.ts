import { around, type Box, boxAround, contains, isClear, isWithin } from "./boxes.js";

/** How a label's text looks. */
export interface TextStyle {
	/** In pixels. */
	readonly size: number;
	readonly weight?: 400 | 600;
	readonly color: "ink" | "ink-soft";
	readonly isUpperCase?: boolean;
	/** Between letters, in pixels. */
	readonly spacing?: number;
	/** In a box, such as the number of a road. */
	readonly isShield?: boolean;
}

/** A label that wants a place on the map. */
export interface LabelRequest {
	/** The first one for which there is room is placed. */
	readonly texts: readonly string[];
	/** The point that it names, in pixels. */
	readonly x: number;
	readonly y: number;
	readonly style: TextStyle;
	/** Labels with a lower number are placed first. */
	readonly priority: number;
	/** Whether it names an area: the label stays close to the point, or it would be in another one. */
	readonly isArea?: boolean;
	/** Whether visitors know where they are by it: a town or a street. */
	readonly isLandmark?: boolean;
	/** Whether a dot marks the point, with the label beside it. */
	readonly hasDot?: boolean;
	/** In radians, for the name of a road. */
	readonly angle?: number;
	/** The room along a road, in pixels. A longer text is left out. */
	readonly maxWidth?: number;
	/** Free room around the label, in pixels. */
	readonly margin?: number;
}

export interface PlacedLabel {
	readonly request: LabelRequest;
	readonly text: string;
	/** From the point to the middle of the text, in pixels. */
	readonly dx: number;
	readonly dy: number;
	readonly hasDot: boolean;
	readonly box: Box;
}

export type MeasureText = (text: string, style: TextStyle) => number;

/** The distance from a dot's middle to its label, in pixels. */
const dotGap = 6;

/** A larger town has a larger dot, in pixels. */
export const dotRadius = ({ size }: TextStyle): number => size / 5;

/** From a place that a marker covers to the middle of its label below or above, in pixels. */
const markerGap = 26;

/** From the visible edge to the nearest label, in pixels. */
const edge = 4;

const defaultMargin = 3;

/**
 * Places labels so that they overlap neither one another nor what is already on the map. A label for
 * which there is no room is left out.
 *
 * @param occupied what is already on the map, such as markers
 * @param area what is drawn; labels outside of it are left out
 * @param shown the visible part of it, whose edge cuts no label
 * @param kept labels that are shown already: each that is requested again stays where it is
 */
export function placeLabels(
	requests: readonly LabelRequest[],
	occupied: readonly Box[],
	area: Box,
	shown: Box,
	measure: MeasureText,
	kept: readonly PlacedLabel[] = [],
): PlacedLabel[] {
	const boxes = [...occupied];
	const labels: PlacedLabel[] = [];
	// A marker may have come.
	const free = kept.filter(({ box, request }) => isClear(around(box, dotAt(request)), occupied, 0));
	const add = (label: PlacedLabel) => {
		labels.push(label);
		boxes.push(label.box);
		if (label.hasDot) boxes.push(dotAt(label.request));
	};
	const others = requests.filter((request) => {
		const label = free.find((known) => isSamePlace(known, request));
		if (label && !labels.includes(label)) add(label);
		return !label;
	});
	for (const request of others.sort((a, b) => a.priority - b.priority)) {
		const label = contains(area, request) && placeLabel(request, boxes, shown, measure);
		if (label) add(label);
	}
	return labels.sort((a, b) => a.request.priority - b.request.priority);
}

/** How far apart two tiles of different zooms may have the same place, in pixels. */
const sameWithin = 8;

function isSamePlace({ request, text }: PlacedLabel, { texts, x, y }: LabelRequest): boolean {
	return texts.includes(text) && Math.hypot(request.x - x, request.y - y) < sameWithin;
}

function dotAt({ x, y, style }: LabelRequest): Box {
	const side = dotRadius(style) * 2;
	return boxAround(x, y, side, side);
}

function placeLabel(
	request: LabelRequest,
	boxes: readonly Box[],
	shown: Box,
	measure: MeasureText,
): PlacedLabel | undefined {
	const { x, y, style, margin = defaultMargin, angle = 0, maxWidth = Infinity } = request;
	const height = style.size * 1.25;
	for (const text of request.texts) {
		const width = measure(text, style);
		if (width > maxWidth) continue;
		// The box around a text that is turned.
		const boxWidth = Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height;
		const boxHeight = Math.abs(Math.sin(angle)) * width + Math.abs(Math.cos(angle)) * height;
		for (const { dx, dy, hasDot } of positionsOf(request, width, height)) {
			const box = boxAround(x + dx, y + dy, boxWidth, boxHeight);
			const dot = dotAt(request);
			const isFree =
				isUncut(hasDot ? around(box, dot) : box, request, shown) &&
				isClear(box, boxes, margin) &&
				(!hasDot || isClear(dot, boxes, 0));
			if (isFree) return { request, text, dx, dy, hasDot, box };
		}
	}
	return undefined;
}

interface LabelPosition {
	readonly dx: number;
	readonly dy: number;
	readonly hasDot: boolean;
}

function positionsOf(request: LabelRequest, width: number, height: number): LabelPosition[] {
	if (request.angle !== undefined || request.style.isShield)
		return [{ dx: 0, dy: 0, hasDot: false }];
	const aside = width / 2 + dotGap;
	const above = -height / 2 - dotGap + 2;
	const beside: LabelPosition[] = request.hasDot
		? [
				{ dx: aside, dy: 0, hasDot: true },
				{ dx: -aside, dy: 0, hasDot: true },
				{ dx: 0, dy: above, hasDot: true },
				{ dx: 0, dy: -above, hasDot: true },
			]
		: [0, -height, height].map((dy) => ({ dx: 0, dy, hasDot: false }));
	if (request.isArea) return beside;
	const fromMarker = width / 2 + markerGap - 6;
	return [
		...beside,
		{ dx: 0, dy: markerGap, hasDot: false },
		{ dx: 0, dy: -markerGap, hasDot: false },
		{ dx: fromMarker, dy: 0, hasDot: false },
		{ dx: -fromMarker, dy: 0, hasDot: false },
		{ dx: 0, dy: markerGap + height / 2, hasDot: false },
		{ dx: 0, dy: -markerGap - height / 2, hasDot: false },
	];
}

/** A label is in the visible part if its point is, and beyond it otherwise. */
function isUncut(box: Box, point: LabelRequest, shown: Box): boolean {
	if (!contains(shown, point)) return isClear(box, [shown], 0);
	const { left, top, right, bottom } = box;
	return isWithin(
		{ left: left - edge, top: top - edge, right: right + edge, bottom: bottom + edge },
		shown,
	);
}
