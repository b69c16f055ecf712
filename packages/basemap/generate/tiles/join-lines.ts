import type { TilePath } from "./rings.js";

/**
 * Joins lines that share an end: fewer bytes, and dashes that continue across junctions. Where more
 * than two meet, some ends stay.
 */
export function joinLines(lines: readonly TilePath[]): TilePath[] {
	const byEnd = new Map<string, Set<TilePath>>();
	const link = (line: TilePath) => {
		for (const key of endsOf(line)) {
			const found = byEnd.get(key);
			if (found) found.add(line);
			else byEnd.set(key, new Set([line]));
		}
	};
	const unlink = (line: TilePath) => {
		for (const key of endsOf(line)) byEnd.get(key)?.delete(line);
	};
	lines.forEach(link);

	const joined: TilePath[] = [];
	const used = new Set<TilePath>();
	for (const line of lines) {
		if (used.has(line)) continue;
		used.add(line);
		unlink(line);
		const takeNext = (key: string) => {
			const [next] = byEnd.get(key) ?? [];
			if (!next) return undefined;
			used.add(next);
			unlink(next);
			return next;
		};
		joined.push(extend(extend([...line], takeNext).reverse(), takeNext));
	}
	return joined;
}

/** Appends lines to the end of a path while there are any. */
function extend(path: TilePath, takeNext: (key: string) => TilePath | undefined): TilePath {
	for (;;) {
		const key = keyOf(path.at(-1));
		const next = takeNext(key);
		if (!next) return path;
		path.push(...(keyOf(next[0]) === key ? next : next.toReversed()).slice(1));
	}
}

function endsOf(line: TilePath): [string, string] {
	return [keyOf(line[0]), keyOf(line.at(-1))];
}

function keyOf(point: TilePath[number] | undefined): string {
	return String(point);
}
