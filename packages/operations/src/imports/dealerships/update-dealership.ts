import { cleanLine, type PlaceIndex, streetKey } from "@nev/api/operations";
import {
	formatLeadAddresses,
	type ImportChange,
	isSameAddress,
	type LeadAddress,
	maxLeadAddresses,
} from "@nev/contract/desk";
import { changesBetween } from "../field-changes.js";
import type { RowNote } from "../import-report.js";
import { checkCoordinates } from "./coordinates.js";
import { type DealershipField, dealershipFields } from "./dealership-columns.js";
import type { CheckedRow } from "./dealership-row.js";
import type { StoredDealership } from "./indexed-dealership.js";

/** A stored dealership as a row of the file changes it. */
interface UpdatedDealership {
	readonly dealership: StoredDealership;
	/** Empty if nothing differs. */
	readonly changes: readonly ImportChange[];
	readonly notes: readonly RowNote[];
}

/** The cause of a note on a dealer that the file lists and an operator, or an earlier list, has hidden. */
export const staysHidden = "dealer that stays hidden";

/**
 * Changes the fields of a stored dealership that the row says. What it does not say stays as it is, and
 * so does whether visitors see it. A visible one counts as reviewed from now on.
 *
 * @param hasReviews whether the file itself says when dealerships were reviewed
 */
export function updateDealership(
	stored: StoredDealership,
	row: CheckedRow & Required<Pick<CheckedRow, "dealership">>,
	{ places, now, hasReviews }: { places: PlaceIndex; now: Date; hasReviews: boolean },
): UpdatedDealership {
	const listed = { ...row.dealership, leadAddresses: addressesOf(stored, row) };
	const said = [...row.given].filter(
		(field) =>
			stored[field] !== listed[field] &&
			reportedValue(stored[field]) !== reportedValue(listed[field]),
	);
	const dealership: StoredDealership = Object.assign(
		{ ...stored },
		Object.fromEntries(said.map((field) => [field, listed[field]])),
	);
	const notes = [...row.notes];
	if (dealership.zipCode.slice(0, 5) !== stored.zipCode.slice(0, 5) && !row.given.has("state")) {
		dealership.state = row.dealership.state;
	}
	if (!row.given.has("latitude")) notes.push(...checkPin(stored, dealership, places));
	if (dealership.visibility !== "visible" && !row.given.has("visibility")) {
		const text = `stays ${stored.visibility}; to show it, run nev dealerships approve ${stored.id}`;
		const cause = stored.visibility === "hidden" ? staysHidden : "dealer that visitors do not see";
		notes.push({ kind: "kept", text, cause });
	}
	if (dealership.visibility === "visible" && !hasReviews) dealership.reviewedAt ??= now;
	const changes = changesBetween<Pick<StoredDealership, DealershipField>>(
		stored,
		dealership,
		dealershipFields,
		reportedValue,
	);
	return { dealership, changes, notes };
}

function addressesOf(
	stored: Pick<StoredDealership, "leadAddresses">,
	{ dealership, keepsFormats }: CheckedRow,
): readonly LeadAddress[] {
	const { leadAddresses = [] } = dealership ?? {};
	if (!keepsFormats) return leadAddresses;
	const isListed = ({ email }: LeadAddress) =>
		[{ email: dealership?.email ?? "" }, ...leadAddresses].some((one) =>
			isSameAddress(one.email, email),
		);
	const listed = leadAddresses.map((one) => ({
		...one,
		format:
			stored.leadAddresses.find(({ email }) => isSameAddress(email, one.email))?.format ??
			one.format,
	}));
	// Those that get ADF were added by an operator: the cell cannot say so, and does not remove them.
	const kept = stored.leadAddresses.filter((one) => one.format === "adf" && !isListed(one));
	return [...listed, ...kept].slice(0, maxLeadAddresses);
}

/** A pin that is far from the new ZIP code is removed, and one that the row does not move is doubtful. */
function checkPin(
	before: StoredDealership,
	after: StoredDealership,
	places: PlaceIndex,
): readonly RowNote[] {
	if (after.latitude === null || after.longitude === null) return [];
	if (before.zipCode !== after.zipCode) {
		const pin = checkCoordinates(
			`${after.latitude}`,
			`${after.longitude}`,
			places.locateZip(after.zipCode.slice(0, 5)),
			() => places.byCity(after.city, after.state),
		);
		if (pin.notes.length > 0) {
			after.latitude = null;
			after.longitude = null;
			const cause = "old coordinates far from a new ZIP code";
			return [
				{ kind: "dropped", text: "its old coordinates are far from its new ZIP code", cause },
			];
		}
	}
	if (streetKey({ ...before, name: "" }) === streetKey({ ...after, name: "" })) return [];
	const cause = "new address with old coordinates";
	return [
		{ kind: "doubtful", text: "its address has changed, and its coordinates have not", cause },
	];
}

function reportedValue(
	value: string | number | Date | readonly LeadAddress[] | null | undefined,
): ImportChange["old"] {
	if (value instanceof Date) return value.toISOString();
	if (typeof value === "object" && value !== null) return formatLeadAddresses(value) || null;
	return typeof value === "string" ? cleanLine(value) : (value ?? null);
}
