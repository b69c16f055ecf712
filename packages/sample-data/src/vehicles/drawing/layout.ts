import type { RowFacing, VehicleDrawing } from "./vehicle-drawing.js";

/** A row of seats: the x at which the backrest meets the cushion, and the direction it faces. */
export type Seat = { hip: number; facing: RowFacing };

/** The rear end of a body. */
export type TailKind = "deck" | "footrest" | "trunk" | "bed";

/**
 * Positions in centimetres. x runs from the front axle to the rear, heights run up from the ground
 * under a street model. A lifted body has the same heights and is raised as a whole.
 */
export type Layout = {
	seats: readonly Seat[];
	/** The hip of the last row, in either direction. */
	lastHip: number;
	rearAxle: number;
	wheel: { radius: number; rim: number };
	arch: { radius: number; height: number; flare: number };
	/** By how much the whole body is raised. */
	lift: number;
	tail: TailKind;
	/** The rear quarter panel, from the front of its seat base to the tail. */
	quarter: { start: number; end: number };
	roof: { start: number; end: number };
	/** The whole vehicle, including bumpers and footrest. */
	extent: { start: number; end: number };
};

const firstHip = 138;
const rowPitch = 88;
/** Distance between two rows that are back to back. */
const backToBack = 50;

/** From the foot of the backrest to the front of the seat base. */
export const cushionDepth = 49;
/** The lower edge of the painted panels, the floor, and the top of the seat bases. */
export const heights = { skirt: 26, floor: 38, seatBase: 76, roof: 187 };

function placeSeats(rows: VehicleDrawing["rows"]): Seat[] {
	return rows.map((facing, index) => ({
		facing,
		hip:
			facing === "rear"
				? firstHip + rowPitch * (index - 1) + backToBack
				: firstHip + rowPitch * index,
	}));
}

function tailKind({ rows, bed }: VehicleDrawing): TailKind {
	if (bed) return "bed";
	if (rows.at(-1) === "rear") return "footrest";
	return rows.length === 1 ? "deck" : "trunk";
}

const stances = {
	street: { lift: 0, wheel: { radius: 29, rim: 20 }, arch: { radius: 34, height: 29, flare: 1.6 } },
	lifted: {
		lift: 17,
		wheel: { radius: 33, rim: 17.5 },
		arch: { radius: 38, height: 26, flare: 5 },
	},
};

/** Computes the positions of a vehicle's parts. */
export function computeLayout(drawing: VehicleDrawing): Layout {
	const seats = placeSeats(drawing.rows);
	const tail = tailKind(drawing);
	const lastHip = seats.at(-1)?.hip ?? firstHip;
	const lastForward = seats.findLast(({ facing }) => facing === "forward")?.hip ?? firstHip;
	const bed = drawing.bed?.length ?? 0;
	const rearAxle = lastHip + { footrest: -8, deck: 24, trunk: 26, bed: 24 + bed * 0.46 }[tail];
	const end = {
		footrest: rearAxle + 48,
		deck: rearAxle + 49,
		trunk: rearAxle + 51,
		bed: lastHip + 21 + bed,
	}[tail];
	const overhang = { footrest: 33, deck: 3, trunk: 4, bed: 4 }[tail];
	const roofEnd =
		drawing.roof.length === "canopy"
			? lastHip + 38
			: { footrest: lastHip + 54, deck: end - 8, trunk: end - 10, bed: end }[tail];
	return {
		...stances[drawing.stance],
		seats,
		lastHip,
		rearAxle,
		tail,
		quarter: { start: lastForward - cushionDepth, end },
		roof: { start: 18, end: roofEnd },
		extent: { start: drawing.brushGuard ? -70 : -60, end: end + overhang },
	};
}
