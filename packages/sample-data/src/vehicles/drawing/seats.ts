import { tones, trim } from "./colours.js";
import type { Layout, Seat } from "./layout.js";
import { translatePath } from "./path-data.js";
import { buttCaps, line, shape } from "./svg.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";

/** Cushion, backrest and headrest of a forward-facing seat, with its hip at the origin. */
const seat = `M-45 76 C-49 76 -51 79 -51 83 C-51 87 -48 90 -43 89 L-4 86 C1 86 3 83 3 80 V76 Z
	M-8 82 C-7 97 -3 120 3 138 C5 142 8 143 12 143 C17 142 20 140 19 134 C18 117 14 97 10 80
	C9 77 -8 77 -8 82 Z
	M7 147 C6 152 8 158 11 160 C15 162 22 161 23 158 C25 154 24 149 22 146 C18 144 9 144 7 147 Z`;
/** The front of the backrest and the top of the cushion. */
const face = `M-8 85 C-7 98 -3 120 3 138 C4 140 5 141 6 142 C9 141 10 140 9 137 C4 119 2 99 1 85 Z
	M-51 83 C-51 87 -48 90 -43 89 L-4 86 C-1 86 1 85 2 83 C-12 82 -36 87 -51 83 Z`;
/** The backs of the backrest and the headrest. */
const back = `M19 134 C18 117 14 97 10 80 L5 80 C9 97 13 118 14 142 C18 141 20 139 19 134 Z
	M23 158 C25 154 24 149 22 146 C21 145 19 145 17 144 C20 150 19 156 17 161
	C20 161 23 160 23 158 Z`;
const post = "M12 142 L15 148";
const belt = "M15 139 C12 118 4 98 -3 88";
const armrest = "M-30 78 V97 Q-30 104 -23 104 H3";
const pad = "M-22 105 H-4";

/** Draws all rows, colour by colour, since no row covers another. */
export function drawSeats(layout: Layout, drawing: VehicleDrawing): string {
	const [main, insert] = [tones(drawing.seats.main), tones(drawing.seats.insert)];
	const forward = layout.seats.filter(({ facing }) => facing === "forward");
	const rear = layout.seats.filter(({ facing }) => facing === "rear");
	const repeat = (data: string, seats: readonly Seat[] = layout.seats) =>
		seats.map(({ hip, facing }) => translatePath(data, hip, facing === "rear")).join("");
	return (
		drawLockers(rear) +
		line(repeat(post), trim.base, 2.6) +
		shape(repeat(seat), main.base) +
		// The back of a rear-facing row faces the light.
		shape(repeat(back, forward), main.shade) +
		shape(repeat(face, forward), insert.light) +
		(rear.length > 0
			? shape(repeat(back, rear), main.light) + shape(repeat(face, rear), insert.shade)
			: "") +
		line(repeat(belt), trim.base, 1.2, buttCaps) +
		line(repeat(armrest), trim.base, 2.8) +
		line(repeat(pad), trim.light, 3.2)
	);
}

/** Draws the locker between two rows that are back to back. */
function drawLockers(rear: readonly Seat[]): string {
	return rear
		.map(
			({ hip }) =>
				shape(`M${hip - 48} 76 L${hip - 42} 100 H${hip - 8} L${hip - 2} 76 Z`, trim.base) +
				line(`M${hip - 40} 99 H${hip - 10}`, trim.light, 2),
		)
		.join("");
}
