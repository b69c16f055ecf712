import type { Output } from "../context.js";
import { cleanJson } from "../output/clean.js";
import { printTable } from "../output/table.js";
import { counted } from "../output/wording.js";
import { type ImportOptions, isKept } from "./import-dealerships.js";
import type { ImportReport } from "./tally.js";

/** Prints the report row by row, and what has come of it all. */
export function printReport(
	tally: ImportReport,
	options: ImportOptions & { json?: boolean | undefined },
	output: Output,
): void {
	const { reports, ...counts } = tally;
	if (options.json) {
		output.print(cleanJson({ isImported: isKept(tally, options), ...counts, rows: reports }));
		return;
	}
	const lines = reports.flatMap(({ row, name, findings }) =>
		findings.map((finding) => ({ row, name, ...finding })),
	);
	if (lines.length > 0) {
		printTable(
			lines,
			[
				{ heading: "ROW", value: ({ row }) => String(row) },
				{ heading: "WHAT", value: ({ kind }) => kind },
				{ heading: "DEALER", value: ({ name }) => name },
				{ heading: "WHY", value: ({ text }) => text, isWhole: true },
			],
			output,
		);
	}
	output.print(summaryOf(tally, options));
	const hint = hintFor(tally, options);
	if (hint) output.tell(hint);
}

function summaryOf(tally: ImportReport, options: ImportOptions): string {
	const { imported, mended, skipped, refused, sampleRemoved } = tally;
	const parts = [
		`${counted(imported, "dealership")} imported`,
		`${counted(mended, "of them", "of them")} mended or doubtful`,
		`${counted(skipped, "duplicate")} skipped`,
		`${counted(refused, "row")} refused`,
		...(sampleRemoved > 0 ? [`${counted(sampleRemoved, "sample dealer")} removed`] : []),
	];
	return `${isKept(tally, options) ? "" : "Nothing was changed. It would be: "}${parts.join(", ")}.`;
}

function hintFor(
	{ refused }: ImportReport,
	{ dryRun, skipRefused }: ImportOptions,
): string | undefined {
	if (refused > 0 && !skipRefused) {
		return "Mend the refused rows and try again, or leave them out with --skip-refused.";
	}
	return dryRun ? "This was a dry run. Leave --dry-run out to import." : undefined;
}
