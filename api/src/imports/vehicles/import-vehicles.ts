import { type Author, recordAs } from "../../changes/author.js";
import type { Orm } from "../../storage/orm.js";
import { rollBackIf } from "../../storage/roll-back.js";
import { type StoreResult, storeVehicles } from "./store-vehicles.js";
import type { NewVehicle } from "./vehicle-schema.js";

export interface VehicleImportOptions {
	/** Reports what an import would do, and changes nothing. */
	readonly dryRun?: boolean | undefined;
	/** Who the change is recorded for. */
	readonly author: Author;
	/** Removes vehicles that are not in the file. */
	readonly replace?: boolean | undefined;
}

/** The result of an import. */
export interface VehicleImportReport extends StoreResult {
	/** Whether it was applied. Otherwise everything was rolled back. */
	readonly isApplied: boolean;
}

/**
 * Stores valid vehicles in one transaction, which is rolled back in a dry run.
 *
 * @example
 * const { entries } = await readVehicleCsv(await csvOfText(text));
 * const { vehicles, invalid } = parseVehicles(entries);
 * if (invalid.length === 0) await importVehicles(orm, vehicles, { author, dryRun: true });
 */
export async function importVehicles(
	orm: Orm,
	vehicles: readonly NewVehicle[],
	{ author, dryRun = false, replace = false }: VehicleImportOptions,
): Promise<VehicleImportReport> {
	const result = await rollBackIf(orm, dryRun, async (transaction) => {
		await recordAs(transaction, author);
		return storeVehicles(transaction, vehicles, { replace });
	});
	return { isApplied: !dryRun, ...result };
}
