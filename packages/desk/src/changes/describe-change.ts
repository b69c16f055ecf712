import type { FinancingRate } from "@nev/contract";
import {
	type Change,
	describeRate,
	formatLeadAddresses,
	type LeadAddress,
	type RecordedTable,
	suspicionTexts,
} from "@nev/contract/desk";
import {
	companyFieldLabels,
	dealerFieldLabels,
	leadFormatLabels,
	mailStateLabels,
	stageLabels,
	vehicleFieldLabels,
	visibilityLabels,
} from "../ui/labels.js";
import { formatCount } from "../ui/messages.js";
import { formatMoment } from "../ui/moment.js";
import {
	actionLabels,
	changeMessages as messages,
	otherFieldLabels,
	tableNouns,
} from "./messages.js";

const labelsByTable: Readonly<Partial<Record<RecordedTable, Readonly<Record<string, string>>>>> = {
	dealerships: dealerFieldLabels,
	vehicles: vehicleFieldLabels,
	company_facts: companyFieldLabels,
};

/** What operators call a field: `Phone`. A field without a label has its own name. */
export function fieldLabel(table: RecordedTable, field: string): string {
	const label = labelsByTable[table]?.[field];
	return label ?? otherFieldLabels[field] ?? field;
}

/** What operators call the values of some fields. */
const valueLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	visibility: visibilityLabels,
	leadFormat: leadFormatLabels,
	stage: stageLabels,
	suspicion: suspicionTexts,
	...Object.fromEntries(
		["company", "dealer", "former"].map((to) => [`mail.${to}`, mailStateLabels]),
	),
};

/** The fields of a row, as far as a value's text depends on them. */
interface ValuePlace {
	readonly table: RecordedTable;
	readonly field: string;
}

/**
 * A recorded value as a line of text: times in the operator's time zone, and states as other pages name
 * them. What is not set of the company is what the site states by itself.
 */
export function formatValue(value: unknown, { table, field }: ValuePlace): string {
	if (value === null && table === "company_facts") return messages.notSet;
	if (value === null || value === undefined || value === "") return messages.empty;
	if (typeof value === "string") {
		if (field.endsWith("At")) return formatMoment(value);
		const labels = table === "mails" && field === "state" ? mailStateLabels : valueLabels[field];
		return labels?.[value as keyof typeof labels] ?? value;
	}
	if (field === "leadAddresses") {
		return formatLeadAddresses(value as readonly LeadAddress[]) || messages.empty;
	}
	if (table === "company_facts" && Array.isArray(value)) {
		return (value as readonly FinancingRate[]).map(describeRate).join("; ") || messages.empty;
	}
	return typeof value === "boolean" ? (value ? messages.yes : messages.no) : JSON.stringify(value);
}

/** What tells that an item of a list is the same one, with other values. Items of other lists come and go. */
const itemKeys: Readonly<Record<string, string[]>> = {
	rates: ["lender", "minCreditScore", "maxCreditScore", "term"],
	leadAddresses: ["email"],
};

/** What was done to some items of a list. */
interface ListChange {
	readonly what: string;
	readonly text: string;
}

/** What a change did to a list, which of fifty rates says only those that differ. Undefined for other values. */
export function describeListChange(
	before: unknown,
	after: unknown,
	place: ValuePlace,
): readonly ListChange[] | undefined {
	if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
	const removed: unknown[] = [];
	const changed: string[] = [];
	const added = without(before, after);
	for (const item of without(after, before)) {
		const index = added.findIndex((other) => isSameItem(item, other, place));
		if (index < 0) {
			removed.push(item);
		} else {
			const now = added.splice(index, 1);
			changed.push(`${formatValue([item], place)} → ${formatValue(now, place)}`);
		}
	}
	const changes = [
		...(removed.length > 0 ? [{ what: messages.removed, text: formatValue(removed, place) }] : []),
		...(changed.length > 0 ? [{ what: messages.changed, text: changed.join("; ") }] : []),
		...(added.length > 0 ? [{ what: messages.added, text: formatValue(added, place) }] : []),
	];
	return changes.length > 0 ? changes : [{ what: messages.order, text: messages.changed }];
}

function without(others: readonly unknown[], items: readonly unknown[]): unknown[] {
	const known = new Set(others.map((one) => JSON.stringify(one)));
	return items.filter((one) => !known.has(JSON.stringify(one)));
}

function isSameItem(one: unknown, other: unknown, { field }: ValuePlace): boolean {
	const keys = itemKeys[field];
	return keys !== undefined && JSON.stringify(one, keys) === JSON.stringify(other, keys);
}

/** What was done, as an operator says it. An action without a label is shown as it is recorded. */
export function actionLabel({ action }: Pick<Change, "action">): string {
	return actionLabels[action] ?? action;
}

/** How much a change changed: `30 dealers, 1 vehicle`. */
export function describeCounts(counts: Readonly<Partial<Record<RecordedTable, number>>>): string {
	return (Object.keys(tableNouns) as RecordedTable[])
		.flatMap((table) => {
			const count = counts[table];
			if (!count) return [];
			const { one, many } = tableNouns[table];
			return count === 1 ? `1 ${one.toLowerCase()}` : `${formatCount(count)} ${many}`;
		})
		.join(", ");
}
