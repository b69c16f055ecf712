import { dealershipLabels } from "@nev/contract";
import type { RowNote } from "../import-report.js";
import { type DealershipField, dealershipFields, requiredColumns } from "./dealership-columns.js";

const required: readonly DealershipField[] = [...requiredColumns, "state"];

const waits = "A dealer that exists stays as it is, and a new one waits for review";

/** What becomes of a dealer without what a cell says, where that is not plain. */
const consequences: Readonly<Partial<Record<DealershipField, string>>> = {
	...{ visibility: waits, pausedUntil: waits },
	leadFormat: "A new dealer gets its leads as mail",
	reviewedAt: "A new dealer counts as not approved",
};

const labels: Readonly<Partial<Record<DealershipField, string>>> = {
	...dealershipLabels,
	...{ phone: "phone number", email: "email address" },
	...{ pausedUntil: "pause", reviewedAt: "date of approval", leadFormat: "lead format" },
	leadAddresses: "further addresses for leads",
};

/** How causes name the fields: `opening hours`, `ZIP code`. */
const namesInCauses = new Map(
	dealershipFields.map((field) => {
		const label = labels[field] ?? field;
		return [field, label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())];
	}),
);

/** A cell that cannot be read. */
interface UnreadCell {
	readonly field: DealershipField;
	readonly text: string;
	readonly problem: string;
	/** What the file calls the field; absent if the problem names it. */
	readonly heading: string | undefined;
}

/** Whether a dealer cannot be without a cell, so that its row is refused. Any other is left out. */
export function isRequired(field: DealershipField, allowedMissing: readonly DealershipField[]) {
	return required.includes(field) && !allowedMissing.includes(field);
}

export function refusedCell({ field, text, problem, heading }: UnreadCell): RowNote {
	return {
		kind: "refused",
		text: heading ? `${heading}: ${problem}` : problem,
		cause: `${text === "" ? "missing" : "unreadable"} ${namesInCauses.get(field)}`,
		cell: { field, text, problem },
	};
}

export function droppedCell({ field, text, problem, heading }: UnreadCell): RowNote {
	const consequence = consequences[field];
	const told = consequence ? `${problem}. ${consequence}` : problem;
	return {
		kind: "dropped",
		text: heading ? `${heading}: "${text}" cannot be read. ${told}` : told,
		cause: `unreadable ${namesInCauses.get(field)}`,
		cell: { field, text, problem: told },
	};
}
