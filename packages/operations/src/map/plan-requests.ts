import type { Content } from "./plan-map.js";

/** A range of a map's tiles that is fetched at once. */
export interface RangeRequest {
	readonly offset: number;
	readonly length: number;
	readonly contents: readonly Content[];
}

/** So much more may be fetched to need fewer requests. */
const maxOverhead = 0.05;

/** A range is fetched again from its begin after an interruption, and held in memory, so it is not larger. */
const maxLength = 2_000_000;

/** Merges neighbors, first those with the smallest gaps between them. */
export function planRequests(contents: readonly Content[]): RangeRequest[] {
	const sorted = contents.toSorted((a, b) => a.offset - b.offset);
	const gap = mergedGap(sorted);
	const requests: { offset: number; length: number; contents: Content[] }[] = [];
	for (const content of sorted) {
		const last = requests.at(-1);
		const length = last && content.offset + content.length - last.offset;
		if (last && length && length <= maxLength && gapAfter(last, content) <= gap) {
			last.length = Math.max(last.length, length);
			last.contents.push(content);
		} else {
			requests.push({ offset: content.offset, length: content.length, contents: [content] });
		}
	}
	return requests;
}

/** The largest gap that is fetched too. */
function mergedGap(sorted: readonly Content[]): number {
	const gaps = sorted
		.slice(1)
		.map((content, index) => gapAfter(sorted[index] as Content, content))
		.filter((gap) => gap > 0)
		.sort((a, b) => a - b);
	let room = maxOverhead * sorted.reduce((total, { length }) => total + length, 0);
	let merged = 0;
	for (const gap of gaps) {
		room -= gap;
		if (room < 0) break;
		merged = gap;
	}
	return merged;
}

function gapAfter(before: Pick<Content, "offset" | "length">, { offset }: Content): number {
	return offset - before.offset - before.length;
}
