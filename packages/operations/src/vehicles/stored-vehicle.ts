import { type Orm, rowVersion, vehicles } from "@nev/api/operations";
import { eq, getTableColumns } from "drizzle-orm";

/** A vehicle as it is stored. */
export type StoredVehicle = typeof vehicles.$inferSelect & {
	/** Differs after each change. */
	readonly version: string;
};

/**
 * Reads a vehicle; undefined if there is none with this id.
 *
 * @param options.locks keeps others from changing it until the end of the transaction
 */
export async function readVehicle(
	orm: Pick<Orm, "select">,
	id: number,
	{ locks = false } = {},
): Promise<StoredVehicle | undefined> {
	const query = orm
		.select({ ...getTableColumns(vehicles), version: rowVersion(vehicles) })
		.from(vehicles)
		.where(eq(vehicles.id, id));
	const [row] = await (locks ? query.for("update") : query);
	return row;
}
