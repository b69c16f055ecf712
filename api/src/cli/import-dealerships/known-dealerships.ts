import type { Transaction } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";
import type { DealershipRow } from "../../storage/seed.js";

type Identity = Pick<DealershipRow, "name" | "address" | "zipCode">;

/** The dealerships of the database and of the file so far, to detect duplicates. */
export interface KnownDealerships {
	/**
	 * Adds a dealership, unless it is known already.
	 *
	 * @returns the source of the known one: `dealership 12` or `row 4`
	 */
	add(dealership: Identity, source: string): string | undefined;
}

/** Reads the dealerships of the database. */
export async function readKnownDealerships(transaction: Transaction): Promise<KnownDealerships> {
	const { id, name, address, zipCode, visibility } = dealerships;
	const rows = await transaction
		.select({ id, name, address, zipCode, visibility })
		.from(dealerships);
	const sources = new Map<string, string>();
	for (const row of rows) {
		const suffix = row.visibility === "visible" ? "" : ` (${row.visibility})`;
		sources.set(keyOf(row), `dealership ${row.id}${suffix}`);
	}
	return {
		add(dealership, source) {
			const key = keyOf(dealership);
			const known = sources.get(key);
			if (!known) sources.set(key, source);
			return known;
		},
	};
}

/** Ignores case, spaces, dots, commas, and the last four digits of a nine-digit ZIP code. */
function keyOf({ name, address, zipCode }: Identity): string {
	return [name, address, zipCode.slice(0, 5)]
		.map((text) => text.toLowerCase().replace(/[.,]/g, "").replace(/\s+/g, " ").trim())
		.join("\n");
}
