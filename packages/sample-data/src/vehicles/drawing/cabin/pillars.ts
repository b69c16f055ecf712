import { trim } from "../materials.js";
import type { Paint } from "../paint.js";
import { heights, type Plan } from "../plan.js";
import { line, shape } from "../svg.js";
import type { VehicleDrawing } from "../vehicle-drawing.js";

const top = heights.roof + 1;
const middleFoot = 36;

type Post = { foot: number; footHeight: number; head: number };

function drawPosts(posts: readonly Post[]): string {
	const all = (shift: number) =>
		posts
			.map(({ foot, footHeight, head }) => `M${foot + shift} ${footHeight} L${head + shift} ${top}`)
			.join("");
	return line(all(0), trim.base, 4.2) + line(all(-1.8), trim.edge, 0.7);
}

/** Where the post behind a row stands at a height. */
export function postAt(hip: number, height: number): number {
	return hip + 16 + (16 * (height - middleFoot)) / (top - middleFoot);
}

/** The posts between rows that all look forward: each row has its own doorway. */
export function drawMiddlePillars({ seats }: Plan): string {
	const posts = seats
		.filter((_, index) => seats[index + 1]?.facing === "forward")
		.map(({ hip }) => ({ foot: hip + 16, footHeight: middleFoot, head: hip + 32 }));
	return posts.length > 0 ? drawPosts(posts) : "";
}

/** The posts or painted pillars that carry the roof's end. */
export function drawRearPillar(plan: Plan, { body }: VehicleDrawing, paint: Paint): string {
	const { lastHip: hip, quarter, roof, tail } = plan;
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
	const posts: Record<Plan["tail"], Post> = {
		footrest: { foot: e - 9, footHeight: 74, head: roof.end - 14 },
		trunk: { foot: e - 26, footHeight: 94, head: roof.end - 16 },
		deck: { foot: e - 16, footHeight: 68, head: roof.end - 16 },
		bed: { foot: hip + 11, footHeight: 72, head: hip + 28 },
	};
	return drawPosts([posts[tail]]);
}
