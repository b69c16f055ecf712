import { glass, type Paint, trim } from "./colours.js";
import { heights, type Layout } from "./layout.js";
import { circle, line, shape } from "./svg.js";
import type { VehicleDrawing } from "./vehicle-drawing.js";

/** Height of the upper end of the posts. */
const top = heights.roof + 1;

/** Draws the dashboard, the steering column and the steering wheel. */
export function drawCockpit(): string {
	return (
		line(`M30 84 L57 110`, trim.shade, 4) +
		line(`M46 124 L70 96`, trim.base, 3.2) +
		line(`M45.6 124.4 L57 111`, trim.edge, 1) +
		circle(57.6, 110, 3, { fill: trim.light }) +
		shape(`M8 100 C14 108 26 110 36 107 C40 105.6 42 101 41 97 L38 84 H12 Z`, trim.shade) +
		shape(
			`M8 100 C14 108 26 110 36 107 C37.6 106.4 39 105.2 40 103.6 C28 105.6 18 103.6 8 100 Z`,
			trim.light,
		)
	);
}

/** Draws the windshield and the front pillar, which is wide and painted on the grand body. */
export function drawWindshield({ windshield, body }: VehicleDrawing, paint: Paint): string {
	const pillar =
		body === "grand"
			? shape(`M9 103 H29 L44.6 ${top} H36.6 Z`, paint.body.base) +
				line(`M9.6 103 L37 ${top}`, paint.body.edge, 1)
			: shape(`M10 102 H17 L44 ${top} H37.4 Z`, trim.base) +
				line(`M11 103 L38 ${top}`, trim.edge, 0.7);
	return (
		shape(`M1 102 C6 130 16 162 29 ${top} H38 L12 103 Z`, glass.fill, { "fill-opacity": 0.6 }) +
		line(`M1.6 103 C6 130 16 162 29 ${top}`, glass.edge, 1) +
		(windshield === "split" ? line(`M14 147 L27 146`, trim.base, 2.2) : "") +
		pillar
	);
}

export function drawMirror(): string {
	return (
		line(`M17 112 L9 119`, trim.base, 2) +
		shape(
			`M2 116 Q2 112.6 5.4 112.6 H10.4 Q12.8 112.6 12.8 115 V124 Q12.8 127 9.6 127 H6
				C3.6 127 2 125.6 2 123 Z`,
			trim.base,
		) +
		shape(
			`M2.4 121 C2.2 124 3.4 127 6 127 H9.6 Q11.4 127 12.4 125.8 C8 126 4.4 124.6 2.4 121 Z`,
			trim.light,
		)
	);
}

const middleFoot = 36;

type Post = { foot: number; footHeight: number; head: number };

function drawPosts(posts: readonly Post[]): string {
	const path = (shift: number) =>
		posts
			.map(({ foot, footHeight, head }) => `M${foot + shift} ${footHeight} L${head + shift} ${top}`)
			.join("");
	return line(path(0), trim.base, 4.2) + line(path(-1.8), trim.edge, 0.7);
}

/** The x of the post behind a row at a height. */
export function postX(hip: number, height: number): number {
	return hip + 16 + (16 * (height - middleFoot)) / (top - middleFoot);
}

/** Draws the posts between forward-facing rows. */
export function drawMiddlePillars({ seats }: Layout): string {
	const posts = seats
		.filter((_, index) => seats[index + 1]?.facing === "forward")
		.map(({ hip }) => ({ foot: hip + 16, footHeight: middleFoot, head: hip + 32 }));
	return posts.length > 0 ? drawPosts(posts) : "";
}

/** Draws the post, or the painted pillar, at the rear of the roof. */
export function drawRearPillar(layout: Layout, { body }: VehicleDrawing, paint: Paint): string {
	const { lastHip: hip, quarter, roof, tail } = layout;
	const e = quarter.end;
	if (tail === "trunk" && body === "grand") {
		const head = roof.end - 16;
		return (
			shape(
				`M${hip + 24} 95 H${e - 21} C${e - 22} 120 ${head} 150 ${head} ${top} H${head - 12}
					C${head - 16} 140 ${hip + 40} 110 ${hip + 24} 95 Z`,
				paint.body.base,
			) +
			line(
				`M${head - 12} ${top} C${head - 16} 140 ${hip + 40} 110 ${hip + 24} 95`,
				paint.body.edge,
				1,
			)
		);
	}
	const posts: Record<Layout["tail"], Post> = {
		footrest: { foot: e - 9, footHeight: 74, head: roof.end - 14 },
		trunk: { foot: e - 26, footHeight: 94, head: roof.end - 16 },
		deck: { foot: e - 16, footHeight: 68, head: roof.end - 16 },
		bed: { foot: hip + 11, footHeight: 72, head: hip + 28 },
	};
	return drawPosts([posts[tail]]);
}
