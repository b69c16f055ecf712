/** The middle value, or the upper one of two. */
export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** Prints rows as columns, the first one on the left, whose cells are the names of the rows. */
export function printTable(rows: readonly (readonly string[])[]): void {
	const widths = rows.reduce<number[]>(
		(known, cells) => cells.map((cell, index) => Math.max(cell.length, known[index] ?? 0)),
		[],
	);
	for (const [name = "", ...cells] of rows) {
		const values = cells.map((cell, index) => `  ${cell.padStart(widths[index + 1] ?? 0)}`);
		process.stdout.write(`${name.padEnd(widths[0] ?? 0)}${values.join("")}\n`);
	}
}

/**
 * Prints how a value stands beside its goal, in words of which `pnpm bench` makes one table.
 *
 * @returns whether the goal is reached
 */
export function printGoal(
	row: string,
	measured: string,
	kind: "at least" | "at most",
	limit: number,
): boolean {
	const isReached = kind === "at least" ? Number(measured) >= limit : Number(measured) <= limit;
	const verdict = verdictOf(isReached);
	process.stdout.write(`goal: ${row} | ${measured} | ${kind} ${limit} | ${verdict}\n`);
	return isReached;
}

export function verdictOf(isReached: boolean): string {
	return isReached ? "ok" : "missed";
}
