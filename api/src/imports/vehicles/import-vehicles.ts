import { type Author, changeOf, recordAs } from "../../changes/author.js";
import type { Orm } from "../../storage/orm.js";
import { rollBackIf } from "../../storage/roll-back.js";
import { fingerprintOf } from "../fingerprint.js";
import { type StoreResult, storeVehicles } from "./store-vehicles.js";
import type { NewVehicle } from "./vehicle-schema.js";

export interface VehicleImportOptions {
	/** Reports what an import would do, and changes nothing. */
	readonly dryRun?: boolean | undefined;
	/** Who the change is recorded for. */
	readonly author: Author;
	/** Removes vehicles that are not in the file. */
	readonly replace?: boolean | undefined;
	/**
	 * The fingerprint of the report that the operator saw. An import that would do anything else is not
	 * applied.
	 */
	readonly expected?: string | undefined;
}

/** The result of an import. */
export interface VehicleImportReport extends StoreResult {
	/** Whether it was applied. Otherwise everything was rolled back. */
	readonly isApplied: boolean;
	/** The recorded change, which can be undone; absent if nothing was changed. */
	readonly change?: number | undefined;
	/** Another one if the import would do anything else, because the file or the list is another. */
	readonly fingerprint: string;
}

/**
 * Stores valid vehicles in one transaction, which is rolled back in a dry run.
 *
 * @example
 * const { entries } = await readVehicleCsv(await csvOfBytes(bytes));
 * const { vehicles, invalid } = parseVehicles(entries);
 * if (invalid.length === 0) await importVehicles(orm, vehicles, { author, dryRun: true });
 */
export function importVehicles(
	orm: Orm,
	vehicles: readonly NewVehicle[],
	{ author, dryRun = false, replace = false, expected }: VehicleImportOptions,
): Promise<VehicleImportReport> {
	return rollBackIf(
		orm,
		({ isApplied }: VehicleImportReport) => !isApplied,
		async (transaction) => {
			await recordAs(transaction, author);
			const result = await storeVehicles(transaction, vehicles, { replace });
			const { sampleRemoved } = result;
			const fingerprint = fingerprintOf(result.vehicles, { sampleRemoved });
			const isApplied = !dryRun && (expected === undefined || expected === fingerprint);
			return {
				isApplied,
				...(isApplied && { change: await changeOf(transaction) }),
				fingerprint,
				...result,
			};
		},
	);
}
