import { boxAround, isClear, isWithin } from "@nev/vector-map/boxes";
import {
	type LatLngBounds,
	type LatLngTuple,
	type Map as LeafletMap,
	latLngBounds,
	type Point,
} from "leaflet";
import type { Position } from "../dealer-search/geography.js";
import { circleAround } from "./circle-around.js";
import { milesPerPixelAt } from "./ground-scale.js";
import { boxReader, obstaclesOf } from "./obstacles.js";
import { ringMiles } from "./ring-miles.js";

/** The room that a ring's name takes up at most ("250 mi"), in pixels (`map.css`). */
const nameSize = { width: 56, height: 22 };

export interface Ring {
	readonly miles: number;
	readonly bounds: LatLngBounds;
	/** Where its name is, in the map pane's pixels; undefined if there is no room for one. */
	readonly place?: Point;
}

/** Where names are wanted, in degrees from the north: above the origin, other labels have their place. */
const nameBearing = 120;

/**
 * The rings around the origin of a search. A name is where its ring is visible and free, as near to
 * this direction as possible.
 */
export function ringsOn(map: LeafletMap, origin: Position, radiusMiles: number): Ring[] {
	const container = map.getContainer();
	const boxOf = boxReader(container);
	const shown = boxOf(container);
	const boxes = obstaclesOf(map).map(boxOf);
	const { x, y } = map.getSize();
	const milesPerPixel = milesPerPixelAt(origin.latitude, map.getZoom());
	return ringMiles(radiusMiles, milesPerPixel, Math.min(x, y) / 2).map((miles) => {
		const circle = circleAround(origin, miles).map(
			({ latitude, longitude }): LatLngTuple => [latitude, longitude],
		);
		const place = nearestFirst(circle).find((point) => {
			const { x, y } = map.latLngToContainerPoint(point);
			const box = boxAround(x, y, nameSize.width, nameSize.height);
			const isFree = isWithin(box, shown) && isClear(box, boxes, 0);
			if (isFree) boxes.push(box);
			return isFree;
		});
		return {
			miles,
			bounds: latLngBounds(circle),
			...(place && { place: map.latLngToLayerPoint(place) }),
		};
	});
}

/** The points of a circle, the nearest to where names are wanted first. */
function nearestFirst(circle: readonly LatLngTuple[]): LatLngTuple[] {
	return circle.map(
		(_, step) => circle.at(nameBearing + (step % 2 ? (step + 1) / 2 : -step / 2)) as LatLngTuple,
	);
}
