import type { PlaceIndex } from "../../places/place-index.js";
import { isSeededDealership } from "../../storage/sample-rows.js";
import type { DealershipRow } from "../../storage/seed.js";
import { withPauses } from "../with-pauses.js";
import { identityKey } from "./dealership-identity.js";
import type { FileRow } from "./dealership-row.js";
import type { DealershipImportOptions } from "./import-options.js";
import type { ImportReport, Outcome, RowNote, RowReport } from "./import-report.js";
import { createMatcher, type StoredDealership } from "./match-dealerships.js";
import { createTakenNames, dealershipLabel } from "./taken-names.js";
import { updateDealership } from "./update-dealership.js";

/** What an import writes, and what it reports. */
export interface ImportPlan extends Pick<ImportReport, "counts" | "noted" | "rows"> {
	readonly added: readonly DealershipRow[];
	/** Complete, as they are to be stored. */
	readonly changed: readonly StoredDealership[];
	readonly hidden: readonly StoredDealership[];
	/** Sample dealers that are not in the file. */
	readonly sampleRemoved: readonly StoredDealership[];
}

interface Circumstances {
	readonly places: PlaceIndex;
	readonly now: Date;
	/** Whether the file itself says when dealerships were reviewed. */
	readonly hasReviews: boolean;
}

/** What is done with a row: the report's row, and what is to be written. */
interface Decision extends Pick<RowReport, "id" | "outcome" | "changes" | "notes"> {
	readonly added?: DealershipRow;
	readonly changed?: StoredDealership;
}

/**
 * Decides what an import does with each row of a file, and with each dealership that is not in it.
 *
 * @param stored all dealerships of the database
 */
export async function planImport(
	rows: readonly FileRow[],
	stored: readonly StoredDealership[],
	options: DealershipImportOptions,
	circumstances: Circumstances,
): Promise<ImportPlan> {
	const decide = await createDecision(rows, stored, options, circumstances);
	const decisions: ({ readonly row: FileRow } & Decision)[] = [];
	for await (const row of withPauses(rows)) decisions.push({ row, ...decide.row(row) });
	const isRefused = decisions.some(({ outcome }) => outcome === "refused");
	const absent = options.update ? stored.filter(({ id }) => !decide.mentioned.has(id)) : [];
	const missing = absent.filter((row) => row.visibility === "visible" && !isSeededDealership(row));
	const hides = options.replace === true && !isRefused;
	const reports: RowReport[] = [
		...decisions.map(({ row: { row, name }, outcome, changes, notes, id }) => ({
			...(id !== undefined && { id }),
			...{ row, name, outcome, changes, notes },
		})),
		...missing.map(({ id, name }): RowReport => {
			const changes = hides ? [{ field: "visibility", old: "visible", new: "hidden" }] : [];
			return { id, name, outcome: hides ? "hidden" : "missing", changes, notes: [] };
		}),
	];
	return {
		added: decisions.flatMap(({ added }) => added ?? []),
		changed: decisions.flatMap(({ changed }) => changed ?? []),
		hidden: hides ? missing : [],
		sampleRemoved: absent.filter(isSeededDealership),
		counts: countOutcomes(reports),
		noted: decisions.filter((row) => isWritten(row) && row.notes.length > 0).length,
		rows: reports.filter(({ outcome, notes }) => notes.length > 0 || outcome !== "unchanged"),
	};
}

async function createDecision(
	rows: readonly FileRow[],
	stored: readonly StoredDealership[],
	{ update }: DealershipImportOptions,
	circumstances: Circumstances,
) {
	const match = await createMatcher(
		stored,
		rows.map(({ identity }) => identity),
	);
	const names = createTakenNames(stored);
	/** The row of the file that a stored dealership is, by the dealership's id. */
	const rowById = new Map<number, FileRow>();
	/** The dealerships that rows of the file are or may be. */
	const mentioned = new Set<number>();

	return { mentioned, row: decideRow };

	function decideRow(row: FileRow): Decision {
		const { identity, notes, dealership } = row;
		const found = update ? match(identity) : [];
		for (const { id } of found) mentioned.add(id);
		if (!dealership) return { outcome: "refused", changes: [], notes };
		const [own, ...others] = found;
		if (others.length > 0) {
			return ambiguous(found);
		}
		if (own) return decideUpdate(own, { ...row, dealership });

		const sameRef = names.byRef(dealership);
		const sameAddress = names.byAddress(dealership);
		const same = sameRef ?? sameAddress;
		if (!same) return add(row, dealership);
		const isTwin = sameRef === sameAddress || !dealership.ref || !update;
		if (isTwin) return skipped(`the same as ${same}`);
		return refused(
			sameRef
				? `the ref ${dealership.ref} is that of ${sameRef}`
				: `its name and address are those of ${sameAddress}, which has another ref`,
		);
	}

	function decideUpdate(own: StoredDealership, row: Required<FileRow>): Decision {
		const label = dealershipLabel(own);
		const earlier = rowById.get(own.id);
		if (earlier) {
			return identityKey(earlier.identity) === identityKey(row.identity)
				? skipped(`the same as row ${earlier.row}`)
				: refused(`is ${label}, as row ${earlier.row} is`, own.id);
		}
		const { dealership, changes, notes } = updateDealership(own, row, circumstances);
		const sameRef = names.byRef(dealership, own);
		if (sameRef) return refused(`the ref ${dealership.ref} is that of ${sameRef}`, own.id);
		const sameAddress = names.byAddress(dealership, own);
		if (sameAddress) {
			return refused(`is ${label}, and has the name and address of ${sameAddress}`, own.id);
		}
		rowById.set(own.id, row);
		names.take(dealership, `row ${row.row}`);
		const isChanged = changes.length > 0;
		return {
			id: own.id,
			outcome: isChanged ? "changed" : "unchanged",
			changes,
			notes,
			...(isChanged && { changed: dealership }),
		};
	}

	function add({ row, notes }: FileRow, dealership: DealershipRow): Decision {
		names.take(dealership, `row ${row}`);
		const isReviewed = !circumstances.hasReviews && dealership.visibility === "visible";
		const reviewedAt = isReviewed ? circumstances.now : (dealership.reviewedAt ?? null);
		return { outcome: "added", changes: [], notes, added: { ...dealership, reviewedAt } };
	}
}

function refused(text: string, id?: number): Decision {
	const notes: RowNote[] = [{ kind: "refused", text }];
	return { outcome: "refused", changes: [], notes, ...(id !== undefined && { id }) };
}

function ambiguous(found: readonly StoredDealership[]): Decision {
	const text = `may be ${found.map(describe).join(" or ")}; give it a ref of its own`;
	const candidates = found.map((stored) => ({
		id: stored.id,
		name: stored.name,
		place: `${stored.address}, ${stored.city}, ${stored.state}`,
	}));
	return { outcome: "refused", changes: [], notes: [{ kind: "refused", text, candidates }] };
}

function skipped(text: string): Decision {
	return { outcome: "skipped", changes: [], notes: [{ kind: "skipped", text }] };
}

function describe(stored: StoredDealership): string {
	const { name, address, city, state } = stored;
	return `${dealershipLabel(stored)}, ${name}, ${address}, ${city}, ${state}`;
}

function isWritten({ outcome }: { outcome: Outcome }): boolean {
	return outcome === "added" || outcome === "changed";
}

function countOutcomes(reports: readonly RowReport[]): ImportReport["counts"] {
	const counts: Record<Outcome, number> = {
		...{ added: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0, missing: 0, hidden: 0 },
	};
	for (const { outcome } of reports) counts[outcome] += 1;
	return counts;
}
