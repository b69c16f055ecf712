/** By how much a channel of two pixels may differ before a visitor can tell their colors apart. */
const tolerance = 2;

/**
 * How much of a picture is drawn, in percent: what does not have its commonest color. So neither plain
 * land nor one flat tint nor the open sea counts.
 *
 * @param pixels four bytes for each: red, green, blue and opacity
 */
export function drawnPercent(pixels: Uint8Array): number {
	const counts = new Map<number, number>();
	const { buffer, byteOffset, byteLength } = pixels;
	const view = new DataView(buffer, byteOffset, byteLength);
	for (let at = 0; at < byteLength; at += 4) {
		const color = view.getUint32(at);
		counts.set(color, (counts.get(color) ?? 0) + 1);
	}
	const [[commonest] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
	let plain = 0;
	for (const [color, count] of counts) {
		if (isAlike(color, commonest)) plain += count;
	}
	const all = byteLength / 4;
	return ((all - plain) * 100) / all;
}

function isAlike(a: number, b: number): boolean {
	return [24, 16, 8, 0].every(
		(bit) => Math.abs(((a >>> bit) & 255) - ((b >>> bit) & 255)) <= tolerance,
	);
}

/** The names on a map. */
export interface MapNames {
	/** All of them: towns, neighborhoods, states, counties, streets, and pointers. */
	readonly count: number;
	/** Towns beyond the edge, which an arrow points to. */
	readonly pointers: number;
}

/** Counts the texts on a map that are names, each once. A ZIP code is none. */
export function countNames(texts: readonly string[]): MapNames {
	const names = [...new Set(texts)].filter((text) => !/^\d{5}$/.test(text));
	return {
		count: names.length,
		pointers: names.filter((name) => /[\u2190-\u2199]/.test(name)).length,
	};
}
