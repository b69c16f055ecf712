import type { RowNote, RowReport } from "../import-report.js";
import type { FileRow } from "./dealership-row.js";
import type { IndexedDealership } from "./indexed-dealership.js";
import { dealershipLabel } from "./taken-names.js";

/** What is done with a row that is not imported. */
type Rejection = Pick<RowReport, "id" | "outcome" | "changes" | "notes">;

/** A row that could be imported by itself. */
export type AcceptedRow = FileRow & Required<Pick<FileRow, "dealership">>;

/** What reports group refused rows by. */
export const causes = {
	ref: "ref of another dealer or row",
	address: "name and address of another dealer",
	rows: "several rows for one dealer",
	several: "one of several dealers",
	contact: "email address on the do-not-contact list",
} as const;

export function refusedForContact({ dealership }: AcceptedRow, id?: number): Rejection {
	const text = "its email address is on the do-not-contact list";
	return refused(text, causes.contact, id, {
		field: "email",
		text: dealership.email,
		problem: text,
	});
}

export function refused(
	text: string,
	cause: string,
	id?: number,
	cell?: RowNote["cell"],
): Rejection {
	const notes: RowNote[] = [{ kind: "refused", text, cause, ...(cell && { cell }) }];
	return { outcome: "refused", changes: [], notes, ...(id !== undefined && { id }) };
}

export function ambiguous(found: readonly IndexedDealership[]): Rejection {
	const text = `may be ${found.map(describe).join(" or ")}; give it a ref of its own`;
	const candidates = found.map(candidateOf);
	return {
		outcome: "refused",
		changes: [],
		notes: [{ kind: "refused", text, cause: causes.several, candidates }],
	};
}

/** A row that has its ref in common with another one, and is not as the dealership is stored. */
export function repeated(own: IndexedDealership, ref: string): Rejection {
	const note: RowNote = {
		kind: "refused",
		text: `several rows have the ref ${ref}, which is that of ${describe(own)}`,
		cause: causes.rows,
		candidates: [candidateOf(own)],
	};
	return { id: own.id, outcome: "refused", changes: [], notes: [note] };
}

/** A row whose ref or membership id is that of a dealership with nothing else in common. */
export function usedAgain(
	own: IndexedDealership,
	{ dealership, identity }: AcceptedRow,
): Rejection {
	const isByRef = own.ref !== null && identity.ref === own.ref;
	const what = isByRef ? "ref" : "membership id";
	const value = isByRef ? identity.ref : identity.membershipId;
	const note: RowNote = {
		kind: "refused",
		text: `the ${what} ${value} is that of ${describe(own)}, and the row has ${dealership.name}, ${placeOf(dealership)}`,
		cause: `${what} used by another dealer`,
		offer: "sameRef",
		candidates: [candidateOf(own)],
	};
	return { id: own.id, outcome: "refused", changes: [], notes: [note] };
}

export function skipped(text: string): Rejection {
	return { outcome: "skipped", changes: [], notes: [{ kind: "skipped", text }] };
}

type Located = Pick<IndexedDealership, "name" | "address" | "city" | "state">;

function candidateOf({ id, name, ...stored }: IndexedDealership) {
	return { id, name, place: placeOf(stored) };
}

function describe(stored: IndexedDealership): string {
	return `${dealershipLabel(stored)}, ${stored.name}, ${placeOf(stored)}`;
}

function placeOf({ address, city, state }: Omit<Located, "name">): string {
	return `${address}, ${city}, ${state}`;
}
