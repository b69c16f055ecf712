/** How a value stands beside its goal, in words of which `pnpm bench` makes one table. */
export function goalLine(
	row: string,
	measured: string,
	kind: "at least" | "at most",
	limit: number,
): string {
	return `goal: ${row} | ${measured} | ${kind} ${limit}\n`;
}
