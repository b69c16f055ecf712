import { pixelAt } from "../geometry/mercator.js";
import type { Place } from "./place.js";

/** The size of a label in pixels: slightly small, because the map itself resolves the last collisions. */
const letterWidth = 5;
const lineHeight = 15;

const cellPixels = 160;

/** The labels of one zoom. Where two collide, the one with the lower rank wins. */
export class Labels {
	readonly #cells = new Map<string, Box[]>();
	readonly #pixel: number;

	constructor(zoom: number) {
		this.#pixel = pixelAt(zoom);
	}

	add(place: Place, rank: number): void {
		const box = this.#boxOf(place, rank);
		const key = `${Math.floor(box.x / cellPixels)},${Math.floor(box.y / cellPixels)}`;
		const boxes = this.#cells.get(key);
		if (boxes) boxes.push(box);
		else this.#cells.set(key, [box]);
	}

	/** Whether a label with a gap around it collides with none of a lower rank. */
	hasRoom(place: Place, rank: number, around: number): boolean {
		const box = this.#boxOf(place, rank);
		for (const other of this.#near(box, around)) {
			if (other.rank > rank) continue;
			const gapX = Math.abs(other.x - box.x) - (other.width + box.width) / 2;
			const gapY = Math.abs(other.y - box.y) - lineHeight;
			if (gapX < around && gapY < around) return false;
		}
		return true;
	}

	#boxOf({ x, y, name }: Place, rank: number): Box {
		return { x: x / this.#pixel, y: y / this.#pixel, width: name.length * letterWidth, rank };
	}

	*#near({ x, y }: Box, around: number): Generator<Box> {
		const reach = Math.ceil((around + cellPixels) / cellPixels);
		const column = Math.floor(x / cellPixels);
		const row = Math.floor(y / cellPixels);
		for (let dy = -reach; dy <= reach; dy++) {
			for (let dx = -reach; dx <= reach; dx++) {
				yield* this.#cells.get(`${column + dx},${row + dy}`) ?? [];
			}
		}
	}
}

type Box = { x: number; y: number; width: number; rank: number };
