import type { Transaction } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";
import type { DealershipRow } from "../../storage/seed.js";

type Identity = Pick<DealershipRow, "name" | "address" | "zipCode">;

/** What dealerships there are, by name and address, so that none comes twice. */
export interface KnownDealerships {
	/** Where a dealership is known from; takes note of it where it is new. */
	meet(dealership: Identity, place: string): string | undefined;
}

/** Begins with those of the database. */
export async function readKnownDealerships(transaction: Transaction): Promise<KnownDealerships> {
	const { id, name, address, zipCode, visibility } = dealerships;
	const rows = await transaction
		.select({ id, name, address, zipCode, visibility })
		.from(dealerships);
	const known = new Map<string, string>();
	for (const row of rows) {
		const seen = row.visibility === "visible" ? "" : ` (${row.visibility})`;
		known.set(keyOf(row), `dealership ${row.id}${seen}`);
	}
	return {
		meet(dealership, place) {
			const key = keyOf(dealership);
			const earlier = known.get(key);
			if (!earlier) known.set(key, place);
			return earlier;
		},
	};
}

/** The same for what differs in case, spaces, dots and commas, or in the last digits of the ZIP code. */
function keyOf({ name, address, zipCode }: Identity): string {
	return [name, address, zipCode.slice(0, 5)]
		.map((text) => text.toLowerCase().replace(/[.,]/g, "").replace(/\s+/g, " ").trim())
		.join("\n");
}
