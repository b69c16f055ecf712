import {
	identityKey,
	isElsewhere,
	type NewDealershipRow,
	normalizeEmail,
	type PlaceIndex,
} from "@nev/api/operations";
import type { ListImportOptions } from "../import-options.js";
import type { RowReport } from "../import-report.js";
import type { FileRow } from "./dealership-row.js";
import type { IndexedDealership, StoredDealership } from "./indexed-dealership.js";
import {
	type AcceptedRow,
	ambiguous,
	causes,
	refused,
	refusedForContact,
	repeated,
	skipped,
	usedAgain,
} from "./rejected-rows.js";
import { createTakenNames, dealershipLabel } from "./taken-names.js";
import { updateDealership } from "./update-dealership.js";

interface Circumstances {
	readonly places: PlaceIndex;
	readonly now: Date;
	/** Whether the file itself says when dealerships were reviewed. */
	readonly hasReviews: boolean;
	/** The refs that several rows with different names or addresses have. */
	readonly repeatedRefs: ReadonlySet<string>;
}

/** What is done with a row: the report's row, and what is to be written. */
export interface Decision extends Pick<RowReport, "id" | "outcome" | "changes" | "notes"> {
	readonly added?: NewDealershipRow;
	/** Complete, as it is to be stored. */
	readonly changed?: StoredDealership | undefined;
}

/** A row of the file with the stored dealerships that it is or may be. */
export interface MatchedRow {
	readonly row: FileRow;
	readonly found: readonly IndexedDealership[];
	/** The one that it is but for a suite, where the list is not updated. */
	readonly atStreet?: IndexedDealership | undefined;
}

/**
 * Returns a function that decides what an import does with a row of a file. It is called for each in the
 * file's order, as what is done with a row may depend on those before.
 *
 * @param index all dealerships of the database
 */
export function createDecision(
	index: readonly IndexedDealership[],
	{ update, sameRef: takesSameRef, chosen }: ListImportOptions,
	circumstances: Circumstances,
) {
	const names = createTakenNames(index);
	/** The row of the file that a stored dealership is, by the dealership's id. */
	const rowById = new Map<number, { readonly row: number; readonly key: string }>();

	/** @param stored the found dealership, if it is only one */
	return function decideRow(
		{ row, found, atStreet }: MatchedRow,
		stored: StoredDealership | undefined,
	): Decision {
		if (!isAccepted(row)) return { outcome: "refused", changes: [], notes: row.notes };
		const { dealership } = row;
		const [own, ...others] = found;
		if (others.length > 0) return ambiguous(found);
		if (own && stored) return decideUpdate(own, stored, row);

		const address = identityKey(dealership);
		const sameRef = names.byRef(dealership.ref);
		const sameAddress = names.byAddress(address, dealership);
		const same = sameRef ?? sameAddress ?? (atStreet && dealershipLabel(atStreet));
		if (!same) {
			if (row.isDoNotContact) return refusedForContact(row);
			names.take(address, dealership, row.row);
			return add(row);
		}
		if (names.isCopiedRef(dealership.ref, address)) {
			return refused(
				`the ref ${dealership.ref} is that of ${sameRef}, which has another name or address`,
				causes.ref,
			);
		}
		const isTwin = sameRef === sameAddress || !dealership.ref || !update;
		if (isTwin) return skipped(`the same as ${same}`);
		return refused(
			sameRef
				? `the ref ${dealership.ref} is that of ${sameRef}`
				: `its name and address are those of ${sameAddress}, which has ${refText(names.refAt(address))}, and the row has ${dealership.ref}`,
			sameRef ? causes.ref : causes.address,
		);
	};

	function decideUpdate(
		own: IndexedDealership,
		stored: StoredDealership,
		row: AcceptedRow,
	): Decision {
		const label = dealershipLabel(own);
		const earlier = rowById.get(own.id);
		// The stored one's string if they are equal, so that only one of them stays in memory.
		const key = row.identity.key === own.key ? own.key : row.identity.key;
		if (earlier) {
			return earlier.key === key
				? skipped(`the same as row ${earlier.row}`)
				: refused(`is ${label}, as row ${earlier.row} is`, causes.rows, own.id);
		}
		if (chosen?.get(row.row) !== own.id) {
			const { ref, city } = row.dealership;
			if (ref && circumstances.repeatedRefs.has(ref) && key !== own.key) return repeated(own, ref);
			if (!takesSameRef && isElsewhere(own, { key, city })) return usedAgain(own, row);
		}
		// One that has the address already stays listed, and is mailed nothing.
		const isOwnEmail = normalizeEmail(row.dealership.email) === normalizeEmail(stored.email);
		if (row.isDoNotContact && !isOwnEmail) return refusedForContact(row, own.id);
		const { dealership, changes, notes } = updateDealership(stored, row, circumstances);
		const sameRef = names.byRef(dealership.ref, own);
		if (sameRef)
			return refused(`the ref ${dealership.ref} is that of ${sameRef}`, causes.ref, own.id);
		const address = identityKey(dealership);
		const sameAddress = names.byAddress(address, dealership, own);
		if (sameAddress) {
			return refused(
				`is ${label}, and has the name and address of ${sameAddress}`,
				causes.address,
				own.id,
			);
		}
		rowById.set(own.id, { row: row.row, key });
		names.take(address, dealership, row.row);
		const isChanged = changes.length > 0;
		return {
			id: own.id,
			outcome: isChanged ? "changed" : "unchanged",
			changes,
			notes,
			changed: isChanged ? dealership : undefined,
		};
	}

	function add({ notes, dealership }: AcceptedRow): Decision {
		const isReviewed = !circumstances.hasReviews && dealership.visibility === "visible";
		const reviewedAt = isReviewed ? circumstances.now : (dealership.reviewedAt ?? null);
		return { outcome: "added", changes: [], notes, added: { ...dealership, reviewedAt } };
	}
}

const refText = (ref: string | null | undefined) => (ref ? `the ref ${ref}` : "no ref");

function isAccepted(row: FileRow): row is AcceptedRow {
	return row.dealership !== undefined;
}
