import type { ImportReport, Outcome, RowNote, RowReport } from "./import-report.js";

/** What is told of the rows of an import. Of unchanged ones only their number, so that it stays short. */
export function createReport() {
	const counts: Record<Outcome, number> = {
		...{ added: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0, missing: 0, hidden: 0 },
	};
	const rows: RowReport[] = [];
	let noted = 0;
	return {
		counts,
		add(
			{ id, outcome, changes, notes: all }: Pick<RowReport, "id" | "outcome" | "changes" | "notes">,
			{ row, name }: Pick<RowReport, "row" | "name">,
		): void {
			// What was corrected in it before has been stored.
			const isTold = ({ kind }: RowNote) => outcome !== "unchanged" || kind !== "mended";
			const notes = all.filter(isTold);
			counts[outcome] += 1;
			if (notes.length > 0 && (outcome === "added" || outcome === "changed")) noted += 1;
			if (notes.length === 0 && outcome === "unchanged") return;
			rows.push({
				...(id !== undefined && { id }),
				...(row !== undefined && { row }),
				...{ name, outcome, changes, notes },
			});
		},
		result: (): Pick<ImportReport, "counts" | "noted" | "rows"> => ({ counts, noted, rows }),
	};
}
