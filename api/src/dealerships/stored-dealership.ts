import { eq, getTableColumns } from "drizzle-orm";
import { type Orm, rowVersion } from "../storage/orm.js";
import { dealerships, declinedAddresses, isOnDoNotContactList } from "../storage/schema.js";

/** A dealership as it is stored. */
export type StoredDealership = typeof dealerships.$inferSelect & {
	/** Differs after each change. */
	readonly version: string;
	/** Whether its email address is on the do-not-contact list. */
	readonly isDoNotContact: boolean;
	/** Those of its further addresses that are on the list. */
	readonly declinedAddresses: readonly string[];
};

/** The columns of a `StoredDealership`. */
export const storedDealershipColumns = {
	...getTableColumns(dealerships),
	version: rowVersion(dealerships),
	isDoNotContact: isOnDoNotContactList,
	declinedAddresses,
};

/**
 * Reads a dealership; undefined if there is none with this id.
 *
 * @param options.locks keeps others from changing it until the end of the transaction
 */
export async function readDealership(
	orm: Pick<Orm, "select">,
	id: number,
	{ locks = false } = {},
): Promise<StoredDealership | undefined> {
	const query = orm.select(storedDealershipColumns).from(dealerships).where(eq(dealerships.id, id));
	const [row] = await (locks ? query.for("update") : query);
	return row;
}
